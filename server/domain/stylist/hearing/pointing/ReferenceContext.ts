import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Span } from '../../../language/lexicon/Lexicon.ts';

/** The items and words that a message can refer to. */
export interface ReferenceContext {
  /** On the screen, in its order. */
  readonly shown: readonly CatalogueItem[];
  /** Chosen with a reason, in their order. */
  readonly picks: readonly CatalogueItem[];
  /** Spoken of last, the nearest first. */
  readonly spokenOf: readonly CatalogueItem[];
  /** Spoken of before those, the nearest first. */
  readonly spokenBefore: readonly CatalogueItem[];
  /** The outfit on the screen; empty for other results. */
  readonly outfit: readonly CatalogueItem[];
  /** Named by the last reply, in its order. */
  readonly named: readonly CatalogueItem[];
  /** Spoken of while earlier lists were shown. */
  readonly onceSpokenOf: readonly CatalogueItem[];
  /** What was on the screen before, the newest list first; each as far as a shopper looks. */
  readonly past: readonly (readonly CatalogueItem[])[];
  readonly attached: CatalogueItem | null;
  /** Attached in this turn or before. */
  readonly sent: CatalogueItem | null;
  /** A picture was attached before. */
  readonly isPictured: boolean;
  /** The phrases among some words by which pieces are told apart. */
  readonly spansIn: (words: readonly string[]) => readonly Span[];
  /** How well a phrase fits an item, 0 to 1; 0 where the item contradicts it. */
  readonly rate: (item: CatalogueItem, span: Span) => number;
  /** Whether an item is so described ('striped', 'navy', 'linen dress'). */
  readonly fits: (item: CatalogueItem, words: string) => boolean;
  /** Whether words name a garment or a look at all. */
  readonly describes: (words: string) => boolean;
  /** Whether an item is of the garment named ('dress'); true where the word names none. */
  readonly isA: (item: CatalogueItem, noun: string) => boolean;
}

/** Items pointed at; `isLost` where something was pointed at that is not there. */
export interface Reference {
  readonly items: readonly CatalogueItem[];
  readonly isLost: boolean;
}

export function found(items: readonly CatalogueItem[]): Reference {
  return { items: [...new Set(items)], isLost: items.length === 0 };
}

/** Words that mean a piece of whatever kind. */
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

/** Garments that people point at by their kind, as part of a pattern. */
export const GARMENTS =
  'dress|gown|shirt|blazer|coat|jacket|skirt|tee|t shirt|top|sweater|jumper|cardigan|hoodie|suit|trousers|pants|chinos|jeans|shorts|leggings|polo|tank|camisole|blouse|jumpsuit|waistcoat|gilet|swimsuit|bikini|bag|belt|scarf|hat|cap|shoes|boots|sneakers|trainers|loafers|heels';
