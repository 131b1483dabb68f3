import type { Silhouette } from '../garments/Silhouette.ts';
import { FABRICS } from '../fabric/fabrics.ts';
import { PATTERNS } from '../fabric/patterns.ts';
import { BRANDS } from './brands.ts';
import type { Style } from '../../src/domain/preferences/options.ts';
import type {
  CatalogueItem,
  CataloguePicture,
  Landmarks,
  Occasion,
  Season,
  View,
} from '../vocabulary/CatalogueFile.ts';
import type { ShoeSize, ShoeSizeSystem } from '../../src/domain/catalogue/shoeSizes.ts';
import type { Color, Size } from '../../src/domain/catalogue/vocabulary.ts';
import type { ItemSize } from '../../src/domain/catalogue/ItemSize.ts';
import { SIZES } from '../../src/domain/catalogue/vocabulary.ts';
import type { ItemDefinition } from './ItemDefinition.ts';
import { SHADES } from '../vocabulary/shades.ts';

export function itemId(item: ItemDefinition): string {
  const plainName = `${BRANDS[item.brand].name} ${item.name}`.normalize('NFD').replace(/[\u0300-\u036f']/g, '');
  return plainName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export interface DrawnItem {
  readonly pictures: readonly Omit<CataloguePicture, 'alt'>[];
  readonly landmarks: Landmarks;
  /** Descriptions of the other items in the item's flat lay. */
  readonly laidWith: readonly string[];
}

export function composeItem(item: ItemDefinition, silhouette: Silhouette, drawnItem: DrawnItem): CatalogueItem {
  const brand = BRANDS[item.brand];
  const id = itemId(item);
  const fullPrice = item.was ?? item.price;
  return {
    id,
    brand: brand.name,
    short_description: item.name,
    description: item.text,
    price: item.price,
    full_price: fullPrice,
    discount_perc: Math.round((1 - item.price / fullPrice) * 100),
    colors: listColors(item),
    sizes: listSizes(item.sizes),
    genders: [item.for],
    kind: silhouette.kind,
    subkind: silhouette.subkind(item.options ?? {}),
    materials: listMaterials(item),
    pattern: item.cloth.pattern ?? 'plain',
    fit: item.fit,
    seasons: item.season.split(' ') as Season[],
    occasions: item.occasion.split(' ') as Occasion[],
    styles: item.style.split(' ') as Style[],
    semantic_search_description: semanticDescription(item, silhouette),
    website: brand.site,
    item_url: `https://${brand.site}/pieces/${id}`,
    try_on_category: silhouette.tryOn,
    pictures: drawnItem.pictures.map(({ view, file, width, height, thumbhash }) => ({
      view,
      file,
      width,
      height,
      thumbhash,
      alt: describePicture(item, silhouette, view, drawnItem.laidWith),
    })),
    landmarks: drawnItem.landmarks,
  };
}

/** The alternative text of a picture. */
export function describePicture(
  item: ItemDefinition,
  silhouette: Silhouette,
  view: View,
  laidWith: readonly string[] = [],
): string {
  const description = describeItem(item, silhouette);
  if (view === 'flat') return `The ${description}, laid out with a ${laidWith.join(' and a ')}`;
  if (view === 'back') return `Back of the ${description}`;
  if (view === 'detail') return `Close view of the cloth and finish of the ${description}`;
  return capitalised(description);
}

/** Describes color, cut and cloth in words. */
export const describeItem = (item: ItemDefinition, silhouette: Silhouette): string =>
  `${colorsInWords(item)} ${silhouette.subkind(item.options ?? {})} in ${listMaterials(item).join(' and ')}`;

/** Sizes from the first to the last; empty for items without sizes. */
export function listSizes(range: string): ItemSize[] {
  if (range === '') return [];
  const shoes = SHOE_RANGE.exec(range);
  if (shoes) return listShoeSizes(shoes[1] as ShoeSizeSystem, Number(shoes[2]), Number(shoes[3]));
  const [firstSize, last] = range.split('-');
  const from = SIZES.indexOf(firstSize as Size);
  const to = SIZES.indexOf((last ?? firstSize) as Size);
  if (from < 0 || to < from) throw new Error(`No such range of sizes: ${range}`);
  return SIZES.slice(from, to + 1);
}

const SHOE_RANGE = /^(US|EU) (\d+)-(\d+)$/;

/** Lists shoe sizes. American shoes come in half sizes, European shoes do not. */
function listShoeSizes(system: ShoeSizeSystem, firstSize: number, last: number): ShoeSize[] {
  const step = system === 'US' ? 0.5 : 1;
  const count = Math.round((last - firstSize) / step) + 1;
  return Array.from({ length: count }, (_, index) => `${system} ${firstSize + index * step}` as const);
}

function listMaterials(item: ItemDefinition): readonly string[] {
  return item.materials ?? FABRICS[item.cloth.fabric].materials;
}

/**
 * The color families of an item: its ground and, with a bold pattern, its accent. With a third color, also
 * `Multicolor`.
 */
function listColors(item: ItemDefinition): Color[] {
  const { color, accent, third, pattern } = item.cloth;
  const families = [SHADES[color].family];
  if (pattern && accent && PATTERNS[pattern].bold) families.push(SHADES[accent].family);
  if (pattern && third && PATTERNS[pattern].bold) families.push('Multicolor');
  return [...new Set(families)];
}

function listSearchWords({ options = {}, cloth }: ItemDefinition, { words }: Silhouette): string {
  return typeof words === 'string' ? words : words(options, cloth.fabric);
}

function colorsInWords(item: ItemDefinition): string {
  const { color, accent, pattern } = item.cloth;
  const ground = SHADES[color].word;
  if (!pattern || pattern === 'plain') return ground;
  const words = PATTERNS[pattern].words;
  return accent ? `${ground} and ${SHADES[accent].word} ${words}` : `${ground} ${words}`;
}

function semanticDescription(item: ItemDefinition, silhouette: Silhouette): string {
  const cut = silhouette.subkind(item.options ?? {});
  const wearer = item.for === 'Unisex' ? 'for women and men' : `for ${item.for.toLowerCase()}`;
  const sentences = [
    `${capitalised(colorsInWords(item))} ${cut} in ${listMaterials(item).join(' and ')} ${wearer}, ${item.fit} fit`,
    `${capitalised(listSearchWords(item, silhouette))}; ${FABRICS[item.cloth.fabric].words}`,
    `Made for ${item.season.split(' ').join(', ')}; suits ${item.occasion.split(' ').join(', ')}`,
    `Style: ${item.style.split(' ').join(', ')}`,
    item.also ? capitalised(item.also) : '',
  ];
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
