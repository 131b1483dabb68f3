import type { Gender, Size } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export type OutfitSeason = 'spring' | 'summer' | 'autumn' | 'winter';

/** From the coldest to the hottest days. */
export const WEATHER_BANDS = ['freezing', 'cold', 'cool', 'mild', 'warm', 'hot'] as const;
export type WeatherBand = (typeof WEATHER_BANDS)[number];

/** The requirements and preferences for composed outfits. */
export interface OutfitWish {
  /** Empty: each outfit is for women or for men. */
  readonly gender: readonly Gender[];
  /** The shopper's sizes; a piece without known sizes fits everybody. */
  readonly sizes: readonly Size[];
  /** Styles of the shopper's profile ('Classic'); preferences, not requirements. */
  readonly styles: readonly string[];
  /** Personality tags of the profile ('Romantic'). */
  readonly personality: readonly string[];
  /** An occasion of the catalogue ('work', 'wedding'), which outfits should suit. */
  readonly occasion?: string;
  /** How formal the pieces should be, 0 (sports) to 1 (black tie); by default as formal as the occasion. */
  readonly formality?: number;
  /** Without season and weather band, pieces for all weathers are used. */
  readonly season?: OutfitSeason;
  readonly weatherBand?: WeatherBand;
  /** Outfits for one seed are always the same; another seed gives others. */
  readonly seed: string | number;
  /** Weight of the randomness from the seed, compared with taste: 0 takes only the best pieces; 1 if absent. */
  readonly variety?: number;
  /** The maximum number of outfits. */
  readonly count: number;
  /** Ids of items that led an outfit recently and must not lead one now. */
  readonly notLedBy?: Iterable<string>;
  /** The maximum price of one outfit; pieces that the shopper owns cost nothing. */
  readonly budgetCents?: number;
  /** Pieces of the shopper's wardrobe, preferred to those of the catalogue. */
  readonly ownedItems?: readonly CatalogueItem[];
  /** Pieces that each outfit contains, whatever their size; the first of them leads all outfits. */
  readonly fixedItems?: readonly CatalogueItem[];
  /** Ids of pieces that match a wish for the whole outfit ('colorful'); preferred to the others. */
  readonly likedIds?: ReadonlySet<string>;
  /** The slots that may be filled; all of them if absent. */
  readonly openSlots?: ReadonlySet<OutfitSlot>;
  /** Slots to fill even if the piece hardly goes with the rest. */
  readonly neededSlots?: ReadonlySet<OutfitSlot>;
}
