import type { Topic } from './Answer.ts';
import type { TalkTopic } from '../talk/TalkTopic.ts';

/** A question about the seller of a piece, or about the app. */
export interface ServiceTopic {
  readonly topic: Topic;
  /** The name of the topic in the talk model. */
  readonly subject: TalkTopic;
  readonly words: RegExp;
  /** The question as a noun or clause that follows 'nothing is known of'. */
  readonly questionClause: string;
  /** The end of a sentence that starts with the seller's name. */
  readonly fact: string;
  /** Words that answer the question if a piece's description contains them. */
  readonly answeringWords?: readonly string[];
  /** Set if statements count as well as questions ('I ordered a coat'). */
  readonly isTold?: true;
}

const SELLER_SENTENCE = 'Its page would know';

/** The topics in order. The first topic whose words match is used. */
export const SERVICE_TOPICS: readonly ServiceTopic[] = [
  {
    topic: 'orders',
    words:
      /\b(?:my (?:order|parcel|package|refund|delivery)\b|(?:order|tracking) (?:status|number)|track (?:my|the|an) |customer (?:service|care)|phone number|(?:i|we)(?: have| had)? ordered\b.{0,60}\b(?:(?:days?|weeks?|months?) ago|last (?:week|month))|(?:i|we)(?: have| had)? (?:ordered|bought|got|received)\b.{0,60}\b(?:from (?:you|u)\b|still (?:says|hasnt|not|waiting)|never (?:came|arrived)|arrived|(?:it|they) (?:came|broke|ripped|tore|shrank|fell))|(?:i|we)(?: need to| want to| would like to|d like to| wanna| gotta| have to| am trying to|m trying to) (?:return|send back|exchange|cancel) (?:something|an? |my |the |it|this|that)|(?:i|we) (?:ordered|bought) (?:turned up|came|arrived|has|is|was)\b|(?:came|arrived|turned up|delivered)(?: with an?| in)? (?:broken|damaged|torn|ripped|dirty|the wrong|wrong|hole|stain|tear|rip|fault)|(?:i|we) (?:got|bought|ordered|had|purchased)\b.{0,40}\b(?:split|fell|came apart|broke|ripped|tore|snapped|unravell?ed|shrank|peeled|faded|went)\b|(?:fell|came|gone|going|coming|falling) (?:apart|asunder|to (?:bits|pieces))(?: after| in| already| within|$)|(?:split|broke|ripped|tore|snapped|unravell?ed|peeled) (?:after|within|in|on) (?:the |only |just |about )?(?:an? |one |two |three |four |five |first |\d+ )(?:days?|weeks?|months?|wears?|wash(?:es)?|times?|day|wear|go))/u,
    subject: 'orders',
    questionClause: 'orders',
    fact: 'The shop that sold the piece puts it right: its confirmation mail has the order number and a way to write to it. Send it a photo of the fault and say whether you want an exchange or your money back. I cannot look into orders from here.',
    isTold: true,
  },
  {
    topic: 'person',
    words:
      /\b(?:(?:speak|talk|write|chat|get) (?:to|with|through to) (?:an? |the |some ?)?(?:real |live |actual |human )?(?:person|human|somebody|someone|manager|supervisor|agent|body)|(?:real|live|actual) (?:person|human) (?:i can|to (?:talk|speak))|(?:who|whom) (?:do|can|should|could|would) i (?:speak|talk|write|complain|turn|ask|contact)|(?:how|where) (?:do|can|could) i (?:complain|contact|reach|get hold of)|make a complaint)\b/u,
    subject: 'person',
    questionClause: 'reaching a person',
    fact: 'There is no person in this chat. For anything about the app, write under Support in your account; for an order, the shop that sold the piece answers.',
    isTold: true,
  },
  {
    topic: 'buying',
    words:
      /\b(?:(?:where|how) (?:do|can|would|should|could) (?:i|we|you) (?:click|buy|order|purchase|get it|check ?out)|click to buy|buy (?:it|this|them) (?:here|now)|check ?out\b(?! (?:the|these|this|my))|(?:add|put) (?:it|this|them|that) (?:to|in) (?:the |my )?(?:cart|basket|bag)\b|ready to buy)/u,
    subject: 'buying',
    questionClause: 'buying',
    fact: 'Open the piece and press the button “View on” with the name of its shop: that opens the page where you order it.',
    isTold: true,
  },
  {
    topic: 'app',
    words:
      /\b(?:legit|scam(?:s|med)?|trustworthy|trust (?:this|you|the) (?:site|store|shop|app|guys)|(?:is|are) (?:this|you) (?:guys |site |store )?(?:safe|for real|reliable)|fake (?:site|store|shop)|safe to (?:buy|order|pay))\b/u,
    subject: 'trust',
    questionClause: 'whether it is safe',
    fact: 'Nothing is sold here and no money is taken: every piece links to the shop that sells it. Before you order there, look for its address, its terms for returns and a way to pay that can be called back, such as a card.',
    isTold: true,
  },
  {
    topic: 'app',
    words:
      /\b(?:where (?:do|does|are) (?:the|these|your|all these|all the)? ?(?:clothes|pieces|things|stuff|items) (?:come )?from|what (?:is this|kind of) (?:app|site|store|shop|place)|who (?:runs|owns) (?:this|the)|how does (?:this|it|the app) (?:all )?work|do you (?:make|produce) (?:these|them|your own))\b/u,
    subject: 'app',
    questionClause: 'this shop',
    fact: 'I show pieces of many shops in one place, each under the name of its maker; the shop that sells a piece also sends it and takes it back.',
    isTold: true,
  },
  {
    topic: 'service',
    words:
      /\b(?:laptop|(?:fit|hold|carry|take) (?:an? |my |the )?(?:[a-z]+ )?(?:phone|ipad|tablet|keys|wallet|umbrella|bottle|book|sunglasses|passport|camera|a4)|how (?:big|deep|wide|tall|high|large)(?= (?:is|are|the|of|exactly)|\b.{0,3}$)|how long (?:is|are) (?:it|they|the (?:strap|sleeve|leg|dress|skirt|coat))s?|(?:heel|sleeve|leg|strap|shaft|brim) (?:height|length|drop|width)|how (?:many|much) (?:inch(?:es)?|cm|liters?)|(?:exact )?(?:measurements|dimensions)|inseam|capacity)\b/u,
    subject: 'measurements',
    questionClause: 'its measurements',
    fact: 'Its page gives them.',
    answeringWords: [
      'laptop',
      'inch',
      'inches',
      'heel',
      'cm',
      'millimeters',
      'liters',
      'pocket',
      'phone',
      'knee',
      'ankle',
    ],
  },
  {
    topic: 'stock',
    words:
      /\b(?:in stock|out of stock|sold out|restock(?:ed|ing)?|(?:any|many|some) (?:of (?:it|them|those) )?left(?! (?:over|arm|hand|side))|back in (?:stock|store)|still available)\b/u,
    subject: 'stock',
    questionClause: 'what is in stock',
    fact: `${SELLER_SENTENCE} which sizes are left today; I only know in which it is made.`,
    isTold: true,
  },
  {
    topic: 'service',
    words:
      /\b(?:pay(?:ing|ment)?\b(?!.{0,12}\battention)|paypal|klarna|afterpay|apple pay|credit cards?|instal?lments?|cash on delivery|card only|cod|layaway)\b/u,
    subject: 'payment',
    questionClause: 'payment',
    fact: 'You pay in the shop that sells the piece, never here; its checkout shows the ways it takes.',
  },
  {
    topic: 'service',
    words:
      /\b(?:coupons?|promo(?:tion)?s? codes?|discount codes?|vouchers?|(?:student|military|senior|first|new|bulk|loyalty)(?: [a-z]+){0,2} discounts?|discounts? for|any discounts?|black friday|(?:price|deal|bit) (?:negotiable|cheaper for me)|haggle|price match)\b/u,
    subject: 'discounts',
    questionClause: 'discounts beyond those shown',
    fact: 'What is reduced shows its old price struck through, and the Sale filter keeps to those; codes are up to the shop that sells the piece.',
  },
  {
    topic: 'returns',
    words:
      /\b(?:returns?|returned|returnable|refunds?|refundable|money back|cash back|store credit|exchanges?|exchanged)\b(?! to the)|\b(?:send|bring|take|give|ship|mail) (?:it|them|em|this|that|these|those|one|something) back\b|\bgo(?:ing)? back (?:if|when|to you)\b|\bsent back\b|\b(?:swap|change|switch) (?:it|them|the size)\b.{0,24}\b(?:size|after|later|month|weeks?|bigger|smaller)\b|\bchange the size\b/u,
    subject: 'returns',
    questionClause: 'returns',
    fact: 'It sets the days, the cost and the state a piece must be in; worn pieces are seldom taken back, and underwear and swimwear often not at all. Look before you order.',
  },
  {
    topic: 'delivery',
    words:
      /\b(?:deliver(?:s|ed|y|ies|ing)?|deliv[a-z]{1,4}|ship(?:s|ped|ping)?|postage|courier|dispatch(?:ed)?|express|customs)\b/u,
    subject: 'delivery',
    questionClause: 'delivery',
    fact: 'It sends the piece itself, and names the days and the cost to your address at its checkout.',
  },
  {
    topic: 'delivery',
    words:
      /\b(?:get here|get to me|reach (?:me|us|here|before|by|in time)|arrive|come) (?:by|before|in time|on time|until|this|next|within|tomorrow|the \d)|\b(?:arrive|reach|be here|come|have it|get it|get them) (?:by|before|in time for) (?:the |my )?(?:\d|[a-z]+day|christmas|tomorrow|weekend|wedding|party)|\bhow (?:soon|quickly|fast|long) (?:can|could|will|would|does|do|until|till)\b.{0,30}\b(?:get|arrive|come|take|have)\b/u,
    subject: 'delivery',
    questionClause: 'delivery',
    fact: 'It sends the piece itself, and names the days and the cost to your address at its checkout.',
  },
  {
    topic: 'unknowable',
    words:
      /\b(?:newest|latest (?:first|arrivals|drops?|in)|new arrivals|just (?:in|arrived|dropped)|by (?:date|newness))\b/u,
    subject: 'newest',
    questionClause: 'which pieces are newest',
    fact: '',
  },
  {
    topic: 'service',
    words: /\bgift ?(?:wrap(?:ped|ping|s)?|bags?(?= ?(?:$|[?.!]))|box(?:ed|es)?|cards?|receipts?|notes?|message)\b/u,
    subject: 'giftWrap',
    questionClause: 'gift wrapping',
    fact: 'Where it is offered, the checkout of the shop that sells the piece has a box to tick, often with a receipt that names no price.',
  },
  {
    topic: 'service',
    words: /\b(?:warrant(?:y|ies)|guarantee[ds]?)\b/u,
    subject: 'warranty',
    questionClause: 'a warranty',
    fact: `${SELLER_SENTENCE}.`,
  },
  {
    topic: 'service',
    words:
      /\b(?:reviews?|ratings?|rated|stars(?= (?:on|for|rating)|\?)|what (?:do )?(?:other )?(?:people|customers|buyers) (?:say|think))\b/u,
    subject: 'reviews',
    questionClause: 'reviews',
    fact: 'No opinions of other buyers are kept here, so I go by cloth, cut and make.',
  },
  {
    topic: 'service',
    words:
      /\b(?:store near|nearest (?:store|shop)|physical (?:store|shop)|pick (?:it |them )?up in|try (?:it|them|this|these) on in|(?:in|at) (?:a|the|your) (?:store|shop) (?:near|to try))\b/u,
    subject: 'stores',
    questionClause: 'shops to visit',
    fact: 'Everything here is shown online. The Fitting Room tries a piece on your own photo.',
  },
  {
    topic: 'service',
    words:
      /\b(?:alterations?|tailoring|hemmed|taken? (?:it |them )?(?:in|up)(?= |$|\?)(?! (?:the|a|my|black|navy))|let out|tailor)\b/u,
    subject: 'alterations',
    questionClause: 'alterations',
    fact: 'A tailor shortens hems and sleeves and takes in a waist easily; shoulders are the part to buy right.',
  },
  {
    topic: 'service',
    words:
      /\b(?:(?:one|the) (?:jacket|top|blazer)\b.{0,30}\b(?:one|other|different) size|sizes? separately|mix sizes)\b/u,
    subject: 'splitSizes',
    questionClause: 'buying the parts in two sizes',
    fact: 'Where the parts are two pieces here, each has sizes of its own; for a set the shop that sells it decides.',
  },
  {
    topic: 'service',
    words:
      /\b(?:ethical|sweatshops?|made in|where (?:is|are|was|were) .{1,30} made|which country|child labou?r|carbon)\b/u,
    subject: 'madeIn',
    questionClause: 'where it is made',
    fact: `${SELLER_SENTENCE}.`,
  },
];

export function findService(words: string, isQuestion: boolean): ServiceTopic | undefined {
  const isShort = words.split(' ').length <= 4;
  return SERVICE_TOPICS.find(({ words: pattern, isTold }) => (isQuestion || isShort || isTold) && pattern.test(words));
}

/** Returns the service topic for a subject of the talk model; undefined if there is none. */
export function findServiceTopic(subject: TalkTopic): ServiceTopic | undefined {
  return SERVICE_TOPICS.find((serviceTopic) => serviceTopic.subject === subject);
}

/** Returns the service topic with this name and question. */
export function findServiceQuestion(topic: Topic, askedWords: string): ServiceTopic | undefined {
  return SERVICE_TOPICS.find(
    (serviceTopic) => serviceTopic.topic === topic && serviceTopic.questionClause === askedWords,
  );
}
