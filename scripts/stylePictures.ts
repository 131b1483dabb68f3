import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { FittingFiles } from '../server/adapters/fitting/FittingFiles.ts';
import { dressFigure } from '../server/domain/fitting/dress.ts';
import { TONES } from '../server/domain/fitting/tones.ts';
import type { Outfit } from '../server/domain/fitting/wear.ts';
import { STYLES, type Style } from '../src/domain/preferences/options.ts';
import { STYLE_LOOKS, type StyleLook } from './stylePictures/looks.ts';

/**
 * `npx tsx scripts/stylePictures.ts [--only chic,edgy] [--sheet]` dresses a figure for each style and writes the
 * pictures to `public/styles`. `--sheet` also writes a contact sheet to `.cache/styles`.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PICTURE_FOLDER = join(ROOT, 'public/styles');
const SHEET_FOLDER = join(ROOT, '.cache/styles');
/** Size in pixels: three times the width of a tile on a phone. */
const PICTURE_SIZE = { width: 336, height: 420 } as const;
const PICTURE_QUALITY = 80;
/** The crop from above the head to below the knees, in pixels of the drawn figure. */
const CROP = { left: 148, top: 4, width: 524, height: 655 } as const;
const SHEET_COLUMN_COUNT = 6;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, sheet: { type: 'boolean', default: false } },
});
const wantedNames = values.only.split(',').filter((name) => name !== '');
const files = await FittingFiles.open(new URL('../server/assets/', import.meta.url));
const styles = STYLES.filter((style) => wantedNames.length === 0 || wantedNames.includes(style.toLowerCase()));

await mkdir(PICTURE_FOLDER, { recursive: true });
const pictures = [];
for (const style of styles) {
  const picture = await drawStyle(style);
  await writeFile(join(PICTURE_FOLDER, `${style.toLowerCase()}.webp`), picture);
  process.stdout.write(`${style} ${(picture.length / 1024).toFixed(1)} KiB\n`);
  pictures.push(picture);
}
if (values.sheet) await writeSheet(pictures);

async function drawStyle(style: Style): Promise<Buffer> {
  const look = STYLE_LOOKS[style];
  const figure = files.figures.find(({ id }) => id === look.figure);
  const tone = TONES.find(({ id }) => id === look.tone);
  if (!figure || !tone) throw new Error(`The look of ${style} names an unknown figure or skin tone.`);
  const { bytes, width, height } = dressFigure(
    figure,
    await files.readLayers(figure.id),
    tone,
    await collectGarments(look),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .extract(CROP)
    .resize(PICTURE_SIZE)
    .webp({ quality: PICTURE_QUALITY, effort: 6 })
    .toBuffer();
}

async function collectGarments({ items, suit, tucked, open }: StyleLook): Promise<Outfit> {
  const garments = await Promise.all(
    Object.entries(items).map(async ([slot, id]) => [slot, await files.readGarment(id)] as const),
  );
  const jacket = suit === undefined ? undefined : await files.readGarment(suit);
  const trousers = suit === undefined ? undefined : await files.readTrousers(suit);
  return {
    ...Object.fromEntries(garments),
    ...(jacket && { jacket }),
    ...(trousers && { bottom: trousers }),
    isTucked: tucked ?? false,
    isOpen: open ?? false,
  };
}

async function writeSheet(drawnPictures: readonly Buffer[]): Promise<void> {
  await mkdir(SHEET_FOLDER, { recursive: true });
  const { width, height } = PICTURE_SIZE;
  const rowCount = Math.ceil(drawnPictures.length / SHEET_COLUMN_COUNT);
  const tiles = drawnPictures.map((input, index) => ({
    input,
    left: (index % SHEET_COLUMN_COUNT) * width,
    top: Math.floor(index / SHEET_COLUMN_COUNT) * height,
  }));
  const sheet = {
    width: SHEET_COLUMN_COUNT * width,
    height: rowCount * height,
    channels: 3,
    background: '#fff',
  } as const;
  await sharp({ create: sheet }).composite(tiles).png().toFile(join(SHEET_FOLDER, 'sheet.png'));
}
