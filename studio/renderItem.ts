import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CataloguePicture, View } from './vocabulary/CatalogueFile.ts';
import { itemId } from './catalogue/composeItem.ts';
import type { Pixels } from './drawItem.ts';
import { drawView } from './drawItem.ts';
import { encodeAvif, createThumbhash } from './encode.ts';
import type { LaidItem } from './flatLay.ts';
import { drawFlatLay } from './flatLay.ts';
import { writeNarrowCopies } from './narrowCopies.ts';

export type StoredPicture = Omit<CataloguePicture, 'alt'>;

/** Draws some views of an item and stores them. */
export async function renderItem(
  laidItem: LaidItem,
  otherItems: readonly [LaidItem, LaidItem] | undefined,
  views: readonly View[],
  folder: string,
): Promise<readonly StoredPicture[]> {
  const id = itemId(laidItem.item);
  await mkdir(join(folder, 'pictures', id), { recursive: true });
  const pictures: StoredPicture[] = [];
  for (const view of views) {
    const pixels = drawAny(laidItem, otherItems, view);
    const file = `pictures/${id}/${view}.avif`;
    await writeFile(join(folder, file), await encodeAvif(pixels, view));
    if (view === 'front') await writeNarrowCopies(folder, file);
    pictures.push({ view, file, width: pixels.width, height: pixels.height, thumbhash: await createThumbhash(pixels) });
  }
  return pictures;
}

function drawAny(laidItem: LaidItem, otherItems: readonly [LaidItem, LaidItem] | undefined, view: View): Pixels {
  if (view !== 'flat') return drawView(laidItem.item, laidItem.silhouette, view);
  if (!otherItems) throw new Error('The item has no matching pieces for a flat lay.');
  return drawFlatLay(laidItem, otherItems);
}
