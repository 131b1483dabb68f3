import type { Color, Gender, TryOnCategory } from '../../../src/domain/catalogue/vocabulary.ts';
import type { ItemSize } from '../../../src/domain/catalogue/ItemSize.ts';

/** One picture of a catalogue item. `url` is absolute http(s), or a path below `/media/`. */
export interface CataloguePicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbhash: string | null;
  readonly alt: string | null;
}

/**
 * A garment as the server stores it, with the attributes that search uses. All texts are plain text. The words of
 * `kind`, `materials`, `pattern`, `fit`, `seasons` and `occasions` are in lower case and singular, and the same in
 * American and British English ('tee', 'linen', 'polka dot', 'tailored', 'summer', 'wedding').
 */
export interface CatalogueItem {
  readonly id: string;
  readonly brand: string;
  readonly shortDescription: string;
  readonly description: string;
  readonly semanticSearchDescription: string;
  /** The price in US cents, so that sums are exact. */
  readonly priceCents: number;
  readonly fullPriceCents: number;
  /** The kind of garment ('blazer'). */
  readonly kind: string;
  readonly subkind: string;
  readonly genders: readonly Gender[];
  readonly colors: readonly Color[];
  /** Letter sizes, or numbers for shoes; empty if unknown. */
  readonly sizes: readonly ItemSize[];
  readonly materials: readonly string[];
  readonly pattern: string;
  readonly fit: string;
  readonly seasons: readonly string[];
  readonly occasions: readonly string[];
  readonly styles: readonly string[];
  readonly website: string;
  readonly itemUrl: string;
  readonly tryOnCategory: TryOnCategory | null;
  readonly pictures: readonly CataloguePicture[];
  /** 'demo', or the name of an import. An import never changes items of another source. */
  readonly source: string;
  /** True for an item that is no longer sold. */
  readonly isWithdrawn?: true;
}
