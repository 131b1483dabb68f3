/**
 * What a clause does with a whole outfit, in the order of the learned weights:
 * - `refuse` rules something out for all of it; `drop` takes a piece out, `own` has it already.
 * - `alter` wants one piece to be different, `recolor` all of it; `swap` another piece, `another` an entirely other one.
 * - `occasion`, `climate`, `days` and `wearer` tell what it is for; `detail` and `why` ask about one of its pieces.
 * - `list` asks what is in it, `choose` takes one of the pieces that were just offered, `size` tells measurements.
 * - `ask` asks of the shop, or whether pieces go together or suit, and changes nothing.
 * - `leave` looks for something else; `praise`, `dislike` and `chat` ask for nothing.
 */
export const OUTFIT_MOVES = [
  'compose',
  'pack',
  'add',
  'swap',
  'alter',
  'drop',
  'refuse',
  'own',
  'budget',
  'cheaper',
  'dearer',
  'warmer',
  'cooler',
  'dressier',
  'relaxed',
  'recolor',
  'another',
  'keepall',
  'keepsome',
  'total',
  'count',
  'undo',
  'why',
  'detail',
  'wearer',
  'occasion',
  'climate',
  'days',
  'praise',
  'dislike',
  'leave',
  'chat',
  'list',
  'choose',
  'size',
  'ask',
] as const;

/** The moves that ask or tell, and change no piece. */
export const NO_CHANGE: ReadonlySet<string> = new Set<(typeof OUTFIT_MOVES)[number]>([
  'keepall',
  'total',
  'count',
  'list',
  'why',
  'detail',
  'ask',
  'size',
  'praise',
  'chat',
]);

export type OutfitMove = (typeof OUTFIT_MOVES)[number];
