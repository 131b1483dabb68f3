import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Moment, NextStep } from '../wording/Tone.ts';
import type { Merit } from './merits.ts';

/** A sentence of the tone for a moment, or words that have no tone. */
export type Opening =
  | { readonly moment: Moment; readonly slots: Readonly<Record<string, string>> }
  | { readonly words: string };

/** The content of a reply to a search, without its words. */
export interface ReplyPlan {
  /** The first sentence, which answers the shopper; null if `shortfalls` does. */
  readonly opening: Opening | null;
  /** Full sentences about what was relaxed or is missing. */
  readonly shortfalls: readonly string[];
  /** At most two pieces. The second only has its differences from the first. */
  readonly pieces: readonly PlannedPiece[];
  /** The values from the profile; '' if there are none. */
  readonly fromProfile: string;
  /** Questions and offers, most helpful first. The first one that was not made before is used. */
  readonly offers: readonly NextStep[];
}

export interface PlannedPiece {
  readonly item: CatalogueItem;
  readonly merits: readonly Merit[];
  /** What the piece lacks ('cotton rather than linen'); '' if it lacks nothing. */
  readonly lacks: string;
}
