import type { OutfitMove } from '../moves/OutfitMove.ts';

/** A clause of a turn; the act says what the shopper does with it, where that is known. */
export interface OutfitClause {
  readonly text: string;
  readonly act: string | null;
  /** What it does with an outfit, where that is likely. */
  readonly move: OutfitMove | null;
}

/** Acts that neither compose nor change an outfit. */
export const ASIDE: ReadonlySet<string> = new Set(['person', 'compare', 'choose', 'service', 'social']);
/** Acts that ask. */
export const ASKING: ReadonlySet<string> = new Set(['fact', 'advice', 'compare']);
