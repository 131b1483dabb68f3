import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Span } from '../../../language/lexicon/Lexicon.ts';

/** The items and words that a message can refer to. */
export interface ReferenceContext {
  /** Shown items, in order. */
  readonly shown: readonly CatalogueItem[];
  /** Recommended items, in order. */
  readonly picks: readonly CatalogueItem[];
  /** Items mentioned last, newest first. */
  readonly spokenOf: readonly CatalogueItem[];
  /** Items mentioned before `spokenOf`, newest first. */
  readonly spokenBefore: readonly CatalogueItem[];
  /** The pieces of the outfit on the screen; empty if the screen shows other results. */
  readonly outfit: readonly CatalogueItem[];
  /** Items that the last reply named, in order. */
  readonly namedItems: readonly CatalogueItem[];
  /** Items mentioned while an earlier list was shown. */
  readonly onceSpokenOf: readonly CatalogueItem[];
  /** The first items of each earlier list, newest list first. */
  readonly past: readonly (readonly CatalogueItem[])[];
  /** Items of the wishlist whose whole name is in the message. */
  readonly keptItems: readonly CatalogueItem[];
  readonly attached: CatalogueItem | null;
  /** The item attached to this message or an earlier one; null if there is none. */
  readonly sent: CatalogueItem | null;
  /** Whether a picture was attached to an earlier message. */
  readonly isPictured: boolean;
  /** Returns the phrases in the words that can distinguish pieces. */
  readonly listDescribingSpans: (words: readonly string[]) => readonly Span[];
  /** Returns how well a phrase describes an item, from 0 to 1; 0 if the item contradicts it. */
  readonly rate: (item: CatalogueItem, span: Span) => number;
  /** Whether words describe an item ('striped', 'navy', 'linen dress'). */
  readonly fits: (item: CatalogueItem, words: string) => boolean;
  /** Whether words name a garment or a look. */
  readonly describes: (words: string) => boolean;
  /** Whether an item is of a kind ('dress'). Returns true if the word is not the name of a kind. */
  readonly isA: (item: CatalogueItem, noun: string) => boolean;
}

/** The items that words refer to. `isLost` means that the words refer to an item that was not found. */
export interface Reference {
  readonly items: readonly CatalogueItem[];
  readonly isLost: boolean;
}

export function createReference(items: readonly CatalogueItem[]): Reference {
  return { items: [...new Set(items)], isLost: items.length === 0 };
}

/** Nouns for any kind of piece, such as 'one'. */
const GENERAL_NOUNS: ReadonlySet<string> = new Set([
  'one',
  'option',
  'item',
  'piece',
  'pair',
  'pick',
  'result',
  'suggestion',
  'look',
  'garment',
  'thing',
]);
export const isGeneral = (noun: string): boolean => GENERAL_NOUNS.has(noun);

/** Source of a regular expression for the names of garments. */
export const GARMENT_SOURCE =
  'dress|gown|shirt|blazer|coat|jacket|skirt|tee|t shirt|top|sweater|jumper|cardigan|hoodie|suit|trousers|pants|chinos|jeans|shorts|leggings|polo|tank|camisole|blouse|jumpsuit|waistcoat|gilet|swimsuit|bikini|bag|belt|scarf|hat|cap|shoes|boots|sneakers|trainers|loafers|heels';
