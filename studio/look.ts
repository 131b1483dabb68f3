import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { View } from './vocabulary/CatalogueFile.ts';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { itemId } from './catalogue/composeItem.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { itemsToCome } from './catalogue/itemsToCome.ts';
import { findMatchingPieces } from './catalogue/pieces.ts';
import type { Pixels } from './drawItem.ts';
import { drawView } from './drawItem.ts';
import type { LaidItem } from './flatLay.ts';
import { drawFlatLay } from './flatLay.ts';
import { loadSilhouettes } from './register.ts';
import { createSampleItem } from './sample.ts';

export interface LookRequest {
  /** The name of a silhouette, or a part of an item's id. */
  readonly nameOrId: string;
  /** `fabric,color,pattern,accent,third`; slashes separate several cloths. */
  readonly cloth: string;
  /** `name=value,name=value`; slashes separate several sets. */
  readonly options: string;
  readonly views: string;
  readonly size: number;
}

/**
 * Draws a silhouette or some items into one picture under `.cache/studio/look`, as a preview. Each cloth and set of
 * options has its own row.
 */
export async function drawPreview(request: LookRequest, outputPath: string): Promise<string> {
  const silhouettes = await loadSilhouettes();
  const rows = findItems(request, silhouettes).slice(0, 12);
  if (rows.length === 0) throw new Error(`There is no silhouette or item called ${request.nameOrId}.`);
  const views = request.views.split(',') as View[];
  const pictures = rows.map((item) => views.map((view) => drawPictures(item, view, request.size, silhouettes)));
  const [width, height] = [Math.round(800 * request.size), Math.round(1000 * request.size)];
  const across = rows.length > 3 && views.length === 1 ? 4 : views.length;
  const tiles = await Promise.all(
    pictures.flat().map(async ({ bytes, width: w, height: h }, index) => ({
      input: await sharp(bytes, { raw: { width: w, height: h, channels: 3 } })
        .resize(width, height)
        .png()
        .toBuffer(),
      left: (index % across) * (width + 8),
      top: Math.floor(index / across) * (height + 8),
    })),
  );
  await mkdir(outputPath, { recursive: true });
  const file = join(outputPath, `${request.nameOrId}.png`);
  const down = Math.ceil(tiles.length / across);
  await sharp({
    create: { width: across * (width + 8), height: down * (height + 8), channels: 3, background: '#f6f1e8' },
  })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}

type Silhouettes = Awaited<ReturnType<typeof loadSilhouettes>>;

function drawPictures(item: ItemDefinition, view: View, size: number, silhouettes: Silhouettes): Pixels {
  const layItem = (firstItem: ItemDefinition): LaidItem => ({
    item: firstItem,
    silhouette: silhouettes.get(firstItem.cut)!,
  });
  if (view !== 'flat') return drawView(item, silhouettes.get(item.cut)!, view, size);
  const otherPieces = findMatchingPieces(item, silhouettes);
  if (!otherPieces) throw new Error(`Nothing matches ${item.name}.`);
  return drawFlatLay(layItem(item), [layItem(otherPieces[0]), layItem(otherPieces[1])], size);
}

function findItems({ nameOrId, cloth, options }: LookRequest, silhouettes: Silhouettes): ItemDefinition[] {
  const silhouette = silhouettes.get(nameOrId);
  if (!silhouette) return [...catalogueItems, ...itemsToCome].filter((item) => itemId(item).includes(nameOrId));
  const sample = createSampleItem(silhouette);
  return cloth.split('/').flatMap((clothPart, row) =>
    options.split('/').map(
      (set, column): ItemDefinition => ({
        ...sample,
        name: `Look ${row} ${column}`,
        ...(clothPart ? { cloth: parseCloth(clothPart) } : {}),
        ...(set ? { options: parseOptions(set) } : {}),
      }),
    ),
  );
}

function parseCloth(text: string): ItemDefinition['cloth'] {
  const [fabric, color, pattern, accent, thirdColor, scale] = text.split(',');
  const choices = { fabric, color, pattern, accent, third: thirdColor, scale: scale ? Number(scale) : undefined };
  return Object.fromEntries(Object.entries(choices).filter(([, value]) => value)) as unknown as ItemDefinition['cloth'];
}

const parseOptions = (text: string): NonNullable<ItemDefinition['options']> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [name, value = 'true'] = pair.split('=');
      return [name!, value === 'true' ? true : Number.isNaN(Number(value)) ? value : Number(value)];
    }),
  );
