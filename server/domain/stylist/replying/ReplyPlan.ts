import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Moment, NextStep } from '../wording/Tone.ts';
import type { Merit } from './merits.ts';

/** The content of a reply to a search, before it is worded. */
export interface ReplyPlan {
  /** The first sentence, which answers the shopper's words; null where the shortfalls do. */
  readonly opening: { readonly moment: Moment; readonly slots: Readonly<Record<string, string>> } | null;
  /** What was relaxed or is missing, in full sentences. */
  readonly shortfalls: readonly string[];
  /** At most two pieces; for the second, only how it differs from the first. */
  readonly pieces: readonly PlannedPiece[];
  /** What was taken from the profile; '' for nothing. */
  readonly fromProfile: string;
  /** Questions and offers, the most helpful first; the first that was not made before is used. */
  readonly offers: readonly NextStep[];
}

export interface PlannedPiece {
  readonly item: CatalogueItem;
  readonly merits: readonly Merit[];
  /** What the piece lacks ('cotton rather than linen'); '' for nothing. */
  readonly lacks: string;
}
