import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadSilhouettes } from '../register.ts';
import { Bench } from '../tailoring/Bench.ts';
import type { Part } from '../tailoring/Drawing.ts';
import { moveParts } from '../tailoring/moved.ts';
import { hashOf } from '../tailoring/random.ts';
import type { PlacedPiece, Illustration } from './illustrations.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { drawInkGroup, createInkPicture } from './inkDrawing.ts';

type Silhouettes = Awaited<ReturnType<typeof loadSilhouettes>>;

/** Draws every illustration into `folder` as an SVG file. Deterministic. */
export async function writeInk(folder: string): Promise<void> {
  const silhouettes = await loadSilhouettes();
  await mkdir(folder, { recursive: true });
  for (const illustration of ILLUSTRATIONS) {
    const svg = drawIllustration(illustration, silhouettes);
    await writeFile(join(folder, `${illustration.name}.svg`), svg);
    process.stdout.write(`${illustration.name}.svg  ${svg.length} bytes, ${gzipSync(svg).length} compressed\n`);
  }
}

export function drawIllustration({ name, pieces }: Illustration, silhouettes: Silhouettes): string {
  const seed = hashOf(`ink ${name}`);
  const parts = pieces.map((piece) => positionPiece(piece, silhouettes, seed));
  const xs = parts
    .flat()
    .flatMap(listPoints)
    .map(([x]) => x);
  const ys = parts
    .flat()
    .flatMap(listPoints)
    .map(([, y]) => y);
  const margin = 26;
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const frame = { left, top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
  return createInkPicture(
    parts.map((ownParts, index) => drawInkGroup({ parts: ownParts }, seed + index, String.fromCharCode(97 + index))),
    frame,
    seed,
  );
}

const listPoints = (part: Part) => (part.part === 'panel' ? part.outline : part.part === 'cord' ? part.path : []);

function positionPiece(
  { cut, cloth, options = {}, at, scale = 1 }: PlacedPiece,
  silhouettes: Silhouettes,
  seed: number,
): Part[] {
  const silhouette = silhouettes.get(cut);
  if (!silhouette) throw new Error(`There is no silhouette called ${cut}.`);
  const { parts } = silhouette.draw(new Bench(options, cloth, seed ^ hashOf(cut), 'front'));
  return at ? moveParts(parts, scale, [at[0], at[1] - 500 * scale]) : [...parts];
}
