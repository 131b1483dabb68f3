import type { PieceTrait } from '../../outfits/traits/PieceTrait.ts';
import type { OutfitRemark } from '../Conversation.ts';
import type { Difference, OutfitPlace, OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import type { OutfitSeason } from '../../outfits/OutfitWish.ts';
import type { WeatherBand } from '../../climate/Climate.ts';

/** A garment in a message, with words to search for it ('black leather bag') or to name it in a reply. */
export interface NamedGarment {
  readonly slot: OutfitSlot;
  /** The kinds that the name may mean, most likely first. */
  readonly kinds: readonly string[];
  readonly words: string;
  /** The number of wanted garments; undefined for one. */
  readonly count?: number;
  /** Which piece of the kind is meant: 0 for the first, -1 for the last. Undefined if the words do not tell. */
  readonly nth?: number;
}

/** Words about all pieces of an outfit, such as 'elegant'. */
export interface OutfitTerms {
  /** Words for the search ('elegant, no black'); '' if there are none. */
  readonly words: string;
  readonly occasion: string | null;
  readonly occasionWords: string;
  readonly event: string | null;
  readonly season: string | null;
  /** The shopper's own words; undefined if they equal `words`. */
  readonly said?: string;
}

/** Creates terms that are nothing but words for the search. */
export const createTerms = (words: string): OutfitTerms => ({
  words,
  occasion: null,
  occasionWords: '',
  event: null,
  season: null,
});

/** A comparison for the whole outfit, in the shopper's words ('dressier'). */
export interface Leaning {
  readonly said: string;
  /** The change in formality, from -1 to 1; positive for more formal. */
  readonly dressiness: number;
  /** The number of weather bands to change by; positive for warmer clothes. */
  readonly warmth: number;
}

/** A change of an outfit, or a question about it. */
export type OutfitEdit =
  /**
   * Composes an outfit. `isWhole` means that the words name an outfit instead of a list of garments. `isGuess` means
   * that the words do not ask for an outfit. If the words list all garments, the slots `without` stay empty.
   */
  | {
      readonly kind: 'compose';
      readonly isWhole: boolean;
      readonly isGuess?: true;
      readonly without?: readonly OutfitSlot[];
    }
  /** Packs a capsule for some days. `isListed` means that only the listed garments are packed. */
  | { readonly kind: 'pack'; readonly days: number; readonly isGuess?: true; readonly isListed?: true }
  /** Sets the number of days, which may be one. */
  | { readonly kind: 'days'; readonly days: number }
  /** Sets the season and the weather. */
  | { readonly kind: 'climate'; readonly season: OutfitSeason | null; readonly weatherBand: WeatherBand }
  | { readonly kind: 'own'; readonly garment: NamedGarment }
  /** Adds a piece to its slot, or replaces the piece there. */
  | { readonly kind: 'add'; readonly garment: NamedGarment }
  /** Replaces a piece with a garment. `old` is the piece to replace if it has another name than the garment. */
  | { readonly kind: 'swap'; readonly garment: NamedGarment; readonly old: NamedGarment | null }
  /** Replaces the piece that `garment` means with a different piece that fits `words`. */
  | {
      readonly kind: 'alter';
      readonly garment: NamedGarment;
      readonly words: string;
      readonly said: string;
      readonly differences: readonly Difference[];
      /** What the new piece must be; undefined if the words name nothing that can be checked. */
      readonly traits?: readonly PieceTrait[];
    }
  /** Gives the outfit other qualities, or only the piece of `slot` if it is set. Pieces that have the traits stay. */
  | {
      readonly kind: 'restyle';
      readonly garment: NamedGarment | null;
      readonly slot: OutfitSlot | null;
      readonly traits: readonly PieceTrait[];
      readonly differences: readonly Difference[];
      /** Whether to replace the present piece even if it has the traits. */
      readonly isOther: boolean;
      readonly leaning?: Leaning;
      readonly said: string;
    }
  | { readonly kind: 'swapPiece'; readonly itemIds: readonly string[]; readonly differences: readonly Difference[] }
  /** Restores the earlier outfit. */
  | { readonly kind: 'restore'; readonly plan: OutfitPlan }
  /** Restores an earlier piece. */
  | { readonly kind: 'restorePiece'; readonly place: OutfitPlace; readonly name: string }
  | { readonly kind: 'addPiece'; readonly place: OutfitPlace; readonly name: string }
  /** Reduces the outfit to the named garments. `described` are those of which the words tell more than the kind. */
  | {
      readonly kind: 'only';
      readonly garments: readonly NamedGarment[];
      readonly described: readonly NamedGarment[];
    }
  /**
   * Removes a piece. `isOfPiece` means that the words are about the present piece ('the jacket') instead of all
   * pieces of the kind ('no jackets').
   */
  | { readonly kind: 'drop'; readonly garment: NamedGarment; readonly isOfPiece: boolean }
  | { readonly kind: 'dropPiece'; readonly itemIds: readonly string[] }
  /** Removes one piece of a capsule. */
  | { readonly kind: 'fewer'; readonly garment: NamedGarment }
  | { readonly kind: 'budget'; readonly cents: number }
  /** Chooses all pieces again for another wearer. */
  | { readonly kind: 'wearer'; readonly gender: Gender | null }
  /** Composes an outfit for another wearer and the same occasion. */
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
  /** Lists the pieces and their prices. */
  | { readonly kind: 'list' }
  | { readonly kind: 'total'; readonly without: readonly NamedGarment[] }
  /** Changes nothing. The reply takes note of the words, or asks what the shopper means. */
  | { readonly kind: 'remark'; readonly remark: OutfitRemark }
  /** Adds all pieces except these to the wishlist. */
  | { readonly kind: 'keep'; readonly without: readonly NamedGarment[] };

/** The kinds of changes that start a new outfit. */
export const STARTING_EDITS: ReadonlySet<OutfitEdit['kind']> = new Set<OutfitEdit['kind']>(['compose', 'pack']);
