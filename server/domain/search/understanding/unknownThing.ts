import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import { isProperName } from '../../language/lexicon/properNames.ts';
import { BARE_PREPOSITIONS, WORDS_AFTER_NAMES, SEEKING_WORDS } from './nounPhrases.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import { namesNothingElse } from './garments.ts';

/** Words for a manner or a mood, which no piece has in its name. */
const VAGUE_WORDS = new Set(
  'vibe vibes aesthetic aesthetics essential essentials must haves inspo inspiration core mood theme attire wardrobe energy chic season guest guests party event visit trip show fair match game tour lunch breakfast supper weather climate color colours tone tones fashion trend trends idea ideas basics staples gear kit warmers separates capsule uniform fillers edit range collection selection stuff goods'.split(
    ' ',
  ),
);
/** Endings of adjectives and verb forms. Words with these endings name no thing. */
const ENDINGS_OF_ADJECTIVES =
  '.{2}y,.{3}ed,.{3}ing,ful,.{3}able,ible,ous,.{3}ish,ive,.{2}al,ic,less,est,ly,[sc]ent,[br]ant,some,like,esque,core';
const NOT_A_NOUN_PATTERN = new RegExp(`(?:${ENDINGS_OF_ADJECTIVES.replaceAll(',', '|')})$`, 'u');
const MAX_WORDS = 3;

/** Finds the words for a wanted thing other than a garment: 'candle', 'pocket knife'. */
export function findUnknownThing(
  reading: Reading,
  garments: readonly Span[],
  strangeWords: readonly string[],
): readonly string[] {
  if (garments.length > 0 || !namesNothingElse(reading)) return [];
  const start = findStart(reading);
  const end = findEnd(reading, start);
  let thingStart = end;
  while (thingStart > start && end - thingStart < MAX_WORDS && isUnknown(reading, thingStart - 1)) thingStart--;
  const words = reading.tokens.slice(thingStart, end).flatMap(({ text }) => (strangeWords.includes(text) ? [] : text));
  return words.length > 0 && isNoun(words.at(-1) ?? '') ? words : [];
}

const isNoun = (word: string): boolean =>
  word.length > 2 &&
  !VAGUE_WORDS.has(word) &&
  !FILLER_WORDS.has(word.replace(/s$/u, '')) &&
  !NOT_A_NOUN_PATTERN.test(word);

/**
 * Returns the position of the first meaningful word. Returns the end of the query if that word follows a preposition
 * ('for my birthday').
 */
function findStart(reading: Reading): number {
  const start = reading.tokens.findIndex(({ text, kind }) => kind === 'word' && !FILLER_WORDS.has(text));
  if (start === -1) return reading.tokens.length;
  const words = reading.tokens.slice(0, start).map(({ text }) => text);
  const isPurpose = words.some(
    (word, position) => BARE_PREPOSITIONS.has(word) && !SEEKING_WORDS.has(words[position - 1] ?? ''),
  );
  return isPurpose ? reading.tokens.length : start;
}

/** Returns the end of the noun phrase. Returns its start if the words after it show that they are no noun phrase. */
function findEnd(reading: Reading, start: number): number {
  let end = start;
  while (end < reading.tokens.length && !reading.isBreak(end) && isContent(reading, end)) end++;
  const isClosed = reading.isBreak(end) || reading.isUsed(end) || WORDS_AFTER_NAMES.has(reading.word(end));
  return isClosed ? end : start;
}

const isContent = (reading: Reading, position: number): boolean =>
  !FILLER_WORDS.has(reading.word(position)) && reading.word(position) !== '' && !reading.isUsed(position);

const isUnknown = (reading: Reading, position: number): boolean =>
  reading.tokens[position]?.kind === 'word' &&
  reading.findSpanAt(position) === undefined &&
  !isProperName(reading.word(position));
