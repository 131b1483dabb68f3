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
  /** The subject of a question or remark. */
  'asked',
  /** The place, time or weather in which the pieces are worn. */
  'occasion',
  /** A price limit for the pieces. */
  'budget',
  /** An amount of money that is not a price limit. */
  'money',
  /** A size or measurement of the wearer. */
  'size',
  /** A number that is neither money nor a size, such as a length of time. */
  'number',
  /** The wearer of the pieces. */
  'wearer',
  /** Anything else. It is not searched for. */
  'none',
] as const;
export type MentionRole = (typeof MENTION_ROLES)[number];
