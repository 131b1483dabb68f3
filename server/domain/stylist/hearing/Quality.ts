/** Properties with ordered values, so that more or less is one step from the current wish. */
export type Order = 'length' | 'heel' | 'size' | 'bulk';

/** One end of a scale that shoppers want more or less of, in words of the search. */
export interface Quality {
  /** The adjectives, with their comparatives. */
  readonly said: readonly string[];
  /** The adjectives that are a complaint without 'too': 'these are loud'. */
  readonly faults: readonly string[];
  /** Names for pieces with more and with less of the quality: 'longer', 'less formal'. */
  readonly more: string;
  readonly less: string;
  readonly words: readonly string[];
  /** What is wished for where less of it is wanted. */
  readonly opposite: readonly string[];
  /** What should be avoided where less of it is wanted; empty where `opposite` is enough. */
  readonly lessOf: readonly string[];
  /** What should be avoided where more of it is wanted. */
  readonly awayFrom: readonly string[];
  /** The order in which the quality is a step up or down. */
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

/** Creates one end of a scale from lists: adjectives are separated by '|', words by commas. */
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
