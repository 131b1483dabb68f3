import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Landmarks } from '../vocabulary/CatalogueFile.ts';
import { catalogueItems } from '../catalogue/catalogueItems.ts';
import { itemId } from '../catalogue/composeItem.ts';
import type { Pixels, Sketch } from '../drawItem.ts';
import { createSketch } from '../drawItem.ts';
import { loadSilhouettes } from '../register.ts';
import { toPicture } from '../render/Camera.ts';
import { composeOnPaper, renderGarment } from '../render/renderDrawing.ts';
import { createCamera } from '../views.ts';
import { createMatte, storeLimbs } from './matte.ts';
import type { MatteEntry, MatteFile } from './MatteFile.ts';
import { MATTE_STEP } from './MatteFile.ts';

const SIZE = 1 / MATTE_STEP;
/** Increase when the format of a matte changes, so that all are drawn again. */
const EDITION = 4;
/** A gray background that contrasts with the edges of both dark and light cloth. */
const GROUND = [0.6, 0.6, 0.6] as const;

/** Draws the mattes that have changed since the last run, of garments that can be tried on. */
export async function drawMattes(catalogue: string, namePart: string): Promise<void> {
  const folder = join(catalogue, 'mattes');
  await mkdir(folder, { recursive: true });
  const knownMattes = await readMattes(catalogue);
  const silhouettes = await loadSilhouettes();
  const wornItems = catalogueItems.filter((item) => silhouettes.get(item.cut)!.tryOn !== null);
  const entries: [string, MatteEntry][] = [];
  for (const item of wornItems) {
    const silhouette = silhouettes.get(item.cut)!;
    const id = itemId(item);
    const sketch = createSketch(item, silhouette, 'front');
    const fingerprint = matteFingerprint(sketch);
    const oldEntry = knownMattes[id];
    const isKept = oldEntry?.fingerprint === fingerprint && existsSync(join(folder, `${id}.webp`));
    if (oldEntry && (isKept || !id.includes(namePart))) entries.push([id, oldEntry]);
    else entries.push([id, await drawMatte(id, sketch, fingerprint, folder)]);
  }
  await removeStrays(folder, new Set(entries.map(([id]) => id)));
  await writeFile(join(catalogue, 'mattes.json'), `${JSON.stringify(Object.fromEntries(entries))}\n`);
  process.stdout.write(`${entries.length} mattes\n`);
}

export async function readMattes(catalogue: string): Promise<MatteFile> {
  const file = join(catalogue, 'mattes.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as MatteFile) : {};
}

async function drawMatte(id: string, sketch: Sketch, fingerprint: string, folder: string): Promise<MatteEntry> {
  const matte = createMatteFor(sketch);
  await writeFile(join(folder, `${id}.webp`), await encodedMatte(matte));
  if (sketch.drawing.under) await writeFile(join(folder, `${id}-under.webp`), await drawHiddenTrousers(sketch));
  return { fingerprint, top: findTop(matte), ...describeGeometry(sketch) };
}

export const createMatteFor = ({ drawing, sway }: Sketch): Pixels =>
  createMatte(drawing, createCamera('front', drawing, sway, SIZE));

export const encodedMatte = ({ bytes, width, height }: Pixels): Promise<Buffer> =>
  sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer();

function findTop({ bytes, width }: Pixels): readonly [number, number] {
  let firstIndex = 0;
  while (bytes[firstIndex * 3]! < 128) firstIndex++;
  return [(firstIndex % width) * MATTE_STEP, Math.floor(firstIndex / width) * MATTE_STEP];
}

/** Sleeves and hidden pieces, in the pixels of the front picture. */
export function describeGeometry({ drawing, sway }: Sketch): Pick<MatteEntry, 'limbs' | 'under'> {
  const camera = createCamera('front', drawing, sway);
  const limbs = storeLimbs(drawing, camera);
  if (!drawing.under) return { limbs };
  const landmarks: Landmarks = Object.fromEntries(
    Object.entries(drawing.under.landmarks).map(([name, point]) => {
      const [x, y] = toPicture(camera, point);
      return [name, [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const];
    }),
  );
  return { limbs, under: { landmarks } };
}

/** Draws the trousers of a suit with the light of the pictures. */
async function drawHiddenTrousers({ drawing, sway }: Sketch): Promise<Buffer> {
  const partsUnder = { parts: drawing.under!.parts, landmarks: {}, focus: drawing.focus };
  const camera = createCamera('front', drawing, sway, SIZE);
  const picture = renderGarment(partsUnder, camera);
  const rgb = composeOnPaper([picture], GROUND, camera.scale);
  const { width, height } = picture;
  const alpha = Buffer.from(Uint8Array.from(picture.alpha, (value) => Math.round(value * 255)));
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .webp({ quality: 66, alphaQuality: 80, effort: 5 })
    .toBuffer();
}

/** A hash of a matte's inputs: outlines, their order, and whether the cloth is sheer. */
export function matteFingerprint(sketch: Sketch): string {
  const shapes = sketch.drawing.parts.map((part) =>
    part.part === 'panel'
      ? [part.outline, part.light, part.lift, part.material.fabric.cover ? part.material : 0]
      : part.part === 'cord'
        ? [part.path, part.width]
        : [part.part],
  );
  const partsUnder = sketch.drawing.under?.parts ?? [];
  return createHash('sha256')
    .update(JSON.stringify([EDITION, sketch.seed, shapes, partsUnder]))
    .digest('hex')
    .slice(0, 16);
}

async function removeStrays(folder: string, ids: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!ids.has(file.replace(/(-under)?\.webp$/u, ''))) await rm(join(folder, file));
  }
}
