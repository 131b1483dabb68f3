import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { View } from './vocabulary/CatalogueFile.ts';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import { itemId } from './catalogue/composeItem.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { itemsToCome } from './catalogue/itemsToCome.ts';
import { othersFor } from './catalogue/pieces.ts';
import type { Pixels } from './drawItem.ts';
import { drawView } from './drawItem.ts';
import type { Laid } from './flatLay.ts';
import { drawFlatLay } from './flatLay.ts';
import { loadSilhouettes } from './register.ts';
import { sampleOf } from './sample.ts';

export interface LookRequest {
  /** A silhouette, or part of an item's id. */
  readonly what: string;
  /** `fabric,color,pattern,accent,third`; slashes separate several cloths. */
  readonly cloth: string;
  /** `name=value,name=value`; slashes separate several sets. */
  readonly options: string;
  readonly views: string;
  readonly size: number;
}

/**
 * Draws a silhouette or some items into one picture under `.cache/studio/look`, and changes nothing else: a quick
 * preview during work. Each alternative cloth and set of options gets its own row.
 */
export async function lookAt(request: LookRequest, out: string): Promise<string> {
  const silhouettes = await loadSilhouettes();
  const rows = itemsFor(request, silhouettes).slice(0, 12);
  if (rows.length === 0) throw new Error(`There is no silhouette or item called ${request.what}.`);
  const views = request.views.split(',') as View[];
  const pictures = rows.map((item) => views.map((view) => drawn(item, view, request.size, silhouettes)));
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
  await mkdir(out, { recursive: true });
  const file = join(out, `${request.what}.png`);
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

function drawn(item: ItemDefinition, view: View, size: number, silhouettes: Silhouettes): Pixels {
  const laid = (one: ItemDefinition): Laid => ({ item: one, silhouette: silhouettes.get(one.cut)! });
  if (view !== 'flat') return drawView(item, silhouettes.get(item.cut)!, view, size);
  const others = othersFor(item, silhouettes);
  if (!others) throw new Error(`Nothing matches ${item.name}.`);
  return drawFlatLay(laid(item), [laid(others[0]), laid(others[1])], size);
}

function itemsFor({ what, cloth, options }: LookRequest, silhouettes: Silhouettes): ItemDefinition[] {
  const silhouette = silhouettes.get(what);
  if (!silhouette) return [...catalogueItems, ...itemsToCome].filter((item) => itemId(item).includes(what));
  const sample = sampleOf(silhouette);
  return cloth.split('/').flatMap((one, row) =>
    options.split('/').map(
      (set, column): ItemDefinition => ({
        ...sample,
        name: `Look ${row} ${column}`,
        ...(one ? { cloth: clothFrom(one) } : {}),
        ...(set ? { options: optionsFrom(set) } : {}),
      }),
    ),
  );
}

function clothFrom(text: string): ItemDefinition['cloth'] {
  const [fabric, color, pattern, accent, third, scale] = text.split(',');
  const all = { fabric, color, pattern, accent, third, scale: scale ? Number(scale) : undefined };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as unknown as ItemDefinition['cloth'];
}

const optionsFrom = (text: string): NonNullable<ItemDefinition['options']> =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [name, value = 'true'] = pair.split('=');
      return [name!, value === 'true' ? true : Number.isNaN(Number(value)) ? value : Number(value)];
    }),
  );
