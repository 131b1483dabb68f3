import type { OutfitRemark } from '../Conversation.ts';
import type { Difference, OutfitPlace, OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import type { OutfitSeason, WeatherBand } from '../../outfits/OutfitWish.ts';

/** A named garment, with the words to search for it ('black leather bag') or to name it in a reply. */
export interface NamedGarment {
  readonly slot: OutfitSlot;
  /** The kinds that its name means, most likely first. */
  readonly kinds: readonly string[];
  readonly words: string;
  /** How many garments are wanted; 1 by default. */
  readonly count?: number;
  /** Which piece of its kind is meant: 0 for the first, -1 for the last; absent if the words do not say. */
  readonly nth?: number;
}

/** The terms for all pieces of an outfit. */
export interface OutfitTerms {
  /** Words for the search ('elegant, no black'); '' if there are none. */
  readonly words: string;
  readonly occasion: string | null;
  readonly occasionWords: string;
  readonly event: string | null;
  readonly season: string | null;
  /** The shopper's words; absent if `words` is enough. */
  readonly said?: string;
}

/** A relative change of the whole outfit, in the shopper's words ('dressier'). */
export interface Leaning {
  readonly said: string;
  /** From -1 to 1; above 0 is more formal. */
  readonly dressiness: number;
  /** The number of weather bands; above 0 is warmer. */
  readonly warmth: number;
}

/** A change of an outfit, or a question about it. */
export type OutfitEdit =
  /**
   * Composes an outfit. `isWhole`: the words name an outfit, not a list of garments; `isGuess`: the words do not
   * request an outfit; `without`: slots that stay empty, because the words list all garments.
   */
  | {
      readonly kind: 'compose';
      readonly isWhole: boolean;
      readonly isGuess?: true;
      readonly without?: readonly OutfitSlot[];
    }
  /** Packs a capsule for a number of days. `isListed`: only with the listed garments. */
  | { readonly kind: 'pack'; readonly days: number; readonly isGuess?: true; readonly isListed?: true }
  /** Sets the number of days, which may be one. */
  | { readonly kind: 'days'; readonly days: number }
  /** Sets the season and the weather. */
  | { readonly kind: 'climate'; readonly season: OutfitSeason | null; readonly weatherBand: WeatherBand }
  | { readonly kind: 'own'; readonly garment: NamedGarment }
  /** Adds a piece to its slot, or replaces the piece there. */
  | { readonly kind: 'add'; readonly garment: NamedGarment }
  /** Replaces a piece; `old` is set if another garment takes its place. */
  | { readonly kind: 'swap'; readonly garment: NamedGarment; readonly old: NamedGarment | null }
  /** Changes the piece that `garment` means to `words`, so that it differs from the present piece. */
  | {
      readonly kind: 'alter';
      readonly garment: NamedGarment;
      readonly words: string;
      readonly said: string;
      readonly differences: readonly Difference[];
    }
  | { readonly kind: 'swapPiece'; readonly itemIds: readonly string[]; readonly differences: readonly Difference[] }
  /** Restores the earlier outfit. */
  | { readonly kind: 'restore'; readonly plan: OutfitPlan }
  /** Restores an earlier piece. */
  | { readonly kind: 'restorePiece'; readonly place: OutfitPlace; readonly name: string }
  | { readonly kind: 'addPiece'; readonly place: OutfitPlace; readonly name: string }
  /**
   * Removes a piece. `isOfPiece`: only the present piece ('the jacket'); otherwise all pieces of the kind ('no
   * jackets').
   */
  | { readonly kind: 'drop'; readonly garment: NamedGarment; readonly isOfPiece: boolean }
  | { readonly kind: 'dropPiece'; readonly itemIds: readonly string[] }
  /** Removes one piece of a capsule. */
  | { readonly kind: 'fewer'; readonly garment: NamedGarment }
  | { readonly kind: 'budget'; readonly cents: number }
  /** Chooses all pieces again, for somebody else. */
  | { readonly kind: 'wearer'; readonly gender: Gender | null }
  /** Composes an outfit for the same occasion and another wearer. */
  | { readonly kind: 'otherWearer'; readonly gender: Gender }
  | { readonly kind: 'cheaper'; readonly keeps?: readonly NamedGarment[] }
  | { readonly kind: 'dearer' }
  | { readonly kind: 'lean'; readonly leaning: Leaning }
  /** Replaces all pieces except these. */
  | { readonly kind: 'another'; readonly keeps: readonly NamedGarment[]; readonly keptIds?: readonly string[] }
  | { readonly kind: 'terms'; readonly terms: OutfitTerms }
  /** Shows the outfit again after a search for single garments. */
  | { readonly kind: 'show' }
  /** Counts the pieces of a kind, or the outfits that the pieces make. */
  | { readonly kind: 'count'; readonly garment: NamedGarment | null }
  /** Lists the pieces with their prices. */
  | { readonly kind: 'list' }
  | { readonly kind: 'total'; readonly without: readonly NamedGarment[] }
  /** Changes nothing: notes what the shopper said, or asks the shopper what is meant. */
  | { readonly kind: 'remark'; readonly remark: OutfitRemark }
  /** Adds all pieces except these to the wishlist. */
  | { readonly kind: 'keep'; readonly without: readonly NamedGarment[] };

/** The kinds of changes that begin an outfit. */
export const STARTS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>(['compose', 'pack']);
