import type { Preferences } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Climate } from '../../domain/climate/Climate.ts';

export interface TrendsRequest {
  readonly userId: string;
  /** Overrides the stored profile. Missing parts are taken from it. */
  readonly preferences: Partial<Preferences>;
  readonly filters: Filters;
  /** The IANA name of the device's time zone; '' if unknown. */
  readonly timeZone: string;
}

export interface TrendTile {
  readonly headline: string;
  readonly description: string;
  readonly query: string;
  readonly pictureUrls: readonly string[];
}

export interface TrendOutfit {
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** In the order in which they are put on. */
  readonly items: readonly CatalogueItem[];
}

export interface DailyOutfit extends TrendOutfit {
  readonly intro: string;
  readonly tip: string;
}

/** Where the shopper is, with season and weather; only the name if no geocoder knows the place. */
export type TrendPlace =
  | ({ readonly name: string; readonly isUnknown: false } & Climate)
  | { readonly name: string; readonly isUnknown: true };

/** The content of the home screen for a shopper and a day. */
export interface ComposedTrends {
  readonly tiles: readonly TrendTile[];
  readonly outfits: readonly TrendOutfit[];
  readonly daily: DailyOutfit;
  readonly searches: readonly string[];
  readonly searchSource: 'shoppers' | 'catalogue';
  readonly suggestions: readonly CatalogueItem[];
  readonly picksReason: string;
  /** Null if the shopper named none, or if places cannot be looked up now. */
  readonly place: TrendPlace | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}
