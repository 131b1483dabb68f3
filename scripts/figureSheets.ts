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
 * dresses figures in the demo garments and writes contact sheets to `.cache/fitting` for review.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUTPUT_FOLDER = join(ROOT, '.cache/fitting');
const ASSETS = new URL('../server/assets/', import.meta.url);
/** What is worn with a garment that covers only the upper or the lower body. */
const BASIC_GARMENTS = { top: 'skarvholm-rib-tank-01', bottom: 'brackwater-mill-no-9-straight-jean' } as const;
const OUTER_KINDS = ['coat', 'jacket', 'blazer', 'cardigan', 'waistcoat'];
const CELL = { left: 110, width: 600, shown: 216 } as const;
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
const basics = {
  top: await files.readGarment(BASIC_GARMENTS.top),
  bottom: await files.readGarment(BASIC_GARMENTS.bottom),
};

const ids = files.ids
  .filter((id) => id.includes(values.only) || files.findPieces(id)!.main.kind === values.only)
  .filter((_, index) => index % Number(values.every) === 0);

await mkdir(OUTPUT_FOLDER, { recursive: true });
const perSheet = COLUMN_COUNT * ROW_COUNT;
for (let page = 0; page * perSheet < ids.length; page++) {
  const tiles = [];
  for (const [index, id] of ids.slice(page * perSheet, (page + 1) * perSheet).entries())
    tiles.push(await tile(id, page * perSheet + index));
  const file = join(OUTPUT_FOLDER, `${values.name}-${page + 1}.webp`);
  await writeSheet(tiles, file);
  process.stdout.write(`${file}\n`);
}

async function outfitOf(id: string): Promise<Outfit> {
  const { category, main } = files.findPieces(id)!;
  const garment = await files.readGarment(id);
  if (category === 'suits')
    return { outer: garment, ...withUnder(await files.readTrousers(id)), top: basics.top, isTucked: true };
  if (category === 'dresses') return { fullBody: garment };
  if (category === 'lower_body') return { bottom: garment, top: basics.top, isTucked: !values.loose };
  if (OUTER_KINDS.includes(main.kind)) return { outer: garment, ...basics, isTucked: true, isOpen: values.open };
  return {
    top: garment,
    bottom: basics.bottom,
    isTucked: !values.loose && ['shirt', 'blouse', 'camisole'].includes(main.kind),
  };
}

function withUnder(bottom: Garment | undefined): Pick<Outfit, 'bottom'> {
  return bottom ? { bottom } : {};
}

async function tile(id: string, index: number): Promise<Buffer> {
  const figure = figures[index % figures.length]!;
  const pixels = layers.get(figure.id) ?? (await files.readLayers(figure.id));
  layers.set(figure.id, pixels);
  const { bytes, width, height } = dressFigure(figure, pixels, TONES[(index * 5) % TONES.length]!, await outfitOf(id));
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .extract({ left: CELL.left, top: 0, width: CELL.width, height })
    .resize(CELL.shown)
    .png()
    .toBuffer();
}

async function writeSheet(tiles: readonly Buffer[], file: string): Promise<void> {
  const height = Math.round((CELL.shown * 1024) / CELL.width);
  await sharp({
    create: { width: COLUMN_COUNT * CELL.shown, height: ROW_COUNT * height, channels: 3, background: '#f6f1e8' },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: (index % COLUMN_COUNT) * CELL.shown,
        top: Math.floor(index / COLUMN_COUNT) * height,
      })),
    )
    .webp({ quality: 90 })
    .toFile(file);
}
