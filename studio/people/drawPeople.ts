import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { BUILDS } from './Build.ts';
import type { Layer, LayerName } from './drawFigure.ts';
import { drawFigure, LAYERS } from './drawFigure.ts';
import type { StoredFigure, StoredLayer } from './figureFile.ts';
import { createStoredFigure } from './figureFile.ts';

/** Draws every figure into `server/assets/figures`, with a picture for each layer. */
export async function drawPeople(folder: string): Promise<void> {
  const figures: StoredFigure[] = [];
  for (const build of BUILDS) {
    const layers = await drawFigure(build);
    await rm(join(folder, build.id), { recursive: true, force: true });
    await mkdir(join(folder, build.id), { recursive: true });
    const storedLayers: [LayerName, StoredLayer][] = [];
    for (const name of LAYERS) {
      const box = findBoundingBox(layers[name]);
      await writeFile(join(folder, build.id, `${name}.webp`), await encoded(layers[name], box));
      storedLayers.push([name, box]);
    }
    figures.push(createStoredFigure(build, Object.fromEntries(storedLayers) as StoredFigure['layers']));
    process.stdout.write(`${build.id}\n`);
  }
  await writeFile(join(folder, 'figures.json'), `${JSON.stringify(figures)}\n`);
}

export async function readFigures(folder: string): Promise<readonly StoredFigure[]> {
  const file = join(folder, 'figures.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as StoredFigure[]) : [];
}

const encoded = ({ bytes, width, height }: Layer, { left, top, ...size }: StoredLayer): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 4 } })
    .extract({ left, top, ...size })
    .webp({ quality: 93, alphaQuality: 95, effort: 5, smartSubsample: true })
    .toBuffer();

/** The bounding box of a layer's visible pixels. */
export function findBoundingBox({ bytes, width, height }: Layer): StoredLayer {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 3; i < bytes.length; i += 4) {
    if (bytes[i]! === 0) continue;
    const position = (i - 3) / 4;
    const [x, y] = [position % width, Math.floor(position / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
