import { DIGIT_WORDS, TEN_WORDS } from '../../language/numbers.ts';
import type { PriceStep } from './refinements.ts';
import type { Utterance } from './Utterance.ts';

const TENS_SOURCE = TEN_WORDS.join('|');
const DIGITS_SOURCE = DIGIT_WORDS.join('|');
const SUM_SOURCE = String.raw`\$? ?([2-9]\d|\d{3,4}|(?:${TENS_SOURCE})(?: (?:${DIGITS_SOURCE}))?|(?:an?|${DIGITS_SOURCE}) hundred(?:(?: and)? (?:${TENS_SOURCE}))?)(?: ?(?:dollars|bucks|usd))?`;
const FINE_SOURCE =
  'ok|okay|fine|alright|good|better|doable|great|perfect|my (?:limit|max)|the (?:limit|max(?:imum)?)|more like it|enough';

/** Match prices that are a limit although no word says so: 'I was thinking more like 60', '150 would be ok'. */
const BOUND_PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:keep|get|bring) (?:it|this|them|things|that) (?:down )?(?:to|at|around|below|within|under) ${SUM_SOURCE}\b`,
    'u',
  ),
  new RegExp(
    String.raw`(?<![\d$.])${SUM_SOURCE} (?:(?:would be|is|will be|sounds|feels|be) (?:${FINE_SOURCE})|would do|will do|works)(?=$|[ ,.;!?])`,
    'u',
  ),
  new RegExp(
    String.raw`(?:\b(?:i|we)(?:ve| have)?(?: (?:only|still|just|got|about|around|like|have|then))* |\b(?:leaves|left) me (?:with )?(?:about )?|\b(?:got|with|theres|and) (?:about |only )?|^ ?)${SUM_SOURCE} (?:left|remaining|to go|to spare|left over|over)(?: (?:over|after (?:that|this|it|those)|now|then|for (?:it|this|that|them|the rest)))*(?=$|[ ,.;!?])`,
    'u',
  ),
  new RegExp(String.raw`(?<![\d$.])${SUM_SOURCE} at (?:a push|the outside|the very most)\b`, 'u'),
  new RegExp(
    String.raw`(?<!\b(?:not|never|over|above) )\b(?:(?:i|we)d?|i would|i could|i can|i might|im|i am|i was|we were|thats)(?: (?:happily|only|just|maybe|rather|even|also))* (?:go|stretch|thinking|hoping|expecting|planning)(?: (?:up|to (?:spend|pay)|for|of|on|more))*(?: (?:like|around|about|closer))*(?: (?:to|as far as))* ${SUM_SOURCE}\b(?! ?(?:-|to) ?\d)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[,.;!?] ?|\b(?:ok|okay|or|well|alright|fine|actually|no|then|more|it|yes) )(?:make (?:it|that)|say|maybe|call it|lets say|more like|up it to|raise it to|set it (?:at|to)|lower it to|go (?:up |down )?to) ${SUM_SOURCE}(?: (?:then|instead|max|tops|now|for it))*[ .!?]*$`,
    'u',
  ),
];
/** Matches a price that the pieces should be close to: 'closer to 80'. */
const NEAR_PATTERN = new RegExp(
  String.raw`\b(?:closer to|in the region of|somewhere (?:near|around)) ${SUM_SOURCE}\b`,
  'u',
);

const DISMAY_SOURCE = String.raw`come on|no way|no thanks|really|seriously|are you (?:kidding|joking|serious)|ouch|wow|yikes|forget it|you must be joking|(?:thats|its|is) (?:a lot|too much|steep|crazy|ridiculous|insane|mad|outrageous)|(?:way )?too much`;
/** Matches a complaint about a price that the words state: '120 for a shirt? come on', 'wow, 600.' */
const SUM_BEMOANED_PATTERN = new RegExp(
  String.raw`^(?:(?:what|hey|sorry|hm+|hold on|wait|no|but)[ ,.!?]*)*(?:(?:wow|ugh|omg|whoa|jeez|yikes|ouch|oh)[ ,.!?]*)*(?:\$ ?)?\d{2,4}(?: (?:dollars|bucks))?(?: for (?:an? |some |the |one |that |these )?[a-z ]{2,24}?)? ?[?!.,]+ ?(?:${DISMAY_SOURCE})(?: ?[?!.,]*)`,
  'u',
);
const WOW_SUM_PATTERN =
  /^(?:wow|ugh|omg|whoa|jeez|yikes|ouch|what)[ ,.!?]+\$? ?\d{2,4}(?: dollars| bucks)?(?: for (?:an? |some |the )?[a-z ]{2,24}?)? ?[?!.,]+/u;
/** Matches a complaint about a price without a number: 'that's a little more than I wanted to spend', 'ouch'. */
const TOO_MUCH_PATTERN =
  /\b(?:(?:its|thats|this is|that is|theyre) )?(?:(?:a (?:bit|little)|way|far|much|rather|quite|slightly|still) ){0,5}(?:more|higher) than (?:i|we) (?:really )?(?:wanted|want|planned|hoped|meant|intended|had in mind|was (?:going|hoping|planning)|can afford|could afford|can|could|expected)(?: (?:to|for)(?: (?:spend|pay))?| spend| pay)?\b|\b(?:daylight robbery|a lot of money|(?:bit|rather|a little|quite) steep|cost a fortune|for normal people|at normal prices|ouch)\b|(?:^|[,.!?] ?)(?:(?:thats|its|still|hmm|no|way|a bit|bit|ok|okay|sorry)[ ,]+){0,8}too much(?= ?(?:[,.!?]|$))/u;
const SAME_BUDGET_PATTERN =
  /\b(?:(?:for |on |at |in |with )?(?:about |around )?the )?same (?:budget|price(?: range)?|money|limit|price limit)\b/u;

export interface MoneySaid {
  /** The change of the price that 'cheaper' or a complaint asks for; null if there is none. */
  readonly step: PriceStep | null;
  /** Whether the last price limits also apply to the pieces that the message asks for. */
  readonly sameBudget: boolean;
}

/** Reads what a message says about money. Rewrites price limits in words that the search knows. */
export function takeMoney(utterance: Utterance): MoneySaid {
  const isBemoaned = utterance.take(SUM_BEMOANED_PATTERN) !== null || utterance.take(WOW_SUM_PATTERN) !== null;
  const isTooMuch = utterance.take(TOO_MUCH_PATTERN) !== null;
  const sameBudget = utterance.take(SAME_BUDGET_PATTERN) !== null;
  utterance.reword(NEAR_PATTERN, ' around $$$1 ');
  for (const pattern of BOUND_PATTERNS) utterance.reword(pattern, ' , under $1 dollars , ');
  return { step: isBemoaned || isTooMuch ? { direction: 'cheaper', size: 1 } : null, sameBudget };
}
