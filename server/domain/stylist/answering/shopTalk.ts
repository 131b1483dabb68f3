import { removeAccents } from '../../language/text/tokens.ts';
import type { Topic } from './Answer.ts';

/** What somebody says in a shop that is no wish: about the service, the cloth, a brand, or the list. */
export interface ShopTalk {
  readonly topic: Topic;
  /** The word that decides: 'gift wrapping', a brand; '' where the topic says it. */
  readonly asked: string;
}

const PIECE = String.raw`(?:it|it all|all of (?:it|them|this|these)|this|that|these|those|them|both|all|everything|(?:the |my |this |that |those |these )[a-z0-9, -]{2,40}?)`;
const LIST = String.raw`(?:(?:my|the|a|your) )?(?:wish ?list|favou?rites?|shortlist|list|basket|cart|shopping bag|saved items|hearts?)`;

/** Lists that nothing but a wishlist is called. */
const OWN_LIST = String.raw`(?:my |the )?(?:wish ?list|favou?rites|shortlist|saved items)`;

const LET_GO = new RegExp(
  String.raw`\b(?:remove|take|drop|delete|clear|get) (?:${PIECE} )?(?:out )?(?:of|off|from) ${LIST}\b|\b(?:unsave|unheart|unlike) ${PIECE}`,
  'u',
);
const KEEP = new RegExp(
  String.raw`\b(?!(?:what|whats|whatever|is|are|see|show|open) )[a-z]+ ${PIECE} (?:on|onto|to|in|into|for) ${OWN_LIST}\b|\b(?:put|add|stick|pop|save|keep|place|throw|move|get) (?:${PIECE} )?(?:on|onto|to|in|into|for|under) ${LIST}\b|\b(?:wish ?list|heart|bookmark|favou?rite|save) ${PIECE}(?= ?(?:$|[,.!?]|please|for (?:me|later)|too|as well|and\b|then\b))|\b(?:keep|hold|remember) ${PIECE} (?:for (?:me|later)|in mind|safe)\b`,
  'u',
);
const WHY =
  /^(?:(?:but|and|so|ok|okay|hm+|wait|um)[ ,]+)*(?:why|how come|what made you|what makes)\b(?! (?:not|dont|is it so|are they so|so))|\b(?:reason|reasons) (?:for|why|behind)\b/u;
const SHARE =
  /\b(?:share|forward|email|e mail|text|whatsapp|message) (?:it|this|that|them|these|those|the|a link)\b|\b(?:send|show) (?:it|this|that|them|these|those|the [a-z ]{2,30}?|a link|the link|a picture)(?: of (?:it|this|them))? to (?:my|a|the|him|her|them|somebody|someone|friends?)\b|\b(?:send|show) my [a-z]+ (?:this|these|it|them|the)\b|\bhow (?:do|can) i share\b|\b(?:get|have|copy) (?:a|the) link\b/u;

const CHILDREN =
  /\b(?:kids?|childs|childrens?|toddlers?|baby|babies|infants?|newborns?) (?:clothes|clothing|wear|stuff|things|sizes?|section|dress(?:es)?|shoes|coats?|jackets?)\b|\b(?:for|of) (?:(?:an?|my|our|the|his|her) )?(?:\w+ )?(?:toddler|baby|kids|children|(?:aged? )?\d{1,2} (?:years?|yrs?|months?)(?: old)?|\d{1,2} ?(?:yo|y o))\b/u;
const ELSEWHERE = /\b(?:weather|forecast|horoscope|news|football|president|capital of)\b/u;

/** Matters of the shop that sells a piece, by the words that name them. */
const SERVICES: readonly (readonly [topic: Topic, words: RegExp, asked: string])[] = [
  [
    'delivery',
    /\b(?:deliver(?:s|ed|y|ies|ing)?|ship(?:s|ped|ping)?|postage|courier|dispatch(?:ed)?|express)\b/u,
    'delivery',
  ],
  [
    'delivery',
    /\b(?:get here|get to me|arrive|come) (?:by|before|in time|on time|until|this|next|within|tomorrow)\b|\bhow (?:soon|quickly|fast|long) (?:can|could|will|would|does|do|until|till)\b.{0,30}\b(?:get|arrive|come|take|have)\b/u,
    'delivery',
  ],
  [
    'returns',
    /\b(?:returns?|returned|refunds?|refundable|money back|exchange[ds]?)\b(?! to the)|\b(?:send|bring|take|give) (?:it|them|this|that|one|something) back\b/u,
    'returns',
  ],
  [
    'stock',
    /\b(?:in stock|out of stock|sold out|restock(?:ed|ing)?|(?:any|many|some) (?:of (?:it|them|those) )?left|back in)\b/u,
    'what is in stock',
  ],
  [
    'unknowable',
    /\b(?:newest|latest (?:first|arrivals|drops?|in)|new arrivals|just (?:in|arrived|dropped)|by (?:date|newness))\b/u,
    'which pieces are newest',
  ],
  ['service', /\bgift ?wrap(?:ped|ping)?\b/u, 'gift wrapping'],
  ['service', /\b(?:coupons?|promo(?:tion)?s? codes?|discount codes?|vouchers?|student discount)\b/u, 'discount codes'],
  ['service', /\b(?:pay(?:ment)? (?:later|methods?|by|with)|paypal|klarna|credit cards?|instal?lments?)\b/u, 'payment'],
  ['service', /\b(?:warrant(?:y|ies)|guarantee[ds]?)\b/u, 'a warranty'],
  ['service', /\b(?:reviews?|ratings?|stars)\b/u, 'reviews'],
  ['service', /\b(?:order status|track (?:my|the|an) order|my order|customer service|phone number)\b/u, 'orders'],
  [
    'service',
    /\b(?:store near|nearest (?:store|shop)|physical (?:store|shop)|pick (?:it )?up in|try (?:it|them) on in)\b/u,
    'shops to visit',
  ],
  ['service', /\b(?:alterations?|tailoring|hemmed|taken? in|taken? up|let out)\b/u, 'alterations'],
];

const CLOTH: readonly (readonly [topic: Topic, words: RegExp])[] = [
  ['shrink', /\bshr(?:ink|inks|inking|inkage|ank|unk)\b/u],
  ['itch', /\b(?:itch(?:y|es|ing)?|scratch(?:y|es)?|prickl(?:y|es)|irritat(?:e|es|ing) (?:my |the )?skin)\b/u],
  [
    'clothCare',
    /\b(?:wash(?:ed|es|able|ing)?|machine wash(?:able)?|iron(?:ed|ing)?|dry clean(?:ed|ing|able)?|tumble dr(?:y|ied|ier)|look after|care for|care instructions?|taken? care of|laundry|stains?|get (?:it )?clean)\b/u,
  ],
];
const ASKS =
  /\?|^(?:(?:and|ok|okay|so|but|hi|hey|also|oh|um|thanks|what if)[ ,]+)*(?:how|what|whats|which|will|would|does|do|is|are|can|could|should|when|where|any|whats|who|did|has|have|may|tell me|wondering|i wonder)\b|\b(?:wondering|curious|want to know|tell me|do you know|worried|worry|afraid)\b/u;

/** What one half of a turn says in that way; null for anything else. */
export function shopTalkIn(half: string): ShopTalk | null {
  const words = normalized(half);
  if (LET_GO.test(words)) return { topic: 'letGo', asked: '' };
  if (KEEP.test(words)) return { topic: 'keep', asked: '' };
  if (SHARE.test(words)) return { topic: 'share', asked: '' };
  if (WHY.test(words)) return { topic: 'why', asked: '' };
  if (CHILDREN.test(words)) return { topic: 'children', asked: '' };
  const service = SERVICES.find(([, pattern]) => pattern.test(words));
  const isAsked = ASKS.test(words);
  if (service && (isAsked || words.split(' ').length <= 4)) return { topic: service[0], asked: service[2] };
  const elsewhere = isAsked ? ELSEWHERE.exec(words)?.[0] : undefined;
  if (elsewhere) return { topic: 'unknowable', asked: elsewhere };
  const cloth = CLOTH.find(([, pattern]) => pattern.test(words));
  return cloth && isAsked ? { topic: cloth[0], asked: words } : null;
}

const CHOICE =
  /\bwhich\b.*\b(?:you|i|we|she|he|best|better|nicest|prettiest|pick|choose|recommend|prefer|should|suits?|works?)\b|\b(?:pick|choose|decide|help me (?:pick|choose|decide))\b.*\b(?:one|between|for me)\b/u;
const CRITERION = /\bfor (?:an? |the |my |our )?([a-z ]{3,30}?)(?= ?(?:$|[?.!,]))/u;

/** What a choice among pieces is to go by ('wedding'); '' for nothing, null where no choice is asked for. */
export function choiceIn(half: string): string | null {
  const words = normalized(half);
  return CHOICE.test(words) ? (CRITERION.exec(words)?.[1] ?? '') : null;
}

const HALF_END =
  /(?<=[?!.;]) |,? and (?=(?:does|do|is|are|can|could|will|would|how|what|which|where|when|why|who|has|have|put|add|save|keep)\b)/iu;

/** 'Is it washable and does it come in M? What about returns?' in three. */
export function halvesOf(said: string): string[] {
  return said
    .replace(/\s+/gu, ' ')
    .split(HALF_END)
    .map((half) => half.trim())
    .filter(Boolean);
}

export function normalized(said: string): string {
  return removeAccents(said).toLowerCase().replace(/[’']/gu, '').replace(/\s+/gu, ' ').trim();
}
