import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import type { Picture } from '../../server/domain/fitting/person/Picture.ts';

/** A row of a contact sheet: the photo, the garment and the dressed photo. */
export interface SheetRow {
  readonly number: number;
  readonly person: URL;
  readonly garment: URL;
  /** The picture; null if nothing could be drawn. */
  readonly picture: Picture | null;
  readonly isShown: boolean;
  readonly note: string;
}

const [TILE_WIDTH, TILE_HEIGHT, LINE_HEIGHT] = [240, 320, 18];
const COLUMN_COUNT = 3;
const ROW_COUNT = 4;
const GAP = 8;
const WHITE = { channels: 3, background: '#ffffff' } as const;

export async function emptyFolder(folder: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(new URL('refused/', folder), { recursive: true });
}

/** Writes contact sheets of all combinations, including refused ones. */
export async function writeSheets(folder: URL, rows: readonly SheetRow[]): Promise<void> {
  const rowsPerSheet = COLUMN_COUNT * ROW_COUNT;
  for (let from = 0; from < rows.length; from += rowsPerSheet) {
    const tiles = await Promise.all(rows.slice(from, from + rowsPerSheet).map(createTiles));
    const size = { width: COLUMN_COUNT * (3 * TILE_WIDTH + GAP), height: ROW_COUNT * (TILE_HEIGHT + LINE_HEIGHT) };
    await sharp({ create: { ...size, ...WHITE } })
      .composite(tiles.flat())
      .png()
      .toFile(fileURLToPath(new URL(`sheet-${formatNumber(from / rowsPerSheet + 1)}.png`, folder)));
  }
}

const formatNumber = (number: number): string => String(number).padStart(3, '0');
const raw = ({ width, height }: Picture) => ({ raw: { width, height, channels: 3 } }) as const;

/**
 * Writes each picture under its number, for people who grade it without other information. Refused pictures have
 * their own folder.
 */
export async function writePicture(folder: URL, { number, picture, isShown }: SheetRow): Promise<void> {
  if (picture === null) return;
  await sharp(picture.rgb, raw(picture))
    .jpeg({ quality: 92 })
    .toFile(fileURLToPath(new URL(`${isShown ? '' : 'refused/'}${formatNumber(number)}.jpg`, folder)));
}

async function createTiles(
  { number, person, garment, picture, note }: SheetRow,
  position: number,
): Promise<OverlayOptions[]> {
  const left = (position % COLUMN_COUNT) * (3 * TILE_WIDTH + GAP);
  const top = Math.floor(position / COLUMN_COUNT) * (TILE_HEIGHT + LINE_HEIGHT);
  const sources = [sharp(fileURLToPath(person)), sharp(fileURLToPath(garment))];
  if (picture !== null) sources.push(sharp(picture.rgb, raw(picture)));
  const tiles = sources.map(async (source, i) => ({
    input: await source
      .autoOrient()
      .resize(TILE_WIDTH, TILE_HEIGHT, { fit: 'contain', background: '#777777' })
      .png()
      .toBuffer(),
    left: left + i * TILE_WIDTH,
    top: top + LINE_HEIGHT,
  }));
  // Render the label as text, because the photo decoder disables SVG in the whole process.
  const label = await sharp({ text: { text: `${formatNumber(number)} ${note}`, height: LINE_HEIGHT - 4 } })
    .resize({ width: 3 * TILE_WIDTH, withoutEnlargement: true })
    .png()
    .toBuffer();
  return [...(await Promise.all(tiles)), { input: label, left, top }];
}
