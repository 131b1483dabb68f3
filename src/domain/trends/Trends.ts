import type { Item } from '../catalogue/Item.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'tropical';
export type WeatherBand = 'freezing' | 'cold' | 'cool' | 'mild' | 'warm' | 'hot';

/** The parts of an item that the home screen shows. The viewer and the fitting room fetch the whole item. */
export interface OutfitPiece {
  /** The item's id in the catalogue; null if it cannot be opened. */
  readonly itemId: string | null;
  readonly name: string;
  readonly shortDescription: string;
  readonly imageUrls: readonly string[];
  readonly price: number | null;
}

/** An outfit of several pieces that go together. */
export interface TrendOutfit {
  readonly name: string;
  /** Why the outfit was chosen; empty if unknown. */
  readonly reason: string;
  readonly pieces: readonly OutfitPiece[];
}

/** The outfit of the day with its editorial texts. */
export interface DailyOutfit {
  readonly title: string;
  readonly intro: string;
  readonly reason: string;
  readonly pieces: readonly OutfitPiece[];
  /** How to wear the outfit. */
  readonly recommendations: string;
}

/** A current event or fashion trend. */
export interface GlamourTrend {
  readonly trend: string;
  readonly description: string;
  /** The query that finds items of this trend. */
  readonly query: string;
  readonly imageUrls: readonly string[];
}

/** The shopper's location. `season` and `weather` are null if the place is unknown. */
export interface TrendsPlace {
  readonly name: string;
  readonly season: Season | null;
  readonly weather: WeatherBand | null;
}

/** The content of the home screen (spec section 3, trends payload). */
export interface Trends {
  readonly glamourTrends: readonly GlamourTrend[];
  readonly outfits: readonly TrendOutfit[];
  readonly dailyOutfit: DailyOutfit;
  readonly trendingSearches: readonly string[];
  /** Whether the searches come from many shoppers, or from the catalogue and the season; null if unknown. */
  readonly searchesSource: 'shoppers' | 'catalogue' | null;
  readonly suggestedItems: readonly Item[];
  /** Why the items were suggested; empty if unknown. */
  readonly picksReason: string;
  /** The shopper's location; null if the shopper entered none. */
  readonly place: TrendsPlace | null;
  /** Whether the place could not be looked up, so that season and weather are missing for now. */
  readonly isPlacePending: boolean;
  /** When the server composed the trends, in ISO 8601. */
  readonly timestamp: string;
}

/** Whether the home screen has nothing to show above the recent activity. */
export function isEmptyTrends(trends: Trends): boolean {
  const { dailyOutfit, outfits, glamourTrends, suggestedItems } = trends;
  return [dailyOutfit.pieces, outfits, glamourTrends, suggestedItems].every((list) => list.length === 0);
}
