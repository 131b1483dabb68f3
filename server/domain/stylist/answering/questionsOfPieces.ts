import { addAnswer } from '../addAnswer.ts';
import type { OutfitRemark } from '../Conversation.ts';
import type { ReferenceContext } from '../hearing/pointing/ReferenceContext.ts';
import type { Turn, Understood } from '../Turn.ts';
import { asksSettledAdvice } from './advice/adviceTopics.ts';
import type { Topic } from './Answer.ts';
import { asksOfShown } from './asksOfShown.ts';
import { normalizeMessage, splitIntoHalves } from './halves.ts';
import { asksForOpinion, asksOfFault } from './opinions/asksForOpinion.ts';
import { joinOpinions } from './opinions/joinOpinions.ts';

/** Whether a message asks for an opinion of pieces that are shown or were mentioned. */
export function asksForOpinions(said: string, context: ReferenceContext): boolean {
  if (context.shown.length + context.spokenOf.length === 0) return false;
  return joinOpinions(splitIntoHalves(said)).some((part) => {
    const words = normalizeMessage(part);
    return asksForOpinion(words) && (!asksSettledAdvice(words) || asksOfFault(words));
  });
}

/** Whether a message only asks for facts of the shown pieces. */
export function isOnlyAsked({ said, shown, attachment }: Turn): boolean {
  const parts = splitIntoHalves(said).map(normalizeMessage);
  return shown.quick.length > 0 && attachment === null && parts.length > 0 && parts.every(asksOfShown);
}

/** Whether a remark chooses between two things, or answers what only the outfit tells. */
export const isChoice = (remark: OutfitRemark | undefined): boolean =>
  remark?.topic === 'choice' || remark?.topic === 'tuck' || remark?.topic === 'matches';

/** Matches questions that the remarks on a whole outfit do not answer: of one piece, or of what others say. */
const REASON_PATTERN =
  /\b(?:sure|without|if i|says?|said|reckons?|thinks?|still|wear|with|shoes|bag|top|dress up|enough|idea|should)\b/iu;
export const needsReason = (said: string): boolean => REASON_PATTERN.test(said);

/** Adds the answers to the questions that a message asks beside a wish for the wishlist. */
export function withTalk(understanding: Understood, understandTalk: () => Understood): Understood {
  const { answer } = understanding.conversation.heard;
  if (answer?.topic !== 'keep') return understanding;
  const talk = understandTalk().conversation.heard.answer;
  const others = talk === null ? [] : [talk, ...(talk.also ?? [])].filter(({ topic }) => SHOP_TOPICS.has(topic));
  return addAnswer(understanding, { ...answer, also: others.map(({ also: _, ...other }) => other) });
}

const SHOP_TOPICS: ReadonlySet<Topic> = new Set<Topic>(['returns', 'delivery', 'service', 'stock', 'orders', 'share']);
