import type { Cloth, Options } from '../tailoring/Cloth.ts';
import type { Gender } from '../vocabulary/CatalogueFile.ts';
import type { BrandKey } from './brands.ts';

/** One item as its author writes it. Lists are words with spaces between, because a page of them has to be read. */
export interface ItemDefinition {
  readonly cut: string;
  readonly options?: Options;
  readonly brand: BrandKey;
  readonly name: string;
  readonly for: Gender;
  readonly cloth: Cloth;
  /** What it costs today. */
  readonly price: number;
  /** What it cost before the sale. */
  readonly was?: number;
  /** First and last size, for example `XS-XL`; empty for bags, shoes, scarves, hats and belts. */
  readonly sizes: string;
  readonly fit: string;
  /** Overrides what the fabric says about itself, for example `['cashmere']`. */
  readonly materials?: readonly string[];
  readonly season: string;
  readonly occasion: string;
  readonly style: string;
  readonly text: string;
  /** Words people search with that the text does not say. */
  readonly also?: string;
}
