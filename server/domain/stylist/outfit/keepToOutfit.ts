import { createDictionary } from '../../text/createDictionary.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Language } from '../hearing/hear.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn, Understood } from '../Turn.ts';
import { findCurrentOutfit } from './currentOutfit.ts';
import { findPlace } from './editing/places.ts';
import type { OutfitMove } from './moves/OutfitMove.ts';
import type { OutfitRemark } from '../Conversation.ts';
import { tellsOfPast } from './moves/keepCertainMove.ts';
import { readChoice } from './reading/readChoice.ts';
import { asksOpinion, isIdle } from './reading/idleClauses.ts';
import { LEAVES_PATTERN, LOOKS_FOR_PATTERN } from './reading/cues.ts';
import { listMeantPieces, listMentions } from './reading/listMentions.ts';
import type { OutfitClause } from './reading/OutfitClause.ts';

const TOPIC_BY_MOVE: Readonly<Partial<Record<OutfitMove, OutfitRemark['topic']>>> = {
  why: 'why',
  ask: 'unanswered',
  dislike: 'disliked',
  keepsome: 'kept',
  praise: 'liked',
  chat: 'liked',
  occasion: 'noted',
  climate: 'noted',
  days: 'noted',
  wearer: 'noted',
  detail: 'unclear',
  undo: 'unclear',
  swap: 'unclear',
  alter: 'unclear',
  drop: 'unclear',
};

/**
 * Returns the reply to a message about an outfit that changes nothing, so that the outfit stays on the screen.
 * Returns null if another answer of the stylist fits better.
 */
export function remarkOnOutfit(
  turn: Turn,
  heardClauses: readonly OutfitClause[],
  understanding: Understood,
  language: Language,
): OutfitRemark | null {
  const clauses = heardClauses.map(markAsTold);
  const outfit = findCurrentOutfit(turn, language);
  const wholeText = new Utterance(turn.said).whole;
  const isDressedUp = clauses.some(({ move, text }) => move === 'ask' && DRESSED_UP_PATTERN.test(text));
  if (
    (understanding.intent !== 'search' && !isDressedUp) ||
    outfit === null ||
    outfit.isGuess ||
    LOOKS_FOR_PATTERN.test(wholeText) ||
    LEAVES_PATTERN.test(wholeText)
  )
    return null;
  const topics = clauses.flatMap(({ move, text }) => {
    if (move === null) return [];
    return move === 'ask' && DRESSED_UP_PATTERN.test(text) ? 'dressUp' : (TOPIC_BY_MOVE[move] ?? []);
  });
  const [topic = findTopicOfActs(clauses)] = TOPIC_ORDER.filter((name) => topics.includes(name));
  if (topic === null || clauses.some(({ move }) => move === 'leave')) return null;
  const absentMention = listMentions(wholeText, language).find(
    ({ isDefinite, garment }) => isDefinite && findPlace(outfit, garment) === undefined,
  );
  return {
    topic,
    itemIds: listMeantIds(wholeText, outfit, language),
    ...(absentMention !== undefined && { absent: absentMention.garment.words }),
  };
}

/**
 * Reads a question about the whole outfit ('too much?', 'will I freeze in it?'); returns null for other words. Calls
 * `readTurn` for the clauses only if the words may be a question.
 */
export function readOpinionAsked(
  turn: Turn,
  readTurn: () => readonly OutfitClause[],
  language: Language,
): OutfitRemark | null {
  const words = turn.said.replace(/[’']/gu, '').toLowerCase();
  const mayChoose = /\b(?:or|better|nicer|smarter|best|ok|okay|fine|alright|get away with)\b/u.test(words);
  const isOfWear = WARMTH_PATTERN.test(words) || MATCHES_PATTERN.test(words) || /\btoo\b/u.test(words);
  if (!mayChoose && !isOfWear && !asksToTuck(words)) return null;
  const outfit = findCurrentOutfit(turn, language);
  const choice = mayChoose && outfit !== null && !outfit.isGuess ? readChoice(turn.said, outfit, language) : null;
  if (choice !== null) return choice;
  if (outfit !== null && asksToTuck(words)) return { topic: 'tuck', itemIds: [] };
  const topic = outfit === null || outfit.isGuess ? null : findTopicOfQuestion(readTurn(), turn.said);
  return topic === null ? null : { topic, itemIds: [] };
}

/** Marks a clause that changes nothing as a question or a remark. */
function markAsTold(clause: OutfitClause): OutfitClause {
  if (!isIdle(clause)) return clause;
  return { ...clause, ...(tellsOfPast(clause.text) ? { act: 'social', move: 'chat' } : { act: 'fact', move: 'ask' }) };
}

/** Returns the topic of a question that the stylist answers from the outfit; null for other questions. */
function findTopicOfQuestion(clauses: readonly OutfitClause[], message: string): OutfitRemark['topic'] | null {
  const sentences = message.split(SENTENCE_END_PATTERN).map((text) => ({ text, move: null }));
  if (asksOpinion([...clauses, ...sentences])) return /\btoo (?:old|young)\b/u.test(message) ? 'age' : 'tooMuch';
  const text = sentences
    .filter(isIdle)
    .map((sentence) => sentence.text.replace(/[’']/gu, '').toLowerCase())
    .join(' ');
  if (WARMTH_PATTERN.test(text)) return 'warmth';
  return MATCHES_PATTERN.test(text) ? 'matches' : null;
}

const SENTENCE_END_PATTERN = /(?<=[?.!]) /u;
const WARMTH_PATTERN =
  /\b(?:warm enough|too (?:hot|warm|cold|heavy|thin)|freez\w*|(?:is|be|get|gets|it|very|so|that|really) cold|cold (?:there|at night|in)|chilly|weather|climate|(?:ok|okay|right|fine|good|alright|suitable|bearable) (?:for|in|on) (?:an? |the )?(?:hot|cold|warm|cool|heat|winter|summer)\w*|sweat\w*|boil\w*|roast\w*)\b/u;
/** Whether words ask about wearing a top inside or outside the trousers or the skirt. */
function asksToTuck(words: string): boolean {
  const position = words.search(/\btuck(?:ed|ing)?\b/u);
  return position >= 0 && words.includes('?', position);
}
const MATCHES_PATTERN = /\b(?:go|look|work|match|suit|sit)\w*(?: \w+){0,3} with my\b|\bmatch(?:es)? my\b/u;

const TOPIC_BY_ACT: Readonly<Record<string, OutfitRemark['topic']>> = createDictionary({
  fact: 'unanswered',
  advice: 'unanswered',
  compare: 'unanswered',
  criticise: 'disliked',
  person: 'liked',
  self: 'liked',
  context: 'noted',
  social: 'liked',
});

/**
 * Returns the topic of a message by the acts of its clauses if its move is unclear; null if the message may ask for a
 * change.
 */
function findTopicOfActs(clauses: readonly OutfitClause[]): OutfitRemark['topic'] | null {
  if (clauses.some(({ act }) => act === 'want' || act === 'refuse' || act === 'own')) return null;
  const topics = clauses.flatMap(({ act }) => (act === null ? [] : (TOPIC_BY_ACT[act] ?? [])));
  return TOPIC_ORDER.find((name) => topics.includes(name)) ?? 'unclear';
}

const DRESSED_UP_PATTERN =
  /\b(?:dress(?:ed|ing|es)? (?:it |this |that |them |any of (?:it|this|that) )?up|dressier|(?:smart|formal|dressy|fancy|posh|elegant) enough|under ?dressed)\b/iu;

/** The order of topics. If a message has several, the reply is about the first. */
const TOPIC_ORDER: readonly OutfitRemark['topic'][] = [
  'why',
  'dressUp',
  'unanswered',
  'disliked',
  'unclear',
  'kept',
  'noted',
  'liked',
];

const listMeantIds = (text: string, outfit: OutfitPlan, language: Language): readonly string[] =>
  listMeantPieces(text, outfit, language).flatMap((garment) => findPlace(outfit, garment)?.itemId ?? []);

/** Answers about the piece of the outfit that a question means. */
export function answerOfPiece(
  turn: Turn,
  clauses: readonly OutfitClause[],
  understanding: Understood,
  language: Language,
): Understood {
  const { answer } = understanding.conversation.heard;
  const questionClause = clauses.find(({ move }) => move === 'detail' || move === 'why');
  const outfit = questionClause === undefined || answer === null ? null : findCurrentOutfit(turn, language);
  if (questionClause === undefined || answer === null || outfit === null || answer.itemIds.length === 0)
    return understanding;
  const itemIds = listMeantIds(new Utterance(questionClause.text).whole, outfit, language);
  if (itemIds.length === 0 || itemIds.some((id) => answer.itemIds.includes(id))) return understanding;
  const heard = { ...understanding.conversation.heard, answer: { ...answer, itemIds } };
  return {
    ...understanding,
    conversation: { ...understanding.conversation, spokenOf: itemIds, heard },
  };
}
