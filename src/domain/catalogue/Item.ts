import type { TryOnCategory } from './vocabulary.ts';

/** One picture of an item. `width` and `height` are pixels of the original, where known. */
export interface ItemImage {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Base64 thumbhash, shown until the picture has loaded. */
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
  /** Position in relevance order, 1 is best; 0 if the server sent none. */
  readonly rank: number;
  readonly semanticSearchDescription: string;
  /** Why a deep-search item was chosen; null elsewhere. */
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

/** An item is discounted when its full price differs from its price (spec section 3). */
export function isDiscounted(item: Pick<Item, 'price' | 'fullPrice'>): boolean {
  return item.fullPrice !== item.price;
}

/** 'Try it on' is offered only for items that the fitting room supports (spec 2.9). */
export function canBeTriedOn(item: Pick<Item, 'tryOnCategory'>): boolean {
  return item.tryOnCategory !== null;
}
