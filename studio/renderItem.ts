import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import type { CataloguePicture, View } from './catalogue/CatalogueFile.ts';
import { VIEWS } from './catalogue/CatalogueFile.ts';
import { itemId, pictureAlt } from './catalogue/composeItem.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import type { Pixels } from './drawItem.ts';
import { drawView } from './drawItem.ts';
import type { Silhouette } from './garments/Silhouette.ts';

/** AVIF quality per view, found by eye: below these the weave turns to mush. */
const QUALITY: Readonly<Record<View, number>> = { front: 54, back: 47, detail: 45 };
const THUMB = 60;

/** Draws all views of an item and stores them. */
export async function renderItem(item: ItemDefinition, silhouette: Silhouette, folder: string): Promise<readonly CataloguePicture[]> {
  const id = itemId(item);
  await mkdir(join(folder, 'pictures', id), { recursive: true });
  const pictures: CataloguePicture[] = [];
  for (const view of VIEWS) {
    const pixels = drawView(item, silhouette, view);
    const file = `pictures/${id}/${view}.avif`;
    await writeFile(join(folder, file), await avif(pixels, QUALITY[view]));
    pictures.push({ view, file, width: pixels.width, height: pixels.height, thumbhash: await thumbhashOf(pixels), alt: pictureAlt(item, silhouette, view) });
  }
  return pictures;
}

const raw = ({ bytes, width, height }: Pixels): Sharp => sharp(bytes, { raw: { width, height, channels: 3 } });

function avif(pixels: Pixels, quality: number): Promise<Buffer> {
  return raw(pixels).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
}

async function thumbhashOf(pixels: Pixels): Promise<string> {
  const height = THUMB;
  const width = Math.round((THUMB * pixels.width) / pixels.height);
  const small = await raw(pixels).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(width, height, small)).toString('base64');
}
