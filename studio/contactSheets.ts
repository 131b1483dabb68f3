import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CatalogueItem } from './vocabulary/CatalogueFile.ts';

const COLUMNS = 8;
const ITEMS_PER_PAGE = 48;
const TILE_SIZE = { width: 240, height: 300, gap: 8 };

/** Writes sheets by kind, brand and color, and sheets of 48 items in the order of the catalogue. */
export async function writeContactSheets(
  items: readonly CatalogueItem[],
  catalogue: string,
  outputPath: string,
): Promise<void> {
  const shownItems = items.filter((item) => item.pictures.length > 0);
  const tiles = new Map<string, Buffer>();
  for (const item of shownItems)
    tiles.set(
      item.id,
      await sharp(join(catalogue, item.pictures[0]!.file))
        .resize(TILE_SIZE.width, TILE_SIZE.height)
        .jpeg({ quality: 92 })
        .toBuffer(),
    );
  const sheets: [string, string, readonly CatalogueItem[]][] = [
    ...groupItems(shownItems, (item) => [item.kind]).map(
      ([name, sheetItems]) => ['kind', name, sheetItems] as [string, string, readonly CatalogueItem[]],
    ),
    ...groupItems(shownItems, (item) => [item.brand]).map(
      ([name, sheetItems]) => ['brand', name, sheetItems] as [string, string, readonly CatalogueItem[]],
    ),
    ...groupItems(shownItems, (item) => item.colors).map(
      ([name, sheetItems]) => ['color', name, sheetItems] as [string, string, readonly CatalogueItem[]],
    ),
    ...Array.from(
      { length: Math.ceil(shownItems.length / ITEMS_PER_PAGE) },
      (_, page): [string, string, readonly CatalogueItem[]] => [
        'all',
        String(page + 1).padStart(2, '0'),
        shownItems.slice(page * ITEMS_PER_PAGE, (page + 1) * ITEMS_PER_PAGE),
      ],
    ),
  ];
  for (const [folder, name, sheetItems] of sheets) {
    await mkdir(join(outputPath, folder), { recursive: true });
    await writeSheet(
      sheetItems.map((item) => tiles.get(item.id)!),
      join(outputPath, folder, `${fileName(name)}.webp`),
    );
  }
}

function groupItems(
  items: readonly CatalogueItem[],
  by: (item: CatalogueItem) => readonly string[],
): [string, CatalogueItem[]][] {
  const groups = new Map<string, CatalogueItem[]>();
  for (const item of items) for (const name of by(item)) groups.set(name, [...(groups.get(name) ?? []), item]);
  return [...groups];
}

const fileName = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

async function writeSheet(tiles: readonly Buffer[], folder: string): Promise<void> {
  const { width, height, gap } = TILE_SIZE;
  const rows = Math.ceil(tiles.length / COLUMNS);
  const placedTiles = tiles.map((input, index) => ({
    input,
    left: gap + (index % COLUMNS) * (width + gap),
    top: gap + Math.floor(index / COLUMNS) * (height + gap),
  }));
  await sharp({
    create: {
      width: gap + COLUMNS * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#f6f1e8',
    },
  })
    .composite(placedTiles)
    .webp({ quality: 86 })
    .toFile(folder);
}
