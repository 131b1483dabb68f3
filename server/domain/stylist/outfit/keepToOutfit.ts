import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import type { Language } from '../hearing/hear.ts';
import { Utterance } from '../hearing/Utterance.ts';
import type { Turn, Understood } from '../Turn.ts';
import { findCurrentOutfit } from './currentOutfit.ts';
import { findPlace } from './editing/places.ts';
import type { OutfitMove } from './moves/OutfitMove.ts';
import type { OutfitRemark } from '../Conversation.ts';
import { LOOKS_FOR } from './reading/cues.ts';
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
 * The remark for a turn about an outfit that changes nothing in it, so that no list of pieces replaces the outfit. Null
 * where the stylist's other answer is right.
 */
export function remarkOnOutfit(
  turn: Turn,
  clauses: readonly OutfitClause[],
  rest: Understood,
  language: Language,
): OutfitRemark | null {
  const outfit = findCurrentOutfit(turn, language);
  const whole = new Utterance(turn.said).whole;
  const isDressedUp = clauses.some(({ move, text }) => move === 'ask' && DRESSED_UP.test(text));
  if ((rest.intent !== 'search' && !isDressedUp) || outfit === null || outfit.isGuess || LOOKS_FOR.test(whole))
    return null;
  const topics = clauses.flatMap(({ move, text }) => {
    if (move === null) return [];
    return move === 'ask' && DRESSED_UP.test(text) ? 'dressUp' : (TOPIC_BY_MOVE[move] ?? []);
  });
  const [topic] = ORDER.filter((name) => topics.includes(name));
  if (topic === undefined || clauses.some(({ move }) => move === 'leave')) return null;
  const absent = listMentions(whole, language).find(
    ({ isDefinite, garment }) => isDefinite && findPlace(outfit, garment) === undefined,
  );
  return {
    topic,
    itemIds: listMeantIds(whole, outfit, language),
    ...(absent !== undefined && { absent: absent.garment.words }),
  };
}

const DRESSED_UP =
  /\b(?:dress(?:ed|ing|es)? (?:it |this |that |them |any of (?:it|this|that) )?up|dressier|(?:smart|formal|dressy|fancy|posh|elegant) enough|under ?dressed)\b/iu;

/** Topics in the order in which a turn with several of them is answered. */
const ORDER: readonly OutfitRemark['topic'][] = [
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

/** The answer about the piece of the outfit that a question means, instead of the first one. */
export function answerOfPiece(
  turn: Turn,
  clauses: readonly OutfitClause[],
  rest: Understood,
  language: Language,
): Understood {
  const { answer } = rest.conversation.heard;
  const asked = clauses.find(({ move }) => move === 'detail' || move === 'why');
  const outfit = asked === undefined || answer === null ? null : findCurrentOutfit(turn, language);
  if (asked === undefined || answer === null || outfit === null || answer.itemIds.length === 0) return rest;
  const itemIds = listMeantIds(new Utterance(asked.text).whole, outfit, language);
  if (itemIds.length === 0 || itemIds.some((id) => answer.itemIds.includes(id))) return rest;
  const heard = { ...rest.conversation.heard, answer: { ...answer, itemIds } };
  return { ...rest, conversation: { ...rest.conversation, spokenOf: itemIds, heard } };
}
