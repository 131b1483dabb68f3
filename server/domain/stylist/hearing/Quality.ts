/** Properties whose values have an order, so that 'longer' means the next value. */
export type Order = 'length' | 'heel' | 'size' | 'bulk';

/** One end of a scale, such as 'formal', with the words to search for if the shopper wants more or less of it. */
export interface Quality {
  /** The adjectives, with their comparatives. */
  readonly said: readonly string[];
  /** Adjectives that complain even without 'too': 'these are loud'. */
  readonly faults: readonly string[];
  /** Name for pieces with more of the quality, such as 'longer'. */
  readonly more: string;
  readonly less: string;
  readonly words: readonly string[];
  /** What to search for if the shopper wants less of the quality. */
  readonly opposite: readonly string[];
  /** What to avoid if the shopper wants less of the quality. Empty if `opposite` is enough. */
  readonly lessOf: readonly string[];
  /** What to avoid if the shopper wants more of the quality. */
  readonly awayFrom: readonly string[];
  /** The scale of the quality, and whether more of the quality is a step up (1) or down (-1) on the scale. */
  readonly step?: { readonly order: Order; readonly by: 1 | -1 };
}

interface Told {
  readonly said?: string;
  readonly faults?: string;
  readonly called: readonly [more: string, less: string];
  readonly words: string;
  readonly opposite: string;
  readonly lessOf?: string;
  readonly awayFrom?: string;
  readonly step?: Quality['step'];
}

const splitList = (text: string, divider: string): string[] =>
  text
    .split(divider)
    .map((word) => word.trim())
    .filter(Boolean);

/** Creates one end of a scale. Adjectives are separated by '|', and words of the search by commas. */
export function createQuality({
  said = '',
  faults = '',
  called: [more, less],
  words,
  opposite,
  lessOf = '',
  awayFrom = '',
  ...rest
}: Told): Quality {
  return {
    ...rest,
    more,
    less,
    said: [...splitList(said, '|'), ...splitList(faults, '|')],
    faults: splitList(faults, '|'),
    words: splitList(words, ','),
    opposite: splitList(opposite, ','),
    lessOf: splitList(lessOf, ','),
    awayFrom: splitList(awayFrom, ','),
  };
}
