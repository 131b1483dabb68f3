import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import type { Topic } from '../answering/Answer.ts';
import type { Language } from '../hearing/hear.ts';
import type { Question } from '../hearing/questions.ts';
import { isQuestionAsked } from '../hearing/questions.ts';
import type { Speech } from '../hearing/Speech.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { ReadClause } from './Clause.ts';
import type { Listen } from './Listen.ts';

const TOPIC_BY_FACET: Readonly<Partial<Record<Facet, Topic>>> = { material: 'fabric', size: 'size' };
/** Words that only point at something or ask a question. */
const POINTING_WORDS: ReadonlySet<string> = new Set(
  'the this that these those it its they them both one ones is are was be of a an in or and with first second third fourth fifth last which what will would does do can out'.split(
    ' ',
  ),
);

/**
 * Returns the question in a message. A clause that asks for pieces is no question about reviews or stock, which the
 * app does not know.
 */
export function findQuestion(
  clauses: readonly ReadClause[],
  wholeSpeech: Speech,
  listen: Listen,
  { lexicon }: Language,
): Speech['question'] {
  const question = withSizeLetter(wholeSpeech.question);
  if (question?.topic === 'children') return question;
  if (clauses.some((clause) => clause.isForOthers && clause.isForPieces)) return null;
  const asking = clauses.filter(
    ({ role, act, text }) => (role === 'talk' || role === 'advice') && act !== 'social' && / /u.test(text),
  );
  if (question && isEdit(wholeSpeech) && ASKS_FOR_PATTERN.test(clauses[0]?.text ?? '')) return null;
  if (!question) return isEdit(wholeSpeech) ? null : findQuestionByAct(asking, wholeSpeech, lexicon);
  if (asking.length > 0) return question;
  const wishes = clauses.filter(({ role }) => role === 'wish');
  const isForPieces = wishes.some((clause) => clause.isForPieces);
  const isAlsoWish = question.topic === 'unknowable' && listen(wishes).question !== null;
  return isAlsoWish || (isForPieces && question.topic !== 'unknowable') ? null : question;
}

/** Matches a request that is worded as a question: 'can it be less plain', 'got anything longer'. */
const ASKS_FOR_PATTERN =
  /^(?:(?:and|ok|okay|so|but|hmm|um|well|cool|nice|great|lovely)[ ,]+)*(?:(?:can|could) (?:it|that|they|these|those|you|we|i)|do you have|have you(?: got)?|is there|are there|any|anything|got|isnt there|would you have)\b/iu;

/** Returns the question with only the letter of a size: 'm' instead of 'size M'. */
function withSizeLetter(question: Question | null): Question | null {
  return question && { ...question, asked: question.asked.replace(/^size (?=(?:x{0,2}[sl]|m)\b)/u, '') };
}

function isEdit({ priceStep, leanings, unshown, sort, otherColor, otherBrand, takenBack, returns }: Speech): boolean {
  return (
    priceStep !== null ||
    sort !== null ||
    returns !== null ||
    leanings.length + takenBack.length > 0 ||
    unshown ||
    otherColor ||
    otherBrand
  );
}

/**
 * Finds the question in a message by the acts of its clauses if no pattern matched: 'it is 100% cotton, the first
 * one?'.
 */
function findQuestionByAct(
  asking: readonly ReadClause[],
  { reference, relation }: Speech,
  lexicon: Lexicon,
): Question | null {
  if (!isQuestionAsked(new Utterance(asking.map(({ text }) => text).join(' ')))) return null;
  const acts = new Set(asking.map(({ act }) => act));
  const words = asking.flatMap(({ text }) => splitWords(text));
  if (acts.has('compare') && words.includes('which')) return { topic: 'favorite', asked: '', isOfAll: true };
  if (!acts.has('fact') && !acts.has('compare')) return null;
  if (!reference || reference.isLost || relation === 'goesWith') return null;
  const [span] = lexicon.findPhrases(words).filter(({ concepts }) => concepts.every(({ facet }) => facet !== 'kind'));
  const askedPhrase =
    span?.phrase ??
    words
      .filter((word) => !POINTING_WORDS.has(word))
      .slice(0, 4)
      .join(' ');
  const topic = span?.concepts[0] ? TOPIC_BY_FACET[span.concepts[0].facet] : undefined;
  return askedPhrase === '' ? null : { topic: topic ?? 'about', asked: askedPhrase, isOfAll: false };
}
