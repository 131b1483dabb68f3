/** What a garment, a quality or a number that a shopper names is to the wish. */
export const MENTION_ROLES = [
  /** Asked for. */
  'want',
  /** Asked to be left out. */
  'avoid',
  /** Something that the shopper has. */
  'own',
  /** Somebody else's, or seen elsewhere. */
  'theirs',
  /** A piece on the screen. */
  'shown',
  /** What a question or a remark is about; nobody wants it yet. */
  'asked',
  /** Where, when and in what weather the pieces are worn. */
  'occasion',
  /** What the pieces may cost. */
  'budget',
  /** Any other money. */
  'money',
  /** Sizes and measures of the wearer. */
  'size',
  /** Any other number or length of time. */
  'number',
  /** Who is to wear the pieces. */
  'wearer',
  /** Said of nothing that is looked for. */
  'none',
] as const;
export type MentionRole = (typeof MENTION_ROLES)[number];
