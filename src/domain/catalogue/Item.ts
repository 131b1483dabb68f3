import type { TryOnCategory } from './vocabulary.ts';

/** A picture of an item. `width` and `height` are the original's pixels, if known. */
export interface ItemImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** A Base64 thumbhash, shown while the picture loads. */
  readonly thumbhash: string | null;
  readonly alt: string | null;
}

/** A garment (spec section 3). Prices are US dollars. */
export interface Item {
  readonly id: string;
  /** The item's pictures; grids show the first one. */
  readonly images: readonly ItemImage[];
  readonly shortDescription: string;
  readonly description: string;
  readonly brand: string;
  readonly price: number;
  readonly fullPrice: number;
  readonly discountPerc: number;
  /** Position in the order of relevance: 1 is best; 0 if unknown. */
  readonly rank: number;
  readonly semanticSearchDescription: string;
  /** Why the deep search chose the item; null for other items. */
  readonly reason: string | null;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  /** Fabric, fit, length and details as words ('linen', 'midi', 'pockets'); absent if the backend sends none. */
  readonly facts?: readonly string[];
  /** Occasions to wear the item ('work', 'wedding'); absent if the backend sends none. */
  readonly occasions?: readonly string[];
  readonly website: string;
  readonly itemUrl: string;
  readonly tryOnCategory: TryOnCategory | null;
  /** True for an item that is no longer sold. */
  readonly isWithdrawn?: boolean;
}

/** Whether the full price differs from the price (spec section 3). */
export function isDiscounted(item: Pick<Item, 'price' | 'fullPrice'>): boolean {
  return item.fullPrice !== item.price;
}

/** Whether the fitting room supports the item (spec 2.9). */
export function canBeTriedOn(item: Pick<Item, 'tryOnCategory'>): boolean {
  return item.tryOnCategory !== null;
}
