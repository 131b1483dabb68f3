import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BUILDS } from './Build.ts';
import { drawFigure, LAYERS } from './drawFigure.ts';
import { findBoundingBox, readFigures } from './drawPeople.ts';
import { createStoredFigure } from './figureFile.ts';

const FOLDER = fileURLToPath(new URL('../../server/assets/figures/', import.meta.url));
const storedFigures = await readFigures(FOLDER);

describe('the drawn figures', () => {
  it('are women and men from slim to plus size, with their current measures', () => {
    expect(storedFigures.map(({ id }) => id)).toEqual(BUILDS.map(({ id }) => id));
    for (const gender of ['women', 'men'] as const)
      expect(storedFigures.filter((figure) => figure.gender === gender).length).toBeGreaterThanOrEqual(4);
    for (const build of BUILDS) {
      const { layers, ...measures } = storedFigures.find(({ id }) => id === build.id)!;
      expect({ ...createStoredFigure(build, layers) }).toEqual({ ...measures, layers });
    }
  });

  it('are smaller than 1 MB in total', async () => {
    const sizes = await Promise.all(
      storedFigures.flatMap(({ id }) =>
        LAYERS.map(async (layer) => (await stat(join(FOLDER, id, `${layer}.webp`))).size),
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1024 * 1024);
  });

  it('do not change when drawn again, apart from encoding losses', async () => {
    const build = BUILDS[0]!;
    const redrawnLayers = await drawFigure(build);
    for (const name of LAYERS) {
      const box = findBoundingBox(redrawnLayers[name]);
      expect(box).toEqual(storedFigures[0]!.layers[name]);
      const bytes = await sharp(await readFile(join(FOLDER, build.id, `${name}.webp`)))
        .ensureAlpha()
        .raw()
        .toBuffer();
      let distance = 0;
      for (let y = 0; y < box.height; y++) {
        for (let x = 0; x < box.width; x++) {
          const [offset, redrawnOffset] = [
            (y * box.width + x) * 4,
            ((box.top + y) * redrawnLayers[name].width + box.left + x) * 4,
          ];
          if (redrawnLayers[name].bytes[redrawnOffset + 3]! < 250) continue;
          distance += Math.abs(bytes[offset]! - redrawnLayers[name].bytes[redrawnOffset]!);
        }
      }
      expect(distance / (box.width * box.height), name).toBeLessThan(3);
    }
  }, 60_000);
});
