import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Moment, NextStep } from '../wording/Tone.ts';
import type { Merit } from './merits.ts';

/** The first sentence of a reply: a moment of the tone with its values, or a text that is the same in all tones. */
export type Opening =
  | { readonly moment: Moment; readonly slots: Readonly<Record<string, string>> }
  | { readonly words: string };

/** What a reply to a search says, before it is put into words. */
export interface ReplyPlan {
  /** The first sentence; null if sentences about missing things come first. */
  readonly opening: Opening | null;
  /** Full sentences about requirements that were dropped or cannot be met. */
  readonly shortfalls: readonly string[];
  /** At most two pieces. Of the second piece, only the differences from the first are stated. */
  readonly pieces: readonly PlannedPiece[];
  /** The values that come from the profile; '' if there are none. */
  readonly fromProfile: string;
  /** Questions and offers, the most helpful first. The first that is new in the conversation is used. */
  readonly offers: readonly NextStep[];
}

export interface PlannedPiece {
  readonly item: CatalogueItem;
  readonly merits: readonly Merit[];
  /** What the piece does not meet ('cotton rather than linen'); '' if it meets the whole wish. */
  readonly lacks: string;
}
