import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueItems } from '../catalogue/catalogueItems.ts';
import { itemId } from '../catalogue/composeItem.ts';
import { findLandmarks, createSketch } from '../drawItem.ts';
import { loadSilhouettes } from '../register.ts';
import { describeGeometry, createMatteFor, matteFingerprint, readMattes } from './drawMattes.ts';

const CATALOGUE = fileURLToPath(new URL('../../server/assets/catalogue/', import.meta.url));
const MEGABYTE = 1024 * 1024;

const silhouettes = await loadSilhouettes();
const storedMattes = await readMattes(CATALOGUE);
const wornItems = catalogueItems
  .map((item) => ({ item, id: itemId(item), silhouette: silhouettes.get(item.cut)! }))
  .filter(({ silhouette }) => silhouette.tryOn !== null);
const sketchItem = ({ item, silhouette }: (typeof wornItems)[number]) => createSketch(item, silhouette, 'front');
const fileOf = (id: string): string => join(CATALOGUE, 'mattes', `${id}.webp`);

describe('the mattes of the demo catalogue', () => {
  it('exist for all garments that can be tried on, and match the current drawings', () => {
    expect(Object.keys(storedMattes).sort()).toEqual(wornItems.map(({ id }) => id).sort());
    const outdatedItems = wornItems.filter(
      (wornItem) => storedMattes[wornItem.id]!.fingerprint !== matteFingerprint(sketchItem(wornItem)),
    );
    expect(outdatedItems.map(({ id }) => id)).toEqual([]);
  }, 60_000);

  it('are smaller than 3 MB in total', async () => {
    const sizes = await Promise.all(
      wornItems.map(async ({ id, item }) => {
        const underCover = storedMattes[id]!.under
          ? (await stat(join(CATALOGUE, 'mattes', `${itemId(item)}-under.webp`))).size
          : 0;
        return (await stat(fileOf(id))).size + underCover;
      }),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * MEGABYTE);
  });

  it.each(wornItems.filter((_, index) => index % 131 === 7).map((wornItem) => [wornItem.id, wornItem] as const))(
    'do not change when drawn again: %s',
    async (id, wornItem) => {
      const newMatte = createMatteFor(sketchItem(wornItem));
      const bytes = await sharp(await readFile(fileOf(id)))
        .raw()
        .toBuffer();
      expect(Buffer.from(newMatte.bytes).equals(bytes)).toBe(true);
      expect(describeGeometry(sketchItem(wornItem))).toEqual({
        limbs: storedMattes[id]!.limbs,
        ...(storedMattes[id]!.under ? { under: storedMattes[id]!.under } : {}),
      });
    },
    30_000,
  );

  it.each(wornItems.filter((_, index) => index % 97 === 3).map((wornItem) => [wornItem.id, wornItem] as const))(
    'cover each landmark: %s',
    async (id, { item, silhouette }) => {
      const { data, info } = await sharp(await readFile(fileOf(id)))
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const [name, [x, y]] of Object.entries(findLandmarks(item, silhouette))) {
        if (name.startsWith('trousers_')) continue;
        let best = Infinity;
        for (let dy = -7; dy <= 7; dy++) {
          for (let dx = -7; dx <= 7; dx++) {
            const offset = ((Math.round(y / 2) + dy) * info.width + Math.round(x / 2) + dx) * 3;
            if (data[offset]! > 127) best = Math.min(best, Math.hypot(dx, dy) * 2);
          }
        }
        expect(best, name).toBeLessThanOrEqual(12);
      }
    },
  );
});
