import type { Gender, Size } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export type OutfitSeason = 'spring' | 'summer' | 'autumn' | 'winter';

/** From the coldest to the hottest days. */
export const WEATHER_BANDS = ['freezing', 'cold', 'cool', 'mild', 'warm', 'hot'] as const;
export type WeatherBand = (typeof WEATHER_BANDS)[number];

/** The requirements and preferences for composed outfits. */
export interface OutfitWish {
  /** The genders; empty to compose each outfit for women or for men. */
  readonly gender: readonly Gender[];
  /** The shopper's sizes. A piece with unknown sizes fits everybody. */
  readonly sizes: readonly Size[];
  /** The profile's styles ('Classic'), which are preferences. */
  readonly styles: readonly string[];
  /** The profile's personality tags ('Romantic'). */
  readonly personality: readonly string[];
  /** An occasion of the catalogue ('work', 'wedding'). */
  readonly occasion?: string;
  /** The formality, 0 (sports) to 1 (black tie); by default that of the occasion. */
  readonly formality?: number;
  /** The season. Without season and weather band, pieces for all weathers are used. */
  readonly season?: OutfitSeason;
  readonly weatherBand?: WeatherBand;
  /** The seed of the random variation. The same seed gives the same outfits. */
  readonly seed: string | number;
  /** Weight of the random variation relative to taste; 0 takes only the best pieces; 1 by default. */
  readonly variety?: number;
  /** The maximum number of outfits. */
  readonly count: number;
  /** Ids of items that were the main item of an outfit recently. */
  readonly notLedBy?: Iterable<string>;
  /** The maximum price of an outfit. The shopper's own pieces cost nothing. */
  readonly budgetCents?: number;
  /** The shopper's own pieces, preferred to those of the catalogue. */
  readonly ownedItems?: readonly CatalogueItem[];
  /** Pieces that each outfit must contain, in any size. The first is the main piece. */
  readonly fixedItems?: readonly CatalogueItem[];
  /** Ids of pieces that match a wish for the whole outfit ('colorful'); they are preferred. */
  readonly likedIds?: ReadonlySet<string>;
  /** The slots that may be filled; all if absent. */
  readonly openSlots?: ReadonlySet<OutfitSlot>;
  /** Slots to fill even if the piece hardly goes with the others. */
  readonly neededSlots?: ReadonlySet<OutfitSlot>;
}
