import type { Act } from '../acts/Act.ts';
import type { ReadClause } from '../clauses/Clause.ts';
import { readClauses } from '../clauses/readClauses.ts';
import { isOrder, isPolite } from '../clauses/wholeTurn.ts';
import type { Language } from '../hearing/hear.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import { isQuestionAsked } from '../hearing/questions.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn, Understood } from '../Turn.ts';
import type { Answer } from './Answer.ts';
import { normalizeMessage } from './halves.ts';
import { listNearest } from '../hearing/pointing/resolve.ts';
import { findMood, type Mood } from './remarks.ts';
import { isOnlyTold, isSureRemark, readMood } from './learnedMood.ts';

/** Answers a message without a request; returns null if the message has one. */
export function remarkOn(
  turn: Turn,
  understanding: Understood,
  context: ReferenceContext,
  language: Language,
): Answer | null {
  const words = normalizeMessage(turn.said);
  const { heard } = understanding.conversation;
  if (understanding.intent === 'answer' && heard.answer?.topic === 'thanks' && !THANKING_PATTERN.test(words))
    return createRemark(toAgreedMood(findMood(words)));
  if (turn.conversation.turns === 0) return null;
  const isPassing = understanding.intent === 'search' && isSureRemark(words, language.lexicon);
  if (!isPassing && !isNotUnderstood(understanding) && !isOnlyTaste(understanding)) return null;
  const learnedMood = readMood(words, language.lexicon);
  const mood = learnedMood ?? findMood(words);
  if (isOnlyTaste(understanding) && turn.shown.quick.length === 0) {
    if (isQuestionAsked(new Utterance(turn.said)) && isOnlyTold(words, language.lexicon)) return UNCLEAR_ANSWER;
    return mood === 'upset' ? createRemark(mood) : null;
  }
  const politeAnswer = understanding.conversation.isBegun ? remarkOnWholeTurn(turn.said, language) : null;
  if (politeAnswer) return politeAnswer;
  if (THANKING_PATTERN.test(words) && isNotUnderstood(understanding))
    return { topic: 'thanks', itemIds: [], asked: '' };
  if (learnedMood !== null && understanding.conversation.isBegun) return createRemark(learnedMood);
  const clauses = readClauses(turn.said, language);
  const isQuestion = isQuestionAsked(new Utterance(turn.said)) && turn.shown.quick.length > 0;
  if (clauses.some((clause) => (isQuestion ? isWanting(clause) : asksForSomething(clause)))) return null;
  if (!understanding.conversation.isBegun) return mood === 'upset' ? createRemark(mood) : null;
  if (!isQuestion) return createRemark(mood);
  return { topic: 'unclear', itemIds: listNearest(context).map(({ id }) => id), asked: '' };
}

/** The answer that asks what the shopper means. */
const UNCLEAR_ANSWER: Answer = { topic: 'unclear', itemIds: [], asked: '' };

const createRemark = (mood: Mood): Answer => ({ topic: 'remark', itemIds: [], asked: mood });

const isWanting = ({ act, isDoubtful }: ReadClause): boolean => act === 'want' && !isDoubtful;

/** Whether a clause wants or criticizes something unclear, so that the stylist asks what the shopper means. */
function asksForSomething({ act, isDoubtful, namesFashion }: ReadClause): boolean {
  return (!isDoubtful && (act === 'want' || act === 'criticise')) || (namesFashion && !TELLING_ACTS.has(act));
}

/** Acts that ask for nothing even if they name garments. */
const TELLING_ACTS: ReadonlySet<Act> = new Set<Act>(['social', 'person', 'self', 'own', 'context']);

const THANKING_PATTERN =
  /\b(?:thanks?|thank|thx|ty+|cheers|appreciate|grateful|obliged|ta|help(?:ed|ful)?|the best|great job|well done|lifesaver|darling|angel|star)\b/u;
const toAgreedMood = (mood: Mood): Mood => (mood === 'told' ? 'agreed' : mood);

/** Whether only the taste in the shopper's profile guides the search. */
export function isOnlyTaste({ intent, conversation: { heard } }: Understood): boolean {
  return intent === 'search' && heard.changes.length > 0 && heard.changes.every(({ words }) => words === 'taste');
}

/** Whether the stylist asks a question because it did not understand the message. */
function isNotUnderstood({ intent, conversation: { heard } }: Understood): boolean {
  return intent === 'ask' && (heard.answer?.topic === 'narrowing' || heard.answer?.topic === 'wish');
}

/** Answers a message that is only polite, or that asks only for something that the app cannot do. */
function remarkOnWholeTurn(message: string, language: Language): Answer | null {
  const clauses = readClauses(message, language);
  const words = normalizeMessage(message);
  if (isPolite(clauses) && !GREETING_PATTERN.test(words))
    return { topic: PARTING_PATTERN.test(words) ? 'goodbye' : 'thanks', itemIds: [], asked: '' };
  return isOrder(clauses) ? { topic: 'beyond', itemIds: [], asked: '' } : null;
}

const GREETING_PATTERN =
  /^(?:hi|hello|hey|hiya|heya|howdy|yo|gday|good (?:morning|afternoon|evening|day)|greetings)\b/u;
const PARTING_PATTERN =
  /\b(?:bye|good ?night|later|see (?:you|ya)|have a (?:great|good|nice|lovely)|sleep on it|think about it|(?:im|i am) (?:done|off)|done for|talk to|all for (?:now|today)|thats all)\b/u;
