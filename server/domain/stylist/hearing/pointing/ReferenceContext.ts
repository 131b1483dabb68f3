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
  /** The shown outfit; empty if other results are shown. */
  readonly outfit: readonly CatalogueItem[];
  /** Items in the last reply, in order. */
  readonly named: readonly CatalogueItem[];
  /** Items mentioned while earlier lists were shown. */
  readonly onceSpokenOf: readonly CatalogueItem[];
  /** The first items of each earlier list, newest list first. */
  readonly past: readonly (readonly CatalogueItem[])[];
  readonly attached: CatalogueItem | null;
  /** The item attached in this turn or before; null if there is none. */
  readonly sent: CatalogueItem | null;
  /** Whether a picture was attached before. */
  readonly isPictured: boolean;
  /** Returns the phrases in some words that can tell pieces apart. */
  readonly spansIn: (words: readonly string[]) => readonly Span[];
  /** Returns how well a phrase fits an item, from 0 to 1; 0 if the item contradicts it. */
  readonly rate: (item: CatalogueItem, span: Span) => number;
  /** Whether words describe an item ('striped', 'navy', 'linen dress'). */
  readonly fits: (item: CatalogueItem, words: string) => boolean;
  /** Whether words name a garment or a look. */
  readonly describes: (words: string) => boolean;
  /** Whether an item is of a kind ('dress'); true if the word names no kind. */
  readonly isA: (item: CatalogueItem, noun: string) => boolean;
}

/** The items pointed at; `isLost` if words point at something that is not there. */
export interface Reference {
  readonly items: readonly CatalogueItem[];
  readonly isLost: boolean;
}

export function found(items: readonly CatalogueItem[]): Reference {
  return { items: [...new Set(items)], isLost: items.length === 0 };
}

/** Nouns for pieces of any kind. */
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

/** A part of a pattern, with names of garments that people point at. */
export const GARMENTS =
  'dress|gown|shirt|blazer|coat|jacket|skirt|tee|t shirt|top|sweater|jumper|cardigan|hoodie|suit|trousers|pants|chinos|jeans|shorts|leggings|polo|tank|camisole|blouse|jumpsuit|waistcoat|gilet|swimsuit|bikini|bag|belt|scarf|hat|cap|shoes|boots|sneakers|trainers|loafers|heels';
