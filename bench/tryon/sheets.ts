import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';

/** One row of a contact sheet: the photo, the garment, and the result, which is missing if it was refused. */
export interface Row {
  readonly number: number;
  readonly person: URL;
  readonly garment: URL;
  readonly result: Uint8Array | null;
}

const [WIDTH, HEIGHT, LINE] = [240, 320, 18];
const COLUMNS = 3;
const ROWS = 4;

/**
 * Writes contact sheets of twelve combinations each, and every result under its number, for graders who see only these.
 */
export async function writeSheets(folder: URL, rows: readonly Row[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { number, result } of rows)
    if (result !== null)
      await sharp(result)
        .png()
        .toFile(fileURLToPath(new URL(`${named(number)}.png`, folder)));
  const perSheet = COLUMNS * ROWS;
  for (let from = 0; from < rows.length; from += perSheet) {
    const tiles = await Promise.all(rows.slice(from, from + perSheet).map(tilesOf));
    await sharp({ create: { width: COLUMNS * (3 * WIDTH + 8), height: ROWS * (HEIGHT + LINE), ...WHITE } })
      .composite(tiles.flat())
      .png()
      .toFile(fileURLToPath(new URL(`sheet-${named(from / perSheet + 1)}.png`, folder)));
  }
}

const WHITE = { channels: 3, background: '#ffffff' } as const;
const named = (number: number): string => String(number).padStart(2, '0');

async function tilesOf({ number, person, garment, result }: Row, place: number): Promise<OverlayOptions[]> {
  const left = (place % COLUMNS) * (3 * WIDTH + 8);
  const top = Math.floor(place / COLUMNS) * (HEIGHT + LINE);
  const pictures = [fileURLToPath(person), fileURLToPath(garment), ...(result === null ? [] : [result])];
  const tiles = pictures.map(async (picture, i) => ({
    input: await sharp(picture)
      .autoOrient()
      .resize(WIDTH, HEIGHT, { fit: 'contain', background: '#777777' })
      .toBuffer(),
    left: left + i * WIDTH,
    top: top + LINE,
  }));
  const title = result === null ? `${named(number)} refused` : named(number);
  // Rendered as text instead of SVG, because the photo decoder disables SVG for the whole process.
  const label = await sharp({ text: { text: title, height: LINE - 4 } })
    .png()
    .toBuffer();
  return [...(await Promise.all(tiles)), { input: label, left, top }];
}
