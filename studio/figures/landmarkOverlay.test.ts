import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ItemDefinition } from '../catalogue/ItemDefinition.ts';
import type { Pixels } from '../drawItem.ts';
import { drawCutOut, drawView, findLandmarks } from '../drawItem.ts';
import { loadSilhouettes } from '../register.ts';
import { createSampleItem } from '../sample.ts';
import { listMarkPixels, drawLandmarks } from './landmarkOverlay.ts';

const SIZE = 0.3;
/** Maximum distance of a mark from the cloth in pixels of the stored picture, because tilt and warp move edges. */
const MAX_DISTANCE = 10;
const SHEET = fileURLToPath(new URL('../../.cache/studio/landmarks', import.meta.url));

const silhouettes = await loadSilhouettes();
const wornItems = [...silhouettes.values()]
  .filter(({ tryOn }) => tryOn !== null)
  .map((silhouette) => [silhouette.name, createSampleItem(silhouette)] as const);
const overlays: Pixels[] = [];

/** Distance from a landmark to the nearest cloth in pixels of the stored picture; 0 on the cloth. */
function distanceToCloth(cutOut: Pixels, [x, y]: readonly [number, number]): number {
  const reach = Math.ceil(MAX_DISTANCE * 3 * SIZE);
  let best = Infinity;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const [px, py] = [Math.round(x * SIZE) + dx, Math.round(y * SIZE) + dy];
      const alpha =
        px < 0 || py < 0 || px >= cutOut.width || py >= cutOut.height
          ? 0
          : cutOut.bytes[(py * cutOut.width + px) * 4 + 3]!;
      if (alpha > 127) best = Math.min(best, Math.hypot(dx, dy) / SIZE);
    }
  }
  return best;
}

/** The fraction of a mark's pixels that differ clearly from the picture without it. */
function visibleShare(lowerPicture: Pixels, upperPicture: Pixels, [x, y]: readonly [number, number]): number {
  const pixels = listMarkPixels(x * SIZE, y * SIZE);
  const changedPixels = pixels.filter(([px, py]) => {
    const offset = (py * lowerPicture.width + px) * 3;
    return (
      Math.max(
        ...[0, 1, 2].map((channel) =>
          Math.abs((lowerPicture.bytes[offset + channel] ?? 0) - (upperPicture.bytes[offset + channel] ?? 0)),
        ),
      ) > 48
    );
  });
  return changedPixels.length / pixels.length;
}

describe('landmarks drawn over the picture', () => {
  it.each(wornItems)(
    'lie on the cloth and can be seen: %s',
    (_name, item: ItemDefinition) => {
      const silhouette = silhouettes.get(item.cut)!;
      const plainPicture = drawView(item, silhouette, 'front', SIZE);
      const marks = findLandmarks(item, silhouette);
      const drawnPicture = drawLandmarks(plainPicture, marks, SIZE);
      overlays.push(drawnPicture);
      const cutOut = drawCutOut(item, silhouette, SIZE);
      for (const [name, point] of Object.entries(marks)) {
        expect(distanceToCloth(cutOut, point), `${name} lies beside the cloth`).toBeLessThanOrEqual(MAX_DISTANCE);
        expect(visibleShare(plainPicture, drawnPicture, point), `${name} cannot be seen`).toBeGreaterThan(0.4);
      }
    },
    60_000,
  );

  /** Writes pictures for review by eye. Colors identify the landmarks. */
  afterAll(async () => {
    const across = 8;
    const [width, height] = [overlays[0]!.width + 6, overlays[0]!.height + 6];
    await mkdir(SHEET, { recursive: true });
    await sharp({
      create: {
        width: across * width,
        height: Math.ceil(overlays.length / across) * height,
        channels: 3,
        background: '#f6f1e8',
      },
    })
      .composite(
        overlays.map(({ bytes, width: w, height: h }, index) => ({
          input: Buffer.from(bytes),
          raw: { width: w, height: h, channels: 3 as const },
          left: (index % across) * width,
          top: Math.floor(index / across) * height,
        })),
      )
      .webp({ quality: 88, effort: 2 })
      .toFile(join(SHEET, 'fronts.webp'));
  }, 60_000);
});
