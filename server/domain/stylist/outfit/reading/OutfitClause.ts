import type { OutfitMove } from '../moves/OutfitMove.ts';

/** A clause of a turn, with its act if known. */
export interface OutfitClause {
  readonly text: string;
  readonly act: string | null;
  /** The likely move; null if there is none. */
  readonly move: OutfitMove | null;
}

/** Acts that neither compose nor change an outfit. */
export const ASIDE: ReadonlySet<string> = new Set(['person', 'compare', 'choose', 'service', 'social']);
/** Acts of clauses that ask something. */
export const ASKING: ReadonlySet<string> = new Set(['fact', 'advice', 'compare']);
