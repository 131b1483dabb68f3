import type { Topic } from '../answering/Answer.ts';
import { removeAccents } from '../../language/text/tokens.ts';
import type { Utterance } from './Utterance.ts';

/** A question, before the pieces that it is about are known. */
export interface Question {
  readonly topic: Topic;
  /** The subject of the question ('m', 'green', 'pockets'), as written. */
  readonly asked: string;
  /** Whether the question is about all shown pieces ('which is the warmest'). */
  readonly isOfAll: boolean;
}

const QUESTION_PATTERN =
  /\?|[,.!] (?:what|whats|which|how|who|whos|is it|is that|does it|do they|are they)\b|^(?:(?:and|ok|right|alright|perfect|okay|so|but|hey|hi|hmm|um|oh|thanks|cool|nice|great|well)[ ,]+)*(?:does|do|is|are|was|were|what|whats|which|whichs|how|can|could|would|will|has|have|when|where|who|whos|whose|why|should|tell me|give me (?:the|its) (?:price|cost|sizes?|fabric|material|brand|details)|any idea|compare|describe|remind me|explain)\b/u;
const SIZE_WORD_SOURCE = String.raw`(?:xxs|xs|s|m|l|xl|xxl|2xl|extra small|small|medium|large|extra large|(?:a )?(?:size )?(?:us|uk|eu) ?\d{1,2}(?:\.5)?|(?:a )?size [a-z0-9]{1,4}(?:\.5)?|\d{1,2}(?:\.5)?(?! ?(?:colou?rs|shades|packs?|prints|patterns|lengths|%|percent|or more))|my size|petite|plus)`;

const IN_SIZE_PATTERN = new RegExp(String.raw`\bin (?:a |an |size )?(${SIZE_WORD_SOURCE})(?=$|[ ,.?!])`, 'u');

type Rule = readonly [topic: Topic, pattern: RegExp, isOfAll?: boolean];

/** The rules in order. The first rule that matches is used. A group in its pattern is the subject of the question. */
const RULES: readonly Rule[] = [
  [
    'unknowable',
    /\b(in stock|out of stock|sold out|last long|pick ?up|model(?:s)? (?:height|wearing|tall)|how tall is the model|horoscope|news|football|president)\b/u,
  ],
  [
    'children',
    /\b(?:(?:kids?|childs|childrens?|toddlers?|baby|babies)(?: (?:clothes|clothing|wear|stuff|things|sizes?|section|dress(?:es)?|shoes|coats?|jackets?))|(?:for|of) (?:an? |my |our |the )?(?:\w+ )?(?:toddler|baby|\d{1,2} (?:year|month)s? old|kids|children))\b/u,
    true,
  ],
  [
    'who',
    /\b(?:are you (?:a |an )?(?:human|real|bot|robot|ai|person|machine|chatbot)|who are you|what are you|whats your name|how do you work|what can you do|(?:are|r) you there)\b/u,
    true,
  ],
  [
    'favorite',
    /\bwhy (?:(?:did|do|have|would) you )?(?:choose|chose|chosen|pick|picked|show|shown|recommend|suggest)/u,
  ],
  [
    'goesWith',
    /\b(?:what [a-z ]{2,20}? (?:can|could|should|would|do|shall) (?:i|you) (?:wear|put|pair|throw|combine|match|layer)(?: (?:it|this|that|on))? (?:with|over|under|on top|beneath)|what [a-z]+ (?:would|could|should|can|will)? ?(?:go|match|work|look good) with|what (?:else )?(?:goes|would go|could go|works|would work|pairs|looks good|matches)(?: well| best)? (?:with|under|over)|what (?:else )?(?:can|could|should|would|do|shall) (?:i|you) (?:wear|pair|put|combine|match|style)(?: (?:it|this|that|them|these))?(?: with| under| over| to go with| on top| underneath| beneath)|what to wear (?:with|over|under)|how (?:can|could|should|would|do|shall) (?:i|you) (?:style|wear|pair|combine)|complete the look|finish the look|make (?:it )?an outfit|build (?:me )?an outfit|(?:shoes|bag|jacket|something|anything|top|pieces) (?:that |to )?(?:go|goes|match|matches|wear) with (?:it|this|that))\b/u,
  ],
  [
    'total',
    /\bhow much .{2,80}\b(?:together|altogether|in all|in total)\b|\b(?:total|altogether|all together|add(?:s)? up|in all|(?:how much|what) (?:(?:is|are|for|would|does|do|will|s) ){0,4}(?:it all|all (?:of (?:it|them|this))?|both|everything|the lot|together)\b.{0,20}(?:cost|together|come to)?)/u,
  ],
  [
    'compare',
    /\b(?:difference|differences|differs?|whats different|what is different|compare|comparison|versus|vs|which (?:one )?(?:of (?:(?:the|these|those) two|them) )?(?:is|looks?|would be|do you (?:think|find)) (?:the )?(?:better|nicer|cuter|prettier|sexier|cooler|more flattering|more \w+|\w+ier)\b(?!\w)|which one is better|which of (?:the|these|those) two(?! (?:is|looks?|are) (?:the )?(?:warm|light|cheap|smart|dress|fanc|more (?:formal|expensive)))|better of the two|how do (?:they|the two|these) compare)\b/u,
  ],
  [
    'cheapest',
    /\b(?:which|whats?|what is|who)\b.{0,30}\b(?:cheapest|least expensive|most affordable|cheaper|less (?:expensive|pricey|costly|dear)|lowest price|best value|best deal)\b/u,
    true,
  ],
  [
    'dearest',
    /\b(?:which|whats?|what is)\b.{0,30}\b(?:most expensive|priciest|dearest|pricier|more expensive)\b/u,
    true,
  ],
  ['warmest', /\b(?:which|whats?|what is)\b.{0,30}\b(?:warmest|warmer|cosiest|coziest|thickest|heaviest)\b/u, true],
  [
    'lightest',
    /\b(?:which|whats?|what is)\b.{0,30}\b(?:lightest|coolest|most breathable|lighter|airiest|thinnest)\b/u,
    true,
  ],
  [
    'softest',
    /\b(?:which|whats?|what is)\b.{0,30}\b(?:softest|softer|cosiest to touch|most comfortable|comfiest)\b/u,
    true,
  ],
  [
    'smartest',
    /\b(?:which|whats?|what is)\b.{0,30}\b(?:smartest|dressiest|most formal|fanciest|most elegant|smarter|dressier|more formal)\b/u,
    true,
  ],
  [
    'favorite',
    /\b(?:which (?:one |of (?:these|them|those) |[a-z]{3,12} )?(?:would|do|should|will|is)(?: you| i| your)? (?:choose|pick|recommend|prefer|like|buy|go for|get|take|best|favou?rite|the best|suggest|wear)|your (?:favou?rite|pick|top pick|recommendation)|whats your (?:favou?rite|pick)|what would you (?:choose|pick|recommend|go for)(?! for)|which (?:one )?is (?:the )?(?:best|nicest)|which (?:one )?(?:do )?(?:you|u) (?:think|reckon|say|find)(?: (?:is|looks|would be|are))?(?: the)? (?:best|nicest|better|nicer)|what do you think(?: of)?|is it worth it|should i (?:get|buy) (?:it|this|that|the))\b/u,
    true,
  ],
  [
    'care',
    /\b(wash(?:ed|able|ing)?|machine wash(?:able)?|iron(?:ed|ing)?|dry clean(?:ed|ing)?|tumble dry|look after|care for|care instructions?|taken? care of)\b/u,
  ],
  [
    'sale',
    /\b(?:on sale|on offer|discount(?:ed)?|reduced|marked down|any (?:of (?:them|these) )?sales?|original price|full price|usually cost)\b/u,
  ],
  [
    'price',
    /\b(?:how much|what(?:s| is| are)? the (?:price|cost)s?|price of|what (?:does|do|did|would) .{1,60} cost|cost of|prices?)\b/u,
  ],
  [
    'size',
    new RegExp(
      String.raw`\b(?:(?:come|comes|available|offered|made|have|get|got|there|sold|stock(?:ed)?|do)\b.{0,30}\b(?:in|an?) (${SIZE_WORD_SOURCE})\b|(?:what|which) sizes?|sizes? (?:does|do|is|are|available)|(?:have|got) (?:it |them |this |that )?in (?:a |an )?(${SIZE_WORD_SOURCE})\b|sizing|will .{1,25} fit me|would .{1,25} fit me|(?:is|are) there an? (${SIZE_WORD_SOURCE})\b|in (my size)\b)`,
      'u',
    ),
  ],
  [
    'brand',
    /\b(?:who (?:makes|made|is .{0,20} by|designed)|(?:what|which) (?:brand|label|designer|make)|who(?:s|se| is| are)? (?:it|this|that|they|these|the [a-z ]{2,20}) (?:by|from)\b|whose (?:is|are)|what brand)\b/u,
  ],
  [
    'fabric',
    /\b(?:made (?:of|from|out of)|(?:what|which) (?:fabric|material|cloth)s?|fabric|material|composition|blend(?:ed)?|percent(?:age)?s?|whats in it|fibers?|fibres?)\b/u,
  ],
  [
    'color',
    /\b(?:(?:what|which) colou?rs?|(?:other|more|different|any other) colou?rs?|colou?rs? (?:does|do|is|are))\b/u,
  ],
  [
    'fit',
    /\b(?:how (?:does|do|is|will) .{1,25} (?:fit|sit|fall|cut)|true to size|runs? (?:small|large|big)|(?:is|are) .{1,25} (tight|loose|fitted|slim|oversized|baggy|roomy|cropped|tailored|relaxed)|what (?:fit|cut)|how long is)\b/u,
  ],
  [
    'occasion',
    /\b(?:(?:can|could|would|should) (?:i|you|one|it|this|that|they) (?:wear|work|be|do|suit|go)\b.{0,40}\b(?:to|for|at|on) (?:a |an |the |my )?([a-z ]{3,30})|(?:appropriate|suitable|ok|okay|right|good|fine|formal enough|smart enough|dressy enough|enough) (?:for|to wear (?:to|for|at)) (?:a |an |the |my )?([a-z ]{3,30}))/u,
  ],
  [
    'season',
    /\b(?:(?:warm|cool) enough(?: (?:for|in|during) (?:the |an? )?([a-z]{3,12}))?|(?:wear|work|good|ok|okay|suitable)\b.{0,30}\bin (?:the )?(winter|summer|spring|autumn|fall|cold|heat|rain))\b/u,
  ],
  [
    'about',
    /\b(?:(?:is|are) .{1,30} called|whats? .{1,30} called|name of|tell me (?:more |something )?about|more (?:details?|info|information)|describe|details? (?:of|on|about)|whats? (?:is )?(?:it|this|that|the [a-z ]{3,20}) like|what can you tell me)\b/u,
  ],
];

/** Matches a question about a feature of a piece: 'does it have pockets', 'is the second one linen'. */
const FEATURE_PATTERN =
  /\b(?:(?:does|do) (?:it|this|that|they|these|those|the [a-z ]{3,24}?) ?,? ?(?:have|has|come with|come in|got)|(?:is|are) (?:it|this|that|they|these|those|the [a-z ]{3,24}?) ?,? ?(?:also )?(?:available |offered |really |made of |made from )?(?:in )?|(?:do you|you) have (?:it|this|that|them|the [a-z]+(?: one)?) in|(?:can|could) i get (?:it|this|that|them) in|has (?:it|this|that)(?: got)?) ?,? ?(?:an? |any |real |pure )?([a-z][a-z -]{1,30}?)(?: (?:too|as well|or not|at all|please))?(?=$|[ ,]*[?.!]|[ ,]*$)/u;

/** Matches a question that asks for a shade. */
const SHADE_ASKED_PATTERN =
  /\b(?:have|got|get|come|comes|see|find)(?: (?:it|this|that|them|one|something|anything|the [a-z]+(?: one)?)){0,3}(?: like (?:it|this|that))? in an? [a-z]+er (?:colou?r|shade|tone)\b/u;
const WISH_ASKED_PATTERN =
  /^(?:(?:and|so|ok|okay|hmm|well|but)[ ,]+)*(?:what if|(?:can|could|may) (?:i|you|we) (?:see|show)|(?:can|could) (?:we|you) (?:keep|get|bring|make))\b/u;

/** Matches a sentence that suggests a property with a question mark: 'Maybe a pink or a blue?'. */
const SUGGESTION_PATTERN =
  /^(?:(?:and|so|ok|okay|hm+|well|but|or|like|just)[ ,]+)*(?:maybe|perhaps|possibly|something|anything|or (?:in|with|an?)\b|(?:what|how) about(?! (?:it|this|that|the (?:first|second|third|fourth|last|price|delivery|size|fabric|care)))\b)/u;

/** Whether all sentences with a question mark only suggest something. */
function isSuggestion(text: string): boolean {
  const asked = text.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.endsWith('?'));
  return asked.length > 0 && asked.every((sentence) => SUGGESTION_PATTERN.test(sentence));
}

/** Whether a question is really a wish: 'can I see', 'what if'. */
export function isWishAsked(text: string): boolean {
  return WISH_ASKED_PATTERN.test(removeAccents(text).trim());
}

export function isQuestionAsked(utterance: Utterance): boolean {
  return (
    QUESTION_PATTERN.test(utterance.whole) &&
    !WISH_ASKED_PATTERN.test(utterance.whole) &&
    !SHADE_ASKED_PATTERN.test(utterance.whole) &&
    !isSuggestion(utterance.whole)
  );
}

/**
 * Returns the question in the words, without removing it; null if there is none. `aboutIt` has the words with 'it' in
 * place of each reference to a piece.
 */
export function readQuestion(words: string, aboutIt: string): Question | null {
  for (const [topic, pattern, isOfAll = false] of RULES) {
    const match = pattern.exec(words);
    const size =
      match && topic === 'unknowable' && /stock|sold out|left/u.test(match[0]) ? IN_SIZE_PATTERN.exec(words) : null;
    if (size) return { topic: 'size', asked: `${size[1] ?? ''} in stock`, isOfAll: false };
    if (match) return { topic, asked: match.slice(1).find(Boolean) ?? '', isOfAll };
  }
  const feature = FEATURE_PATTERN.exec(aboutIt);
  return feature ? { topic: 'about', asked: (feature[1] ?? '').trim(), isOfAll: false } : null;
}

const PUT_TO_PIECE_PATTERN =
  /^(?:and|ok|okay|so|but|hey|hmm|[,. ])*(?:will|would|does|do|is|are|was|has|have|did|can|could)\b(?! there (?:any|some|more|others?))(?! (?:you|i|we) (?:show|find|see|get|have|give|help|look|search|try|do|make|recommend|suggest|please))/u;
const NOISE_PATTERN =
  /\b(?:will|would|does|do|is|are|was|has|have|did|can|could|it|this|that|these|those|them|they|the|an?|any|of|really|very|be|for|me|you|i|contain|come|look|feel|get|ok|okay|and|so|too|one|made|with|in|suit)\b|[^a-z -]/gu;
const ELSEWHERE_PATTERN = /^(?:what|whats|when|where|who|why|how)\b/u;

/**
 * Returns a question whose topic is unknown. If the question is about a piece, its words are searched for in the
 * facts of the piece; otherwise the reply says that the stylist does not know.
 */
export function readLooseQuestion(words: string, remainingText: string, isAboutPiece: boolean): Question | null {
  if (isAboutPiece && PUT_TO_PIECE_PATTERN.test(words))
    return {
      topic: 'about',
      asked: remainingText.replace(NOISE_PATTERN, ' ').replace(/ +/gu, ' ').trim() || 'that',
      isOfAll: false,
    };
  return isAboutPiece && ELSEWHERE_PATTERN.test(words) && !/\b(?:about|like)\b/u.test(words)
    ? {
        topic: 'unknowable',
        asked: remainingText.replace(NOISE_PATTERN, ' ').replace(/ +/gu, ' ').trim(),
        isOfAll: false,
      }
    : null;
}
