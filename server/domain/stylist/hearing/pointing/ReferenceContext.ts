import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Span } from '../../../language/lexicon/Lexicon.ts';

/** The items and words that a message can refer to. */
export interface ReferenceContext {
  /** Items on the screen, in the order shown. */
  readonly shown: readonly CatalogueItem[];
  /** Recommended items, in the order shown. */
  readonly picks: readonly CatalogueItem[];
  /** Items spoken of last, the most recent first. */
  readonly spokenOf: readonly CatalogueItem[];
  /** Items spoken of before those, the most recent first. */
  readonly spokenBefore: readonly CatalogueItem[];
  /** The outfit on the screen; empty for other results. */
  readonly outfit: readonly CatalogueItem[];
  /** Items that the last reply names, in its order. */
  readonly named: readonly CatalogueItem[];
  /** Items spoken of while earlier lists were shown. */
  readonly onceSpokenOf: readonly CatalogueItem[];
  /** The first items of each earlier list, newest list first. */
  readonly past: readonly (readonly CatalogueItem[])[];
  readonly attached: CatalogueItem | null;
  /** The item attached in this turn or an earlier one; null for none. */
  readonly sent: CatalogueItem | null;
  /** Whether a picture was attached before. */
  readonly isPictured: boolean;
  /** The phrases among some words that can tell pieces apart. */
  readonly spansIn: (words: readonly string[]) => readonly Span[];
  /** How well a phrase fits an item, 0 to 1; 0 where the item contradicts it. */
  readonly rate: (item: CatalogueItem, span: Span) => number;
  /** Whether words describe an item ('striped', 'navy', 'linen dress'). */
  readonly fits: (item: CatalogueItem, words: string) => boolean;
  /** Whether words name a garment or a look. */
  readonly describes: (words: string) => boolean;
  /** Whether an item is of a kind ('dress'); true where the word names none. */
  readonly isA: (item: CatalogueItem, noun: string) => boolean;
}

/** The items pointed at; `isLost` where words point at something that is not there. */
export interface Reference {
  readonly items: readonly CatalogueItem[];
  readonly isLost: boolean;
}

export function found(items: readonly CatalogueItem[]): Reference {
  return { items: [...new Set(items)], isLost: items.length === 0 };
}

/** Nouns for a piece of any kind. */
const GENERAL: ReadonlySet<string> = new Set([
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
export const isGeneral = (noun: string): boolean => GENERAL.has(noun);

/** Names of garments that people point at, as part of a pattern. */
export const GARMENTS =
  'dress|gown|shirt|blazer|coat|jacket|skirt|tee|t shirt|top|sweater|jumper|cardigan|hoodie|suit|trousers|pants|chinos|jeans|shorts|leggings|polo|tank|camisole|blouse|jumpsuit|waistcoat|gilet|swimsuit|bikini|bag|belt|scarf|hat|cap|shoes|boots|sneakers|trainers|loafers|heels';
