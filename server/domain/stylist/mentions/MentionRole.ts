/** The roles of a garment, a quality or a number that a shopper mentions. */
export const MENTION_ROLES = [
  /** Wanted. */
  'want',
  /** To be left out. */
  'avoid',
  /** Owned by the shopper. */
  'own',
  /** Owned by somebody else, or seen elsewhere. */
  'theirs',
  /** A shown piece. */
  'shown',
  /** The subject of a question or remark, not of a wish. */
  'asked',
  /** The place, time or weather in which the pieces are worn. */
  'occasion',
  /** A price limit for the pieces. */
  'budget',
  /** Another sum of money. */
  'money',
  /** A size or measurement of the wearer. */
  'size',
  /** Another number or length of time. */
  'number',
  /** The wearer of the pieces. */
  'wearer',
  /** Not searched for. */
  'none',
] as const;
export type MentionRole = (typeof MENTION_ROLES)[number];
