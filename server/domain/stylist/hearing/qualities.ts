import type { Order, Quality } from './Quality.ts';
import { QUALITIES } from './scales.ts';

/** A wish for more or less of a quality. */
export interface Leaning {
  readonly wantedWords: readonly string[];
  readonly lessOf: readonly string[];
  /** A name for pieces that meet the wish ('less formal'). */
  readonly said: string;
  /** The step on a scale of values, such as lengths; undefined if the quality has no such scale. */
  readonly step?: { readonly order: Order; readonly by: 1 | -1 };
}

const QUALITY_BY_ADJECTIVE: ReadonlyMap<string, Quality> = new Map(
  QUALITIES.flatMap((entry) => entry.said.map((word) => [word, entry] as const)),
);
/** Matches 'much' without a noun after it. 'Too much' judges the piece, whereas 'too much lace' is about the lace. */
const MUCH_BY_ITSELF_SOURCE = 'much(?= *(?:[,.!?;]|$|for |that |this |of it|tbh|lol))';
const sortLongestFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => (word === 'much' ? MUCH_BY_ITSELF_SOURCE : word))
    .join('|');
const ADJECTIVES = [...QUALITY_BY_ADJECTIVE.keys()];
const ADJECTIVE_SOURCE = sortLongestFirst(ADJECTIVES);
const isComparative = (word: string): boolean => /er$/u.test(word) && word !== 'glitter' && word !== 'highlighter';
const COMPARATIVE_SOURCE = sortLongestFirst([...ADJECTIVES.filter(isComparative), 'cosier']);

/** Matches basic forms of adjectives ('long'). Leaves out adjectives that complain even without 'too'. */
export const POSITIVE_ADJECTIVE_SOURCE = sortLongestFirst(ADJECTIVES.filter((word) => !isComparative(word)));
export const FAULT_SOURCE = sortLongestFirst(QUALITIES.flatMap(({ faults }) => faults));

/** Matches wishes for less of a quality: 'not so formal', 'less busy', 'too warm'. */
export const WANTS_LESS_PATTERN = new RegExp(
  String.raw`\b(?:(?:its|theyre|thats|these are|they are|it is|that is|this is|those are|looks?|feels?|seems?) )?(?:(?:not|isnt|arent) (?:(?:quite|nearly|all) )?(?:so|as|that|too|very)|nothing (?:too|so|that|very)|(?:not|nothing)(?= (?:${FAULT_SOURCE})\b)|less|(?:(?:a|way|far|much|just|bit|little|kind|of|rather) ){0,3}too) (${ADJECTIVE_SOURCE})(?: looking)?\b`,
  'u',
);
export const WANTS_MORE_PATTERN = new RegExp(
  String.raw`\b(?:(?:a )?(?:bit|little|lot|touch|tad|much|slightly|something|anything|rather|even|make it|make them) ){0,5}(?:more (${ADJECTIVE_SOURCE})|(${COMPARATIVE_SOURCE}))(?: looking)?\b(?! (?:sleeve|sleeves|neck|neckline|waist|rise|back|to|than \d|weather))`,
  'u',
);
export const NOT_ENOUGH_PATTERN = new RegExp(String.raw`\bnot (${ADJECTIVE_SOURCE}) enough\b`, 'u');
/** Matches comparisons of sleeves. These are not about the length of the garment. */
export const SLEEVES_PATTERN = /\b(longer|shorter|no) sleeves?\b/u;
export const SHADES_PATTERN =
  /\b(lighter|darker|deeper|richer|brighter|paler)(?: in| of)? (?:colou?rs?|shades?|tones?|wash|ones?|hues?)\b|\bin an? (lighter|darker|deeper|richer|brighter|paler)\b/u;

const IN_OWN_WORD_PATTERN = /^[a-z]+er$/u;

export function createMoreLeaning(adjective: string): Leaning {
  const foundQuality = QUALITY_BY_ADJECTIVE.get(adjective);
  return {
    wantedWords: foundQuality?.words ?? [adjective],
    lessOf: foundQuality?.awayFrom ?? [],
    said: IN_OWN_WORD_PATTERN.test(adjective)
      ? adjective
      : isOneWord(adjective)
        ? `more ${adjective}`
        : (foundQuality?.more ?? ''),
    ...addStep(foundQuality, 1),
  };
}

export function createLessLeaning(adjective: string): Leaning {
  const foundQuality = QUALITY_BY_ADJECTIVE.get(adjective);
  return {
    wantedWords: foundQuality?.opposite ?? [],
    lessOf: foundQuality?.lessOf ?? [adjective],
    said: foundQuality?.less ?? `less ${adjective}`,
    ...addStep(foundQuality, -1),
  };
}

const VERBATIM_WORDS: ReadonlySet<string> = new Set(['much', 'extra', 'color', 'colour']);
const isOneWord = (words: string): boolean => !words.includes(' ') && !VERBATIM_WORDS.has(words);

function addStep(foundQuality: Quality | undefined, sign: 1 | -1): Pick<Leaning, 'step'> {
  const step = foundQuality?.step;
  return step === undefined ? {} : { step: { order: step.order, by: step.by === sign ? 1 : -1 } };
}

export function createShadeLeaning(adjective: string): Leaning {
  return { ...createMoreLeaning(adjective === 'lighter' ? 'paler' : adjective), said: adjective };
}
