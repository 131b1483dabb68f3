import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { CatalogueItem } from './catalogue/CatalogueFile.ts';

const COLUMNS = 6;
const TILE = { width: 320, height: 400, gap: 10 };

/** One sheet per kind of garment, to judge the pictures side by side as a grid will show them. */
export async function writeContactSheets(items: readonly CatalogueItem[], catalogue: string, out: string): Promise<void> {
  await mkdir(out, { recursive: true });
  const kinds = [...new Set(items.map((item) => item.kind))];
  for (const kind of kinds) {
    const files = items.filter((item) => item.kind === kind).map((item) => item.pictures[0]?.file).filter((file) => file !== undefined);
    await writeSheet(files.map((file) => join(catalogue, file)), join(out, `${kind}.webp`));
  }
}

async function writeSheet(files: readonly string[], out: string): Promise<void> {
  const { width, height, gap } = TILE;
  const rows = Math.ceil(files.length / COLUMNS);
  const tiles = await Promise.all(files.map(async (file, index) => ({
    input: await sharp(file).resize(width, height).png().toBuffer(),
    left: gap + (index % COLUMNS) * (width + gap),
    top: gap + Math.floor(index / COLUMNS) * (height + gap),
  })));
  await sharp({ create: { width: gap + COLUMNS * (width + gap), height: gap + rows * (height + gap), channels: 3, background: '#f6f1e8' } })
    .composite(tiles).webp({ quality: 88 }).toFile(out);
}
