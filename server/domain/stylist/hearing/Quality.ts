/** Properties whose values have an order, so that more or less of one is a step from what is wished for now. */
export type Order = 'length' | 'heel' | 'size' | 'bulk';

/** One end of a scale that shoppers want more or less of, in words that the search knows. */
export interface Quality {
  /** The adjectives, with their comparatives. */
  readonly said: readonly string[];
  /** The adjectives that are a complaint by themselves: 'these are loud'. */
  readonly faults: readonly string[];
  /** What pieces with more and with less of it are called: 'longer', 'less formal'. */
  readonly more: string;
  readonly less: string;
  readonly words: readonly string[];
  /** What is wished for where less of it is wanted. */
  readonly opposite: readonly string[];
  /** What should be avoided where less of it is wanted; empty where `opposite` is enough. */
  readonly lessOf: readonly string[];
  /** What should be avoided where more of it is wanted. */
  readonly awayFrom: readonly string[];
  /** The order along which it is a step up; negative for a step down. */
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

const listOf = (text: string, divider: string): string[] =>
  text
    .split(divider)
    .map((word) => word.trim())
    .filter(Boolean);

/** One end of a scale from lists: adjectives divided by '|', words by commas. */
export function quality({
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
    said: [...listOf(said, '|'), ...listOf(faults, '|')],
    faults: listOf(faults, '|'),
    words: listOf(words, ','),
    opposite: listOf(opposite, ','),
    lessOf: listOf(lessOf, ','),
    awayFrom: listOf(awayFrom, ','),
  };
}
