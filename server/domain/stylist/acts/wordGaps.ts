import { FASHION_LEXICON } from '../../language/lexicon/fashionLexicon.ts';
import { UNITS_OTHER_THAN_MONEY } from '../../language/units.ts';
import { removeAccents } from '../../language/text/tokens.ts';
import { findSlots, nameWord } from '../classifying/slots.ts';
import { listClasses } from '../classifying/wordClasses.ts';

/** A position between two words where a clause may end. */
export interface Gap {
  /** The end of the word before the gap, and the start of the word after it. */
  readonly start: number;
  readonly end: number;
  /** Whether a clause certainly ends here, because a sentence ends or a request begins. */
  readonly isSentenceEnd: boolean;
  readonly features: readonly string[];
}

const WORD_PATTERN = /[\p{L}\p{N}$£€](?:[\p{L}\p{M}\p{N}'’ʼ]|[.,/-](?=[\p{L}\p{N}]))*/gu;
const SENTENCE_END_PATTERN = /[.!?;\n…]|\s[-–—]+\s|\p{Extended_Pictographic}/u;
/** Matches words that begin a new clause after a comma because they start a request or refusal. */
const REQUEST_PATTERN =
  /^(?:(?:and |but |so |please )?(?:no|nothing|without) [a-z]|(?:(?:so|and|but|please|pls|can you|could you|would you) ){0,2}(?:(?:show|find|give|get|bring) (?:me|us)|i(?:m| am) (?:looking|searching|after)|i (?:really |just |also )?(?:need|want|would like)|(?:id|i'd) (?:like|love)|do you (?:have|sell|stock)|have you got|looking for) )/iu;
const LONGEST_REQUEST = 60;
/** The number of words on each side of a gap that decide whether a clause ends there. */
const GAP_NEIGHBOR_COUNT = 4;
const VERB_CLASSES: ReadonlySet<string> = new Set([
  'is',
  'does',
  'could',
  'have',
  'desire',
  'like',
  'hate',
  'show',
  'take',
  'said',
]);
const SUBJECT_CLASSES: ReadonlySet<string> = new Set(['we', 'they', 'you', 'these', 'which']);

/** Whether a word is the unit of the number before it. In '20 min to the station' there is no sum of 20. */
const isUnit = (word: string): boolean => word === 'min' || UNITS_OTHER_THAN_MONEY.has(word);

interface Word {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly classes: readonly string[];
}

/** Lists the gaps between the words of a text. Leaves out gaps within phrases about clothes. Takes linear time. */
export function listGaps(text: string): readonly Gap[] {
  const { words, joinedPositions } = readWords(text);
  const gaps: Gap[] = [];
  let firstPosition = 0;
  for (let position = 1; position < words.length; position++) {
    const [start, end] = [words[position - 1]!.end, words[position]!.start];
    const textBetween = text.slice(start, end);
    const isSentenceEnd = SENTENCE_END_PATTERN.test(textBetween) || beginsRequest(text, textBetween, end);
    if (joinedPositions.has(position) && !isSentenceEnd) continue;
    gaps.push({ start, end, isSentenceEnd, features: describeGap(words, position, firstPosition, textBetween) });
    if (isSentenceEnd || textBetween.includes(',')) firstPosition = position;
  }
  return gaps;
}

function beginsRequest(text: string, textBetween: string, position: number): boolean {
  return (
    textBetween.includes(',') &&
    REQUEST_PATTERN.test(text.slice(position, position + LONGEST_REQUEST).replace(/['’]/gu, ''))
  );
}

function readWords(text: string): { readonly words: readonly Word[]; readonly joinedPositions: ReadonlySet<number> } {
  const foundWords = [...text.matchAll(WORD_PATTERN)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    plain: removeAccents(match[0]),
  }));
  const slots = findSlots(
    foundWords.map(({ plain }) => plain),
    FASHION_LEXICON,
  );
  const joinedIndexes = new Set<number>();
  const slotByWord = new Map<number, string>();
  for (const [start, { slot, to }] of slots)
    for (let index = start; index < to; index++) {
      slotByWord.set(index, slot);
      if (index > start) joinedIndexes.add(index);
    }
  foundWords.forEach(({ plain }, index) => {
    if (/^\d+$/u.test(foundWords[index - 1]?.plain ?? '') && isUnit(plain)) joinedIndexes.add(index);
  });
  const words = foundWords.map(({ start, end, plain }, position) => {
    const name =
      slotByWord.get(position) ?? nameWord({ kind: /^[$£€]?\d/u.test(plain) ? 'number' : 'word', text: plain });
    return { start, end, name, classes: slotByWord.has(position) ? [name] : listClasses(name) };
  });
  return { words, joinedPositions: joinedIndexes };
}

function describeGap(
  words: readonly Word[],
  position: number,
  firstIndex: number,
  textBetween: string,
): readonly string[] {
  const mark = textBetween.includes(',') ? ',' : '_';
  const name = (offset: number): string => words[position + offset]?.name ?? '-';
  const wordsBefore = words.slice(Math.max(firstIndex, position - GAP_NEIGHBOR_COUNT), position);
  const wordsAfter = words.slice(position + 1, position + GAP_NEIGHBOR_COUNT);
  const listWordClasses = (offset: number): readonly string[] => words[position + offset]?.classes ?? [];
  return [
    `mark ${mark}`,
    `next ${name(0)} ${mark}`,
    `next ${name(0)}`,
    `next two ${name(0)} ${name(1)}`,
    `after ${name(1)}`,
    `last ${name(-1)} ${mark}`,
    `last ${name(-1)}`,
    `last two ${name(-2)} ${name(-1)}`,
    `around ${name(-1)} ${name(0)}`,
    `words before ${Math.min(position - firstIndex, GAP_NEIGHBOR_COUNT)} ${mark}`,
    `words after ${Math.min(words.length - position, GAP_NEIGHBOR_COUNT)} ${mark}`,
    ...listWordClasses(0).flatMap((nextClass) => [
      `next ~${nextClass} ${mark}`,
      ...listWordClasses(1).map((secondNextClass) => `next two ~${nextClass} ~${secondNextClass}`),
      `next two ~${nextClass} ${name(1)}`,
    ]),
    ...listWordClasses(1).map((secondNextClass) => `next two ${name(0)} ~${secondNextClass}`),
    ...listWordClasses(-1).flatMap((last) => [
      `last ~${last} ${mark}`,
      ...listWordClasses(0).map((nextClass) => `around ~${last} ~${nextClass}`),
    ]),
    `verb before ${hasClass(wordsBefore, VERB_CLASSES)} after ${hasClass(wordsAfter, VERB_CLASSES)} ${mark}`,
    `subject before ${hasClass(wordsBefore, SUBJECT_CLASSES)} after ${hasClass(wordsAfter, SUBJECT_CLASSES)} ${mark}`,
    `slot before ${wordsBefore.some(isSlot)} after ${wordsAfter.some(isSlot)} ${mark}`,
  ];
}

function hasClass(words: readonly Word[], classes: ReadonlySet<string>): boolean {
  return words.some((word) => word.classes.some((name) => classes.has(name)));
}

function isSlot({ name }: Word): boolean {
  return /^[A-Z]+$/u.test(name);
}
