import type { OutfitMove } from '../moves/OutfitMove.ts';

/** A clause of a message about an outfit. The act is null if it is unknown. */
export interface OutfitClause {
  readonly text: string;
  readonly act: string | null;
  /** The move; null if none is likely. */
  readonly move: OutfitMove | null;
}

/** Acts of clauses that neither start nor change an outfit. */
export const ASIDE_ACTS: ReadonlySet<string> = new Set(['person', 'compare', 'choose', 'service', 'social']);
/** Acts of clauses that ask something. */
export const ASKING_ACTS: ReadonlySet<string> = new Set(['fact', 'advice', 'compare']);
