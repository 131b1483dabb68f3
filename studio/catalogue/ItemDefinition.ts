import type { Cloth, Options } from '../tailoring/Cloth.ts';
import type { Gender } from '../../src/domain/catalogue/vocabulary.ts';
import type { BrandKey } from './brands.ts';

/** One item as its author writes it. Lists are space-separated words, to keep a page of them readable. */
export interface ItemDefinition {
  readonly cut: string;
  readonly options?: Options;
  readonly brand: BrandKey;
  readonly name: string;
  readonly for: Gender;
  readonly cloth: Cloth;
  /** Current price. */
  readonly price: number;
  /** Price before the sale. */
  readonly was?: number;
  /** First and last size, for example `XS-XL`, or `US 6-11` for shoes; empty for accessories. */
  readonly sizes: string;
  readonly fit: string;
  /** Overrides the materials of the fabric, for example `['cashmere']`. */
  readonly materials?: readonly string[];
  readonly season: string;
  readonly occasion: string;
  readonly style: string;
  readonly text: string;
  /** Search terms that the text does not contain. */
  readonly also?: string;
}
