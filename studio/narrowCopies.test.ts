import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const PICTURES = fileURLToPath(new URL('../server/assets/catalogue/pictures', import.meta.url));
const WIDTHS = [320, 480];
/**
 * Maximum mean difference of a channel (0 to 255): above the loss of encoding, below the effect of another tilt or
 * color.
 */
const AS_GOOD_AS_EQUAL = 2;

const pixels = (file: string) => sharp(join(PICTURES, file)).resize({ width: 80 }).raw().toBuffer();
const differenceOf = (firstBytes: Buffer, secondBytes: Buffer) =>
  firstBytes.reduce((sum, value, index) => sum + Math.abs(value - secondBytes[index]!), 0) / firstBytes.length;

describe('narrow copies', async () => {
  const ids = await readdir(PICTURES);

  it('lie beside every front, in the widths of their names', async () => {
    const widths = await Promise.all(
      ids.map((id) =>
        Promise.all(
          WIDTHS.map(async (width) => (await sharp(join(PICTURES, id, `front.${width}.avif`)).metadata()).width),
        ),
      ),
    );
    expect(widths).toEqual(ids.map(() => WIDTHS));
  });

  it('show the same picture as their front', { timeout: 30_000 }, async () => {
    for (const id of ids.filter((_, index) => index % 40 === 0)) {
      const front = await pixels(join(id, 'front.avif'));
      for (const width of WIDTHS)
        expect(differenceOf(front, await pixels(join(id, `front.${width}.avif`))), id).toBeLessThan(AS_GOOD_AS_EQUAL);
    }
  });
});
