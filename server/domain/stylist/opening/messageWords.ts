import type { Topic } from '../answering/Answer.ts';
import { isQuestionAsked } from '../hearing/questions.ts';
import { Utterance } from '../hearing/Utterance.ts';
import { listWords } from './saidParts.ts';
import { PhraseTable } from '../../language/text/spokenClauses.ts';

/** Topics about the shop. The topic is wrong if no word of the message is about the shop. */
const SHOP_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'delivery',
  'returns',
  'stock',
  'service',
  'orders',
  'buying',
  'person',
  'app',
  'children',
]);
const SHOP_WORDS = new PhraseTable<true>().add(
  'deliver,delivery,deliveries,delivered,ship,shipping,ships,shipped,post,postage,courier,parcel,package,arrive,arrives,track,tracking,order,orders,ordered,ordering,return,returns,returned,refund,refunds,exchange,exchanges,swap,stock,store,stores,shop,branch,pay,payment,klarna,card,gift card,voucher,code,discount code,checkout,basket,cart,customer service,human,person,agent,email,phone,call,account,app,password,login,kids,kid,child,children,childrens,baby,toddler,boys,girls,son,daughter,wrap,wrapping,complaint,track my,warranty,size guide,alterations,tailoring,hem,repair,reviews',
  true,
);
/** Words without a meaning for the search. */
const EMPTY_WORDS = new Set(
  'hi hello hey hiya yo morning afternoon evening good there thanks thank you please help me can could i need want some help something ideas idea inspiration clothes hmm um ok okay so what do have got show anything surprise just looking browsing yes no sure'.split(
    ' ',
  ),
);
/** Minimum number of words in a message about the shopper's life. */
const MIN_TOLD = 3;
/** Words for single things and gifts, for which no outfit is composed. */
const SINGLE_THING_PHRASES = new PhraseTable<true>().add(
  'something,smth,anything,thing,pair,a pair,pairs,maternity,nursing,pieces,piece,items,gift,gifts,present,presents,ideas,any,anythin,somethin,sth,layers,layer,bits',
  true,
);

const OF_SELF_PATTERN = /\b(?:i|im|i['’]m|ive|my|me|we|our|us)\b/iu;
const QUESTION_PATTERN = /^\s*(?:is|are|does|do|can|could|how|why|what|which|when|where|who|will|would|should)\b/iu;

/** Matches messages about the shopper. 'Black tie gala in march' does not match, because it only asks for pieces. */
const FIRST_PERSON_PATTERN =
  /\b(?:i|im|i['’]m|ive|i['’]ve|id|ill|my|me|we|our|us|he|she|is|are|has|have|was|booked|starts|got|tickets?|going|off to|invited|started|moving|moved)\b/iu;

export const isQuestion = (message: string): boolean =>
  QUESTION_PATTERN.test(message) || isQuestionAsked(new Utterance(message));

/** Whether a message asks a general question that is not about the shopper: 'is linen cool in summer?'. */
export const asksInGeneral = (message: string): boolean =>
  QUESTION_PATTERN.test(message) && !OF_SELF_PATTERN.test(message);

export const asksWhetherOk = (message: string): boolean => /^\s*(?:is|are|can|could|do|should)\b/iu.test(message);

/** Whether the answer is about the shop although no word of the message is. */
export const isMisheard = (topic: Topic, message: string): boolean =>
  SHOP_TOPICS.has(topic) && !SHOP_WORDS.occursIn(listWords(message));

/** Whether a message is a sentence about the shopper's life. */
export const tellsOfLife = (message: string): boolean => FIRST_PERSON_PATTERN.test(message) && tellsSomething(message);

export const tellsSomething = (message: string): boolean =>
  listWords(message).filter((word) => !EMPTY_WORDS.has(word)).length >= MIN_TOLD;

export const asksForOneThing = (message: string): boolean => SINGLE_THING_PHRASES.occursIn(listWords(message));
