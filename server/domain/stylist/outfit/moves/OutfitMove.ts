/**
 * What a clause does with a whole outfit, in the order of the learned weights: - `refuse` excludes something from all
 * pieces; `drop` removes a piece, `own` says that the shopper has it. - `alter` wants one piece to be different,
 * `recolor` all pieces; `swap` wants another piece, `another` a completely different outfit. - `occasion`, `climate`,
 * `days` and `wearer` tell what the outfit is for; `detail` and `why` ask about one of its pieces. - `list` asks what
 * the outfit contains, `choose` takes one of the offered pieces, `size` tells measurements. - `ask` asks about the
 * shop, or whether pieces go together or suit the shopper, and changes nothing. - `leave` searches for something
 * else; `praise`, `dislike` and `chat` request nothing.
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

/** The moves that change no piece. */
export const MOVES_WITHOUT_CHANGE: ReadonlySet<string> = new Set<(typeof OUTFIT_MOVES)[number]>([
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
