import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { FittingFiles } from '../server/adapters/fitting/FittingFiles.ts';
import type { FigurePixels } from '../server/domain/fitting/layers.ts';
import type { Outfit } from '../server/domain/fitting/wear.ts';
import { dressFigure } from '../server/domain/fitting/dress.ts';
import type { Garment } from '../server/domain/fitting/Garment.ts';
import { TONES } from '../server/domain/fitting/tones.ts';

/**
 * `npx tsx scripts/figureSheets.ts [--only <text in an id or a kind>] [--figures woman-plus,man-slim] [--every 4]`
 * dresses figures in the demo garments and writes contact sheets to `.cache/fitting`.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT_FOLDER = join(ROOT, '.cache/fitting');
const ASSETS = new URL('../server/assets/', import.meta.url);
/** The second garment of a figure, if the first covers only the upper or the lower body. */
const BASIC_GARMENTS = { top: 'skarvholm-rib-tank-01', bottom: 'brackwater-mill-no-9-straight-jean' } as const;
const OUTER_KINDS = ['coat', 'jacket', 'blazer', 'cardigan', 'waistcoat'];
const CELL_CROP = { left: 110, width: 600, shown: 216 } as const;
const COLUMN_COUNT = 8;
const ROW_COUNT = 4;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    figures: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    open: { type: 'boolean', default: false },
    loose: { type: 'boolean', default: false },
    name: { type: 'string', default: 'sheet' },
  },
});

sharp.concurrency(1);
const files = await FittingFiles.open(ASSETS);
const figures = files.figures.filter(({ id }) => values.figures === '' || values.figures.split(',').includes(id));
const layers = new Map<string, FigurePixels>();
const basicGarments = {
  top: await files.readGarment(BASIC_GARMENTS.top),
  bottom: await files.readGarment(BASIC_GARMENTS.bottom),
};

const ids = files.ids
  .filter((id) => id.includes(values.only) || files.findPieces(id)!.main.kind === values.only)
  .filter((_, index) => index % Number(values.every) === 0);

await mkdir(OUTPUT_FOLDER, { recursive: true });
const tilesPerSheet = COLUMN_COUNT * ROW_COUNT;
for (let page = 0; page * tilesPerSheet < ids.length; page++) {
  const tiles = [];
  for (const [index, id] of ids.slice(page * tilesPerSheet, (page + 1) * tilesPerSheet).entries())
    tiles.push(await createTile(id, page * tilesPerSheet + index));
  const file = join(OUTPUT_FOLDER, `${values.name}-${page + 1}.webp`);
  await writeSheet(tiles, file);
  process.stdout.write(`${file}\n`);
}

async function createOutfit(id: string): Promise<Outfit> {
  const { category, main } = files.findPieces(id)!;
  const garment = await files.readGarment(id);
  if (category === 'suits')
    return { outer: garment, ...createBottom(await files.readTrousers(id)), top: basicGarments.top, isTucked: true };
  if (category === 'dresses') return { fullBody: garment };
  if (category === 'lower_body') return { bottom: garment, top: basicGarments.top, isTucked: !values.loose };
  if (OUTER_KINDS.includes(main.kind)) return { outer: garment, ...basicGarments, isTucked: true, isOpen: values.open };
  return {
    top: garment,
    bottom: basicGarments.bottom,
    isTucked: !values.loose && ['shirt', 'blouse', 'camisole'].includes(main.kind),
  };
}

function createBottom(bottom: Garment | undefined): Pick<Outfit, 'bottom'> {
  return bottom ? { bottom } : {};
}

async function createTile(id: string, index: number): Promise<Buffer> {
  const figure = figures[index % figures.length]!;
  const pixels = layers.get(figure.id) ?? (await files.readLayers(figure.id));
  layers.set(figure.id, pixels);
  const { bytes, width, height } = dressFigure(
    figure,
    pixels,
    TONES[(index * 5) % TONES.length]!,
    await createOutfit(id),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .extract({ left: CELL_CROP.left, top: 0, width: CELL_CROP.width, height })
    .resize(CELL_CROP.shown)
    .png()
    .toBuffer();
}

async function writeSheet(tiles: readonly Buffer[], file: string): Promise<void> {
  const height = Math.round((CELL_CROP.shown * 1024) / CELL_CROP.width);
  await sharp({
    create: { width: COLUMN_COUNT * CELL_CROP.shown, height: ROW_COUNT * height, channels: 3, background: '#f6f1e8' },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMN_COUNT) * CELL_CROP.shown,
        top: Math.floor(index / COLUMN_COUNT) * height,
      })),
    )
    .webp({ quality: 90 })
    .toFile(file);
}
