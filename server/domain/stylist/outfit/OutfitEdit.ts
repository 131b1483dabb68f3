import type { OutfitRemark } from '../Conversation.ts';
import type { Difference, OutfitPlace, OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import type { OutfitSeason, WeatherBand } from '../../outfits/OutfitWish.ts';

/** A named garment, with the words to search for it ('black leather bag') or to name it in a reply. */
export interface NamedGarment {
  readonly slot: OutfitSlot;
  /** The kinds that its name means, the likeliest first. */
  readonly kinds: readonly string[];
  readonly words: string;
  /** How many are wanted; one if absent. */
  readonly count?: number;
  /** Which of several pieces of its kind is meant: 0 for the first, -1 for the last; absent if none is told apart. */
  readonly nth?: number;
}

/** What applies to all pieces of an outfit. */
export interface OutfitTerms {
  /** Words for the search ('elegant, no black'); '' for none. */
  readonly words: string;
  readonly occasion: string | null;
  readonly occasionWords: string;
  readonly event: string | null;
  readonly season: string | null;
  /** The shopper's words; absent where `words` is enough. */
  readonly said?: string;
}

/** A change to the whole outfit relative to now, as the shopper said it ('dressier'). */
export interface Leaning {
  readonly said: string;
  /** -1 to 1; more formal above 0. */
  readonly dressiness: number;
  /** Bands of weather; warmer clothes above 0. */
  readonly warmth: number;
}

/** One change to an outfit, or one question about it. */
export type OutfitEdit =
  /**
   * `isWhole`: the words name an outfit, not a list of garments; `isGuess`: the words do not ask for an outfit;
   * `without`: slots that stay empty, because the words list all that is worn.
   */
  | {
      readonly kind: 'compose';
      readonly isWhole: boolean;
      readonly isGuess?: true;
      readonly without?: readonly OutfitSlot[];
    }
  /** A capsule for so many days; `isListed`: of the listed garments alone. */
  | { readonly kind: 'pack'; readonly days: number; readonly isGuess?: true; readonly isListed?: true }
  /** It is for so many days, or for one. */
  | { readonly kind: 'days'; readonly days: number }
  /** When and where it is worn. */
  | { readonly kind: 'climate'; readonly season: OutfitSeason | null; readonly weatherBand: WeatherBand }
  | { readonly kind: 'own'; readonly garment: NamedGarment }
  /** A piece for its slot, beside or in place of what is there. */
  | { readonly kind: 'add'; readonly garment: NamedGarment }
  /** Another piece; `old` where another garment takes its place. */
  | { readonly kind: 'swap'; readonly garment: NamedGarment; readonly old: NamedGarment | null }
  /** The piece that is meant by `garment` becomes `words`, and differs so from what is there now. */
  | {
      readonly kind: 'alter';
      readonly garment: NamedGarment;
      readonly words: string;
      readonly said: string;
      readonly differences: readonly Difference[];
    }
  | { readonly kind: 'swapPiece'; readonly itemIds: readonly string[]; readonly differences: readonly Difference[] }
  /** The outfit as it was before. */
  | { readonly kind: 'restore'; readonly plan: OutfitPlan }
  /** A piece that was there before comes in again. */
  | { readonly kind: 'restorePiece'; readonly place: OutfitPlace; readonly name: string }
  | { readonly kind: 'addPiece'; readonly place: OutfitPlace; readonly name: string }
  /** `isOfPiece`: the one that is there ('the jacket'); else all of the kind ('no jackets'). */
  | { readonly kind: 'drop'; readonly garment: NamedGarment; readonly isOfPiece: boolean }
  | { readonly kind: 'dropPiece'; readonly itemIds: readonly string[] }
  /** One piece less of a capsule. */
  | { readonly kind: 'fewer'; readonly garment: NamedGarment }
  | { readonly kind: 'budget'; readonly cents: number }
  /** For somebody else: all pieces are chosen anew. */
  | { readonly kind: 'wearer'; readonly gender: Gender | null }
  /** An outfit for the same occasion, worn by somebody else. */
  | { readonly kind: 'otherWearer'; readonly gender: Gender }
  | { readonly kind: 'cheaper'; readonly keeps?: readonly NamedGarment[] }
  | { readonly kind: 'dearer' }
  | { readonly kind: 'lean'; readonly leaning: Leaning }
  /** Others for all pieces but these. */
  | { readonly kind: 'another'; readonly keeps: readonly NamedGarment[]; readonly keptIds?: readonly string[] }
  | { readonly kind: 'terms'; readonly terms: OutfitTerms }
  /** The outfit that was left is shown again. */
  | { readonly kind: 'show' }
  /** How many pieces of a kind there are, or how many outfits the pieces make. */
  | { readonly kind: 'count'; readonly garment: NamedGarment | null }
  /** What is in it, with the prices. */
  | { readonly kind: 'list' }
  | { readonly kind: 'total'; readonly without: readonly NamedGarment[] }
  /** Nothing changes: what was told is taken note of, or the shopper is asked what is meant. */
  | { readonly kind: 'remark'; readonly remark: OutfitRemark }
  /** All pieces but these go on the wishlist. */
  | { readonly kind: 'keep'; readonly without: readonly NamedGarment[] };

/** The edits that begin an outfit. */
export const STARTS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>(['compose', 'pack']);
