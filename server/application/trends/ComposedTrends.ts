import type { Preferences } from '../../../src/domain/accounts/Profile.ts';
import type { Filters } from '../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Climate } from '../../domain/climate/Climate.ts';

export interface TrendsRequest {
  readonly userId: string;
  /** Override the stored profile. Missing preferences are taken from the profile. */
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
  /** The items in the order of dressing. */
  readonly items: readonly CatalogueItem[];
}

export interface DailyOutfit extends TrendOutfit {
  readonly intro: string;
  readonly tip: string;
}

/** The shopper's location with season and weather, or only its name if it is unknown. */
export type TrendPlace =
  | ({ readonly name: string; readonly isUnknown: false } & Climate)
  | { readonly name: string; readonly isUnknown: true };

/** The home screen's content for a shopper and a day. */
export interface ComposedTrends {
  readonly tiles: readonly TrendTile[];
  readonly outfits: readonly TrendOutfit[];
  readonly dailyOutfit: DailyOutfit;
  readonly searches: readonly string[];
  readonly searchSource: 'shoppers' | 'catalogue';
  readonly suggestions: readonly CatalogueItem[];
  readonly picksReason: string;
  /** The location; null if the shopper entered none, or if places cannot be looked up now. */
  readonly place: TrendPlace | null;
  /**
   * Whether the place could not be looked up now: these trends lack season and weather and should be cached only
   * briefly.
   */
  readonly isPlacePending: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
}
