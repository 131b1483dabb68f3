/** What a garment, a quality or a number in a message may be. */
export const MENTION_ROLES = [
  /** Something that the shopper wants. */
  'want',
  /** Something that the shopper wants to avoid. */
  'avoid',
  /** Something that the shopper owns. */
  'own',
  /** Something that somebody else owns, or that the shopper saw elsewhere. */
  'theirs',
  /** A shown piece. */
  'shown',
  /** What a question or remark is about. */
  'asked',
  /** The place, time or weather in which the pieces are worn. */
  'occasion',
  /** A price limit for the pieces. */
  'budget',
  /** Another amount of money. */
  'money',
  /** A size or measurement of the wearer. */
  'size',
  /** Another number, or a length of time. */
  'number',
  /** The wearer of the pieces. */
  'wearer',
  /** Anything else, which is not searched for. */
  'none',
] as const;
export type MentionRole = (typeof MENTION_ROLES)[number];
