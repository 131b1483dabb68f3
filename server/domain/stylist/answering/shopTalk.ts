import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Topic } from './Answer.ts';
import { asksAdvice, asksOfFigure, asksOpinion } from './advice/adviceTopics.ts';
import { findClothProperty } from './cloth/clothProperties.ts';
import { normalizeMessage } from './halves.ts';
import { readParting } from './parting.ts';
import { readRivals } from './rivals/readRivals.ts';
import { findService } from './serviceTopics.ts';
import { TalkModel } from '../talk/TalkModel.ts';
import { readTalk } from './learnedTalk.ts';
import type { TalkGroup } from '../talk/talkGroups.ts';
import type { TalkTopic } from '../talk/TalkTopic.ts';
import { readWishlistOrder } from './wishlistOrders.ts';

/** A message to the shop that asks for no pieces but about the service, a cloth, a brand or the list. */
export interface ShopTalk {
  readonly topic: Topic;
  /** The subject of the question ('gift wrapping', a brand); '' if the topic tells it. */
  readonly asked: string;
  /** The subject that the talk model found; undefined if the words alone tell the topic. */
  readonly subject?: TalkTopic;
  /** Set if the words may be about an outfit that was discussed before, instead of the shop. */
  readonly isDoubtful?: true;
}

const WHY_PATTERN =
  /^(?:(?:but|and|so|ok|okay|hm+|wait|um)[ ,]+)*(?:why|how come|what made you|what makes)\b(?! (?:not|dont|is it so|are they so|so))|\b(?:reason|reasons) (?:for|why|behind)\b|\b(?:do you (?:actually |really |even )?like|what do you (?:think|make) (?:of|about)|(?:your )?thoughts on|is (?:it|that|this) any good)\b/u;
const SHARE_PATTERN =
  /\b(?:send|bung|give|get|drop|text|shoot|copy) (?:me|him|her|them|us) (?:the|a) link\b|\blink (?:to send|for)\b|\b(?:share|forward|email|e mail|text|whatsapp|message) (?:it|this|that|them|these|those|the|a link)\b|\b(?:send|show) (?:it|this|that|them|these|those|the [a-z ]{2,30}?|a link|the link|a picture)(?: of (?:it|this|them))? to (?:my|a|the|him|her|them|somebody|someone|friends?)\b|\b(?:send|show) my [a-z]+ (?:this|these|it|them|the)\b|\bhow (?:do|can) i share\b|\b(?:get|have|copy) (?:a|the) link\b/u;

/** Matches questions about the cost of delivery, which is not the price of the pieces. */
const DELIVERY_COST_PATTERN =
  /\b(?:how much|what|cost|costs|price|free|charge)\b.{0,60}\b(?:deliver(?:y|ed|ing)?|shipping|ship|postage|courier|(?:send|post|sending|posting|mail) (?:it|them|both|the|these|those|all|everything))\b|\b(?:deliver(?:y|ed|ing)?|shipping|postage)\b.{0,40}\b(?:how much|cost|costs|free|charge)\b/u;

const WHO_PATTERN =
  /\b(?:are you|you are|youre|is this|is that|am i (?:talking|speaking|chatting|writing) (?:to|with)|you an?)\b.{0,48}\b(?:ai|bot|robot|human|real person|person|machine|chatbot|computers?|program|somebody typing|someone typing)\b|\b(?:do|can|did|have|are) you (?:even |ever |actually |really )?(?:get (?:jokes|bored|tired|lonely)|laugh|feel|eat|sleep|dream|like (?:me|fashion|clothes)|wear (?:clothes|anything)|have (?:feelings|a body|a name|friends)|single|bored|married|sentient|alive|human|real)\b|\bhow old are you\b|\bwho (?:made|built|trained) you\b/u;
const CHILDREN_PATTERN =
  /\b(?:kids?|childs|childrens?|toddlers?|baby|babies|infants?|newborns?) (?:clothes|clothing|wear|stuff|things|sizes?|section|dress(?:es)?|shoes|coats?|jackets?)\b|\b(?:for|of) (?:(?:an?|my|our|the|his|her) )?(?:\w+ )?(?:toddler|baby|kids|children|(?:aged? )?(?:(?:1[0-3]|[1-9]) (?:years?|yrs?)|\d{1,2} months?)(?: old)?|(?:1[0-3]|[1-9]) ?(?:yo|y o))\b/u;
const ELSEWHERE_PATTERN = /\b(?:weather|forecast|horoscope|news|football|president|capital of)\b/u;

const CLOTH_TOPICS: readonly (readonly [topic: Topic, words: RegExp])[] = [
  ['shrink', /\bshr(?:ink|inks|inking|inkage|ank|unk)\b/u],
  ['itch', /\b(?:itch(?:y|es|ing)?|scratch(?:y|es)?|prickl(?:y|es)|irritat(?:e|es|ing) (?:my |the )?skin)\b/u],
];
const CARE_PATTERN =
  /\b(?:wash(?:ed|es|able|ing)?|machine wash(?:able)?|washer|washing machine|(?:go|goes|put|wash|throw|chuck|stick|dry)\b.{0,24}\b(?:washer|machine|dryer|drier)|iron(?:ed|ing)?|dry clean(?:ed|ing|able)?|tumble dr(?:y|ied|ier|yer)|look after|care for|care (?:on|of)|care instructions?|taken? care of|laundry|stains?|get (?:it )?clean)\b/u;
const QUESTION_PATTERN =
  /\?|^(?:and|what about|how about) (?:the )?(?:returns?|delivery|shipping|payment|washing|care|shrink(?:age|ing))\b|^(?:(?:and|ok|okay|so|but|hi|hey|hm+|also|oh|um|omg|right|great|cool|good|thanks|what if)[ ,.]+)*(?:how|what|whats|which|will|would|does|do|is|are|can|could|should|when|where|any|whats|who|did|has|have|may|tell me|wondering|i wonder)\b|\b(?:wondering|curious|want to know|tell me|do you know|worried|worry|afraid)\b|\bright[ .!]*$|\bhow (?:much|long|many|bad|well|do|does|can|should)\b|\bwhat(?:s| is| do| does| should| would| happens| [a-z]+ (?:suits?|goes?|go|flatters?|works?|do|should|would|is|are))\b|\bwhich (?:one|of|is|do|would|should|suits?)\b|\b(?:will|would|does|is|do|are|should|can|could) (?:it|that|they|this|these|those|i|the [a-z]+)\b/u;

/** Matches requests for any kind of piece. */
const ORDERS_PATTERN =
  /\b(?:show|find|bring|get|give) (?:me|us)\b|\b(?:looking|searching|search) for\b|\b(?:do|have) (?:you|yall|y all|ye|yous) (?:guys )?(?:have|got|sell|carry|stock|do)\b|\bgot any\b|\b(?:is|are) there (?:an?|any|some|one|ones)\b|(?<!\b(?:do|does|did|would|should|will|can) )\bi(?:m| am)? (?:want|need|would like|d like|after)\b|\b(?:anything|something|any ones?|others?|another)\b|^any\b/u;

export function asksQuestion(words: string): boolean {
  return QUESTION_PATTERN.test(words);
}

export function isOrder(words: string): boolean {
  return ORDERS_PATTERN.test(words);
}

/**
 * Reads what one part of a message says to the shop; returns null if it says nothing. `after` is the topic group of
 * the last answer.
 */
export function readShopTalk(part: string, lexicon: Lexicon, lastTopicGroup: TalkGroup | null = null): ShopTalk | null {
  const words = normalizeMessage(part);
  const order = readWishlistOrder(words);
  if (order !== null) return { topic: order, asked: '' };
  const parting = readParting(words);
  if (parting !== null) return { topic: 'goodbye', asked: parting };
  if (DELIVERY_COST_PATTERN.test(words)) return { topic: 'delivery', asked: 'delivery', subject: 'delivery' };
  if (WHO_PATTERN.test(words)) return { topic: 'who', asked: '' };
  if (SHARE_PATTERN.test(words)) return { topic: 'share', asked: '' };
  if (WHY_PATTERN.test(words)) return { topic: 'why', asked: '' };
  if (readRivals(words) !== null || (asksOfFigure(words) && !isOrder(words))) return { topic: 'advice', asked: words };
  if (CHILDREN_PATTERN.test(words)) return { topic: 'children', asked: '' };
  const isQuestion = QUESTION_PATTERN.test(words);
  const elsewhereWords = isQuestion ? ELSEWHERE_PATTERN.exec(words)?.[0] : undefined;
  if (elsewhereWords) return { topic: 'unknowable', asked: elsewhereWords };
  if (isOfPiece(words, lexicon)) return null;
  const learnedTalk = readTalk(words, { isAsked: isQuestion, isOrder: isOrder(words), lastTopicGroup }, lexicon);
  if (learnedTalk) return learnedTalk;
  const service = findService(words, isQuestion);
  const isOfCloth = service?.topic === 'orders' && findClothProperty(words) !== undefined;
  if (isOfCloth) return { topic: 'property', asked: words };
  if (service) return { topic: service.topic, asked: service.questionClause };
  return isQuestion && !isOrder(words) ? readClothQuestion(words) : null;
}

/**
 * Returns whether words ask about a property of the cloth or about its care. If they ask about both, the property
 * counts, unless the catalogue states it.
 */
function readPropertyOrCare(words: string): Topic | undefined {
  const property = findClothProperty(words);
  if (CARE_PATTERN.test(words) && (!property || property.isOnRecord)) return 'clothCare';
  return property ? 'property' : undefined;
}

/**
 * Minimum probability of a question about a piece. Above it, 90 % of the messages by other authors are read
 * correctly.
 */
const MIN_OF_PIECE = 0.65;

/** Whether words certainly ask about a piece instead of the shop. */
function isOfPiece(words: string, lexicon: Lexicon): boolean {
  const { group, topic, groupProbability } = TalkModel.shipped().read(words, lexicon);
  return group === 'piece' && topic !== 'measurements' && groupProbability >= MIN_OF_PIECE;
}

/** Reads a question about cloth or a request for advice, the most specific first; returns null if there is none. */
function readClothQuestion(words: string): ShopTalk | null {
  const topic =
    CLOTH_TOPICS.find(([, pattern]) => pattern.test(words))?.[0] ??
    (asksAdvice(words) ? 'advice' : undefined) ??
    readPropertyOrCare(words) ??
    (asksOpinion(words) ? 'advice' : undefined);
  return topic ? { topic, asked: words } : null;
}

const CHOICE_PATTERN =
  /\bwhich\b.*\b(?:you|i|we|she|he|for|best|better|nicest|prettiest|pick|choose|recommend|prefer|should|suits?|works?)\b|\b(?:pick|choose|decide|help me (?:pick|choose|decide))\b.*\b(?:one|between|for me)\b/u;
const CRITERION_PATTERN = /\bfor (?:an? |the |my |our )?([a-z ]{3,30}?)(?= ?(?:$|[?.!,]))/u;

/** Returns what a choice should depend on ('wedding'); '' if the words name nothing, null if they ask for no choice. */
export function readChoice(part: string): string | null {
  const words = normalizeMessage(part);
  return CHOICE_PATTERN.test(words) ? (CRITERION_PATTERN.exec(words)?.[1] ?? '') : null;
}
