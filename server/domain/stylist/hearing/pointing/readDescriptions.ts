import type { Description } from './Description.ts';
import { NO_DESCRIPTION } from './Description.ts';
import { findNames } from './findNames.ts';
import { NounPhraseReader } from './NounPhraseReader.ts';
import type { ReferenceContext } from './ReferenceContext.ts';
import { readCount, readOrdinal } from './readPlace.ts';
import { WordRow } from './WordRow.ts';

const SINGULAR_PRONOUN_PATTERN = /^(?:it|its|this|that)$/u;
const PLURAL_PRONOUN_PATTERN = /^(?:these|those|them|they|theyre)$/u;
const BOTH_ALONE_PATTERN = /^(?:both|either|neither)$/u;
const NUMBER_MARK_PATTERN = /^(?:number|numbers|no|option|options|item|items|#)$/u;
const AND_PATTERN = /^(?:and|or|with|to|vs|versus|,|&)$/u;
const FOLLOWS_LOOK_PATTERN =
  /^(?:is|are|was|has|does|in|looks?|colou?r|but|though|please|then|instead|too|and|or|would|will|can|could|comes?)$/u;

/** Reads the descriptions of pieces in a lower-case text, in order. */
export function readDescriptions(text: string, context: ReferenceContext): readonly Description[] {
  const wordRow = new WordRow(text, context.listDescribingSpans);
  const names = findNames(wordRow, context);
  const nearItems = [
    ...context.spokenOf,
    ...context.shown.slice(0, 6),
    ...context.past.flatMap((list) => list.slice(0, 3)),
  ];
  const isTopWorn = nearItems.some((item) => context.isA(item, 'top'));
  const foundDescriptions: Description[] = [];
  for (let index = 0; index < wordRow.words.length; ) {
    const description = names.get(index) ?? readAt(wordRow, index, isTopWorn, foundDescriptions.at(-1)) ?? null;
    const descriptionBefore = foundDescriptions.at(-1);
    if (description && descriptionBefore && isSharedHead(descriptionBefore, description))
      foundDescriptions[foundDescriptions.length - 1] = {
        ...descriptionBefore,
        strength: 'precise',
        kinds: description.kinds,
      };
    if (description) foundDescriptions.push(description);
    index = description ? wordRow.words.findIndex(({ from }) => from >= description.to) : index + 1;
    if (index < 0) break;
  }
  return foundDescriptions;
}

/** Whether two looks share a noun but mean two pieces: 'the green and blue one'. */
function isSharedHead(descriptionBefore: Description, nextDescription: Description): boolean {
  return (
    descriptionBefore.strength === 'near' &&
    descriptionBefore.looks.length > 0 &&
    nextDescription.strength === 'precise' &&
    nextDescription.looks.length > 0
  );
}

function readAt(
  wordRow: WordRow,
  index: number,
  isTopWorn: boolean,
  descriptionBefore: Description | undefined,
): Description | null {
  const phrase = new NounPhraseReader(wordRow, isTopWorn).read(index);
  if (phrase !== null && needsNoNoun(wordRow, index, phrase)) return phrase;
  return (
    readNumbered(wordRow, index) ??
    readJoined(wordRow, index, isTopWorn, descriptionBefore) ??
    readBareOrdinal(wordRow, index, isTopWorn) ??
    readPronoun(wordRow, index)
  );
}

/** Whether a look such as 'the green' needs no noun after it. */
function needsNoNoun(wordRow: WordRow, index: number, phrase: Description): boolean {
  if (phrase.strength !== 'near' || phrase.looks.length === 0) return true;
  const end = wordRow.words.findIndex(({ from }) => from >= phrase.to);
  return (
    wordRow.wordAt(index) !== 'this' &&
    (end < 0 || wordRow.isEnd(end) || FOLLOWS_LOOK_PATTERN.test(wordRow.wordAt(end)))
  );
}

/** Reads a numbered position: 'number 3', 'option two'. */
function readNumbered(wordRow: WordRow, index: number): Description | null {
  if (!NUMBER_MARK_PATTERN.test(wordRow.words[index]?.text ?? '')) return null;
  const start = wordRow.words[index + 1]?.text === '.' ? index + 2 : index + 1;
  const count = readCount(wordRow, start);
  return count === null ? null : describePlace(wordRow, index, count.end, count.value - 1);
}

function describePlace(wordRow: WordRow, start: number, end: number, place: number): Description {
  return {
    ...NO_DESCRIPTION,
    strength: 'precise',
    place: { kind: 'nth', index: place },
    from: wordRow.words[start]!.from,
    to: wordRow.words[end - 1]!.to,
  };
}

/** Reads a second description after 'and' or 'or': 'third' in 'the first and third', 'belt' in 'the boots and belt'. */
function readJoined(
  wordRow: WordRow,
  index: number,
  isTopWorn: boolean,
  descriptionBefore: Description | undefined,
): Description | null {
  const last = wordRow.words[index - 1];
  const isJoined =
    descriptionBefore !== undefined &&
    last !== undefined &&
    AND_PATTERN.test(last.text) &&
    last.from - descriptionBefore.to <= 1;
  if (!isJoined) return null;
  if (descriptionBefore.place?.kind === 'nth') {
    const ordinal = readOrdinal(wordRow, index);
    if (ordinal)
      return (
        new NounPhraseReader(wordRow, isTopWorn).readBare(index) ??
        describePlace(wordRow, index, ordinal.end, ordinal.value)
      );
    const count = /^\d{1,2}$/u.test(wordRow.wordAt(index)) ? readCount(wordRow, index) : null;
    return count && describePlace(wordRow, index, count.end, count.value - 1);
  }
  if (descriptionBefore.looks.length > 0 && /^(?:and|or)$/u.test(last.text)) {
    const look = new NounPhraseReader(wordRow, isTopWorn).readLook(index);
    if (look) return look;
  }
  const span = descriptionBefore.strength === 'noun' && last.text === 'and' ? wordRow.findSpanAt(index) : undefined;
  if (!span?.concepts.some(({ facet }) => facet === 'kind')) return null;
  const [start, end] = [wordRow.words[index]!.from, wordRow.words[span.to - 1]!.to];
  return { ...NO_DESCRIPTION, strength: 'noun', kinds: [span], from: start, to: end };
}

/**
 * Reads an ordinal without 'the' ('second one looks ok', 'second or fourth'). Leaves out 'a second one', which asks
 * for an additional piece.
 */
function readBareOrdinal(wordRow: WordRow, index: number, isTopWorn: boolean): Description | null {
  if (/^(?:an?|my|every|another)$/u.test(wordRow.wordAt(index - 1))) return null;
  const description = new NounPhraseReader(wordRow, isTopWorn).readBare(index);
  if (description !== null) return description;
  const ordinal = readOrdinal(wordRow, index);
  const isFollowed = ordinal !== null && /^(?:and|or|vs)$/u.test(wordRow.wordAt(ordinal.end));
  const nextIndex = isFollowed ? (wordRow.wordAt(ordinal.end + 1) === 'the' ? ordinal.end + 2 : ordinal.end + 1) : 0;
  return isFollowed && readOrdinal(wordRow, nextIndex) !== null
    ? describePlace(wordRow, index, ordinal.end, ordinal.value)
    : null;
}

function readPronoun(wordRow: WordRow, index: number): Description | null {
  const word = wordRow.wordAt(index);
  const [start, end] = [wordRow.words[index]!.from, wordRow.words[index]!.to];
  if (SINGULAR_PRONOUN_PATTERN.test(word)) return { ...NO_DESCRIPTION, from: start, to: end };
  if (PLURAL_PRONOUN_PATTERN.test(word)) return { ...NO_DESCRIPTION, from: start, to: end, isPlural: true };
  return BOTH_ALONE_PATTERN.test(word)
    ? { ...NO_DESCRIPTION, strength: 'precise', from: start, to: end, isOfGroup: true, count: 2, isPlural: true }
    : null;
}
