import type { Color, Gender, TryOnCategory } from '../../src/domain/catalogue/vocabulary.ts';
import type { ItemSize } from '../../src/domain/catalogue/ItemSize.ts';
import type { Style } from '../../src/domain/preferences/options.ts';

/** The shape of `server/assets/catalogue/catalogue.json`, which the server's importer reads. */
export interface CatalogueFile {
  readonly version: 1;
  readonly items: readonly CatalogueItem[];
}

export const KINDS = [
  'tee',
  'tank',
  'polo',
  'shirt',
  'blouse',
  'sweater',
  'cardigan',
  'hoodie',
  'blazer',
  'suit',
  'coat',
  'jacket',
  'dress',
  'skirt',
  'jeans',
  'trousers',
  'shorts',
  'sweatshirt',
  'waistcoat',
  'jumpsuit',
  'leggings',
  'swimwear',
  'camisole',
  'bag',
  'shoes',
  'boots',
  'scarf',
  'hat',
  'belt',
  'tie',
  'gloves',
  'socks',
  'jewelry',
  'watch',
  'sunglasses',
  'hair accessory',
] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const OCCASIONS = [
  'everyday',
  'weekend',
  'work',
  'wedding',
  'party',
  'evening',
  'holiday',
  'travel',
  'date',
  'lounge',
  'outdoor',
] as const;
/** `flat` shows an item laid out with two others; only some items have one. */
export const VIEWS = ['front', 'back', 'detail', 'flat'] as const;

export type Kind = (typeof KINDS)[number];
export type Season = (typeof SEASONS)[number];
export type Occasion = (typeof OCCASIONS)[number];
export type View = (typeof VIEWS)[number];

export interface CataloguePicture {
  readonly view: View;
  /** The path relative to the folder of catalogue.json. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Base64 of a ThumbHash, shown until the picture has loaded. */
  readonly thumbhash: string;
  readonly alt: string;
}

/** The garment's landmarks in pixels of its front picture. `left` in a name is the left of the picture. */
export type Landmarks = Readonly<Record<string, readonly [number, number]>>;

export interface CatalogueItem {
  readonly id: string;
  readonly brand: string;
  readonly short_description: string;
  readonly description: string;
  readonly price: number;
  readonly full_price: number;
  readonly discount_perc: number;
  readonly colors: readonly Color[];
  readonly sizes: readonly ItemSize[];
  readonly genders: readonly Gender[];
  readonly kind: Kind;
  readonly subkind: string;
  readonly materials: readonly string[];
  readonly pattern: string;
  readonly fit: string;
  readonly seasons: readonly Season[];
  readonly occasions: readonly Occasion[];
  readonly styles: readonly Style[];
  readonly semantic_search_description: string;
  readonly website: string;
  readonly item_url: string;
  readonly try_on_category: TryOnCategory | null;
  readonly pictures: readonly CataloguePicture[];
  readonly landmarks: Landmarks;
}
