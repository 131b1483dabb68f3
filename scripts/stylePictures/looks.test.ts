import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { STYLES } from '../../src/domain/preferences/options.ts';
import { STYLE_LOOKS } from './looks.ts';

const MAX_TOTAL_BYTES = 600 * 1024;

it('has a picture of each style, all of one size, light together', async () => {
  const pictures = await Promise.all(STYLES.map((style) => readFile(`public/styles/${style.toLowerCase()}.webp`)));
  for (const picture of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 336, height: 420 });
  }
  expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MAX_TOTAL_BYTES);
});

it('shows pieces of the demo catalogue', async () => {
  const { items } = JSON.parse(await readFile('server/assets/catalogue/catalogue.json', 'utf8')) as {
    items: { id: string }[];
  };
  const knownIds = new Set(items.map(({ id }) => id));
  const wornIds = Object.values(STYLE_LOOKS).flatMap(({ items: worn, suit }) => [
    ...Object.values(worn),
    ...(suit ? [suit] : []),
  ]);
  expect(wornIds.filter((id) => !knownIds.has(id))).toEqual([]);
});
