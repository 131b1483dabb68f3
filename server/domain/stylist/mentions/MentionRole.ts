/** The role of a garment, a quality or a number that a shopper names. */
export const MENTION_ROLES = [
  /** Asked for. */
  'want',
  /** Asked to be left out. */
  'avoid',
  /** Owned by the shopper. */
  'own',
  /** Owned by somebody else, or seen elsewhere. */
  'theirs',
  /** A piece on the screen. */
  'shown',
  /** The subject of a question or a remark, not of a wish. */
  'asked',
  /** Where, when and in what weather the pieces are worn. */
  'occasion',
  /** A price limit for the pieces. */
  'budget',
  /** Any other money. */
  'money',
  /** Sizes and measures of the wearer. */
  'size',
  /** Any other number or length of time. */
  'number',
  /** Who is to wear the pieces. */
  'wearer',
  /** Nothing that is looked for. */
  'none',
] as const;
export type MentionRole = (typeof MENTION_ROLES)[number];
