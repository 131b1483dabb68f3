import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { GENDERS } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import { RELATION_WORDS } from '../../language/lexicon/people.ts';
import { toSingular } from '../../language/text/wordForms.ts';
import { CUT_WORDS, EVENT_WORDS, OBJECT_WORDS, OPINION_VERBS, SPEAKING_VERBS } from './personWords.ts';
import type { Reading } from './Reading.ts';
import { isKind, listConceptsOfFacet } from './Reading.ts';

const OWNER_WORDS = new Set('my for his her our a the'.split(' '));
/** Maximum number of words between an owner and the garment: 'my wife's long red dress'. */
const MAX_WORDS_TO_GARMENT = 3;
const COMPANY_WORDS = new Set(['with', 'meet', 'meeting', 'impress']);

/** Kinds that nearly always belong to women. */
const WOMENS_KINDS = new Set(['dress', 'skirt', 'blouse', 'camisole']);

/**
 * The genders implied by a garment that the pieces must match: 'shoes to match a navy dress'. Empty if the query
 * mentions a person, because a shirt may match 'my wife's dress'.
 */
export function readImpliedGenders(reading: Reading): readonly Gender[] {
  const namesPerson = reading.tokens.some((_, position) => RELATION_WORDS.has(toSingular(reading.word(position))));
  const matchedKinds = reading
    .findSpansWithRole('context')
    .flatMap((span) => listConceptsOfFacet(span, 'kind').flatMap(({ kinds }) => Object.keys(kinds)));
  return !namesPerson && matchedKinds.some((kind) => WOMENS_KINDS.has(kind)) ? ['Women'] : [];
}

interface Mention {
  readonly genders: readonly Gender[];
  readonly position: number;
  readonly afterFor: boolean;
}

/**
 * Reads the genders of the wearer. 'My brother's wedding' is an occasion and 'boyfriend jeans' are a cut, so neither
 * names a wearer.
 */
export function readGenders(reading: Reading): Gender[] {
  const mentions = reading.spans.flatMap((span) => findMention(reading, span) ?? []);
  const [firstMention, secondMention, ...furtherMentions] = mentions;
  const isPair = firstMention !== undefined && secondMention !== undefined && furtherMentions.length === 0;
  const isJoinedPair = isPair && areJoined(reading, firstMention.position, secondMention.position);
  const chosenMentions = isJoinedPair ? mentions : [mentions.find(({ afterFor }) => afterFor) ?? firstMention];
  return GENDERS.filter((gender) => chosenMentions.some((mention) => mention?.genders.includes(gender)));
}

/** Returns null if the phrase does not tell the wearer. */
function findMention(reading: Reading, span: Span): Mention | null {
  const genders = listConceptsOfFacet(span, 'gender').flatMap((entry) => entry.genders);
  const role = reading.getRole(span);
  if (genders.length === 0 || role === 'dropped' || role === 'refused') return null;
  if (isOnlyAnOccasion(reading, span.from, span.to)) return null;
  return { genders, position: span.from, afterFor: isAfterFor(reading, span.from) };
}

function isOnlyAnOccasion(reading: Reading, start: number, end: number): boolean {
  return (
    namesCut(reading, start, end) ||
    isOnlyRelation(reading, start, end) ||
    (['her', 'his'].includes(reading.word(start)) && EVENT_WORDS.has(reading.word(end))) ||
    isCompany(reading, start) ||
    ownsMatchedGarment(reading, start, end)
  );
}

/** Whether a word for a relation names a cut, as in 'boyfriend blazer'. */
function namesCut(reading: Reading, start: number, end: number): boolean {
  return CUT_WORDS.has(reading.word(start)) && isGarmentAt(reading, end) && !OWNER_WORDS.has(reading.word(start - 1));
}

/**
 * Whether the query mentions a relative who is not the wearer: 'my brother's wedding', 'my parents' golden wedding',
 * 'my wife says'.
 */
function isOnlyRelation(reading: Reading, start: number, end: number): boolean {
  const word = reading.word(start);
  const nextWord = reading.word(end);
  if (!RELATION_WORDS.has(word) && !RELATION_WORDS.has(toSingular(word))) return false;
  if (EVENT_WORDS.has(nextWord) || SPEAKING_VERBS.has(nextWord)) return true;
  if (OPINION_VERBS.has(nextWord) && OBJECT_WORDS.has(reading.word(end + 1))) return true;
  return word.endsWith('s') && EVENT_WORDS.has(reading.word(end + 1)) && !isGarmentAt(reading, end);
}

/** Whether a person is only with the wearer: 'dinner with her', 'to impress my dad'. */
function isCompany(reading: Reading, start: number): boolean {
  return (
    COMPANY_WORDS.has(reading.word(start - 1)) ||
    (COMPANY_WORDS.has(reading.word(start - 2)) && ['my', 'her', 'his', 'the'].includes(reading.word(start - 1)))
  );
}

/** Whether a person owns the garment that the pieces must match: 'a shirt to match my wife's red dress'. */
function ownsMatchedGarment(reading: Reading, start: number, end: number): boolean {
  if (!OWNER_WORDS.has(reading.word(start - 1))) return false;
  return reading
    .findSpansWithRole('context')
    .some((span) => isKind(span) && span.from >= end && span.from - end <= MAX_WORDS_TO_GARMENT);
}

function isGarmentAt(reading: Reading, position: number): boolean {
  const span = reading.findSpanAt(position);
  return span !== undefined && isKind(span);
}

function isAfterFor(reading: Reading, index: number): boolean {
  for (let position = index - 1; position >= Math.max(0, index - 4) && !reading.isBreak(position); position--) {
    if (reading.word(position) === 'for') return true;
  }
  return false;
}

/** Whether two genders are joined, as in 'for men and women' and 'his or hers'. */
function areJoined(reading: Reading, firstPosition: number, secondPosition: number): boolean {
  return secondPosition - firstPosition === 2 && ['and', 'or'].includes(reading.word(firstPosition + 1));
}
