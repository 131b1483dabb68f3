import type { Gender, Size } from '../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { WeatherBand } from '../climate/Climate.ts';
import type { OutfitSlot } from './OutfitSlot.ts';

export type OutfitSeason = 'spring' | 'summer' | 'autumn' | 'winter';

/** The requirements and preferences for composed outfits. */
export interface OutfitWish {
  /** The genders to compose outfits for. If empty, each outfit is for women or for men. */
  readonly gender: readonly Gender[];
  /** The shopper's sizes. A piece with unknown sizes fits everybody. */
  readonly sizes: readonly Size[];
  /** The styles in the shopper's profile ('Classic'), which are preferences. */
  readonly styles: readonly string[];
  /** The personality tags in the shopper's profile ('Romantic'). */
  readonly personality: readonly string[];
  /** An occasion of the catalogue ('work', 'wedding'). */
  readonly occasion?: string;
  /** The formality, 0 (sports) to 1 (black tie). The default is the usual formality of the occasion. */
  readonly formality?: number;
  /** The season. If neither a season nor a weather band is given, pieces for all weathers are used. */
  readonly season?: OutfitSeason;
  readonly weatherBand?: WeatherBand;
  /** The seed of the random variation. Equal seeds give equal outfits. */
  readonly seed: string | number;
  /** Weight of the random variation compared with taste. With 0, only the best pieces are used; the default is 1. */
  readonly variety?: number;
  /** The maximum number of outfits. */
  readonly count: number;
  /** Ids of recent main pieces, which should not be main pieces again. */
  readonly notLedBy?: Iterable<string>;
  /** Ids of pieces in the other outfits on the screen. Such pieces are used again only if nothing else goes as well. */
  readonly shownIds?: Iterable<string>;
  /**
   * The number of the day. Each day, half of the pieces are avoided, so that the outfits of two days in a row differ.
   */
  readonly dayNumber?: number;
  /** The maximum price of an outfit. The shopper's own pieces cost nothing. */
  readonly budgetCents?: number;
  /** The shopper's own pieces. They are preferred to pieces of the catalogue. */
  readonly ownedItems?: readonly CatalogueItem[];
  /** Pieces that each outfit must contain, in whatever size. The first of them is the main piece. */
  readonly fixedItems?: readonly CatalogueItem[];
  /** Ids of pieces that match a wish for the whole outfit ('colorful') and are therefore preferred. */
  readonly likedIds?: ReadonlySet<string>;
  /** Whether to prefer ordinary pieces at ordinary prices, because the shopper asked for nothing special. */
  readonly prefersOrdinary?: boolean;
  /** The share of outfits that begin with a dress or another full-body piece; a third by default. */
  readonly fullBodyShare?: number;
  /** The slots that may be filled; all slots if undefined. */
  readonly openSlots?: ReadonlySet<OutfitSlot>;
  /** Slots that must be filled, even if no piece goes well with the others. */
  readonly neededSlots?: ReadonlySet<OutfitSlot>;
}
