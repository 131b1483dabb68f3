import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Moment, NextStep } from '../wording/Tone.ts';
import type { Merit } from './merits.ts';

/** What a reply to a search says, before it has words. */
export interface ReplyPlan {
  /** Takes up what was said; null where what was given up says it. */
  readonly opening: { readonly moment: Moment; readonly slots: Readonly<Record<string, string>> } | null;
  /** What was given up or is missing, in whole sentences. */
  readonly shortfalls: readonly string[];
  /** At most two pieces; of the second only what sets it apart from the first. */
  readonly pieces: readonly PlannedPiece[];
  /** What was taken from the profile; '' for nothing. */
  readonly fromProfile: string;
  /** What to ask or offer, the most helpful first; the first that was not offered yet is. */
  readonly offers: readonly NextStep[];
}

export interface PlannedPiece {
  readonly item: CatalogueItem;
  readonly merits: readonly Merit[];
  /** 'Cotton rather than linen'; '' for nothing. */
  readonly lacks: string;
}
