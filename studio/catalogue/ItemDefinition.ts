import type { Cloth, Options } from '../tailoring/Cloth.ts';
import type { Gender } from '../../src/domain/catalogue/vocabulary.ts';
import type { BrandKey } from './brands.ts';

/** An item as written by its author. Lists are words separated by spaces, for readability. */
export interface ItemDefinition {
  readonly cut: string;
  readonly options?: Options;
  readonly brand: BrandKey;
  readonly name: string;
  readonly for: Gender;
  readonly cloth: Cloth;
  /** The current price in US dollars. */
  readonly price: number;
  /** The price before the sale in US dollars. */
  readonly was?: number;
  /** First and last size, e.g. `XS-XL`, or `US 6-11` for shoes; empty for accessories. */
  readonly sizes: string;
  readonly fit: string;
  /** Overrides the materials of the fabric, e.g. `['cashmere']`. */
  readonly materials?: readonly string[];
  readonly season: string;
  readonly occasion: string;
  readonly style: string;
  readonly text: string;
  /** Search terms that the text lacks. */
  readonly also?: string;
}
