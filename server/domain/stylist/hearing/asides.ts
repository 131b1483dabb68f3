import { removeAccents } from '../../language/text/tokens.ts';

/** Returns a pattern for wishes to cover a part of the body. */
const createCoverPattern = (part: string): RegExp =>
  new RegExp(
    String.raw`\b(?:i (?:really )?(?:hate|dont like|do not like|want to hide|like to hide|like to cover)|hides?|covers?|(?:self )?conscious (?:of|about)) my ${part}\b`,
    'gu',
  );

/** Phrases that are no part of the wish, with their replacements. In lower case, without apostrophes. */
const ASIDES: readonly (readonly [RegExp, string])[] = [
  // Questions that need no answer if the message says something else.
  [
    /^(?:(?:hm+|wait|so|but|what|and|oh)[ ,.!]*)*(?:is (?:that|this|it) (?:all|it|everything)(?: (?:you(?:ve)?|there)(?: (?:have|got|is))*)?|really|seriously) ?[?!.,]+ ?(?=[a-z0-9$])/u,
    '',
  ],
  [
    /\b(?:i would|id|ill|i will|i might|she would|shed|hed|he would|i keep|always) (?:only |just |probably )?(?:trip(?:ping)?|fall(?:ing)?|stumbl(?:e|ing)) over(?: (?:it|them|that|those|myself))?\b/gu,
    ' , ',
  ],
  [/\bwhats wrong (?:w|with) (?=my budget\b)/u, ''],
  [/\bbudget,? (?:its|it is|it was|was|=) (?=\$? ?\d)/u, 'budget is '],
  [
    /\b(?:i|we)(?:ve| have|d have)?(?: got| only)* (?:about |around |roughly |maybe |like |some |exactly )?\$? ?(\d{2,5})(?: ?(?:dollars|bucks|usd))? (?:in all|in total|altogether|all in|all told|to spend|to play with)\b/u,
    ' , my budget is $1 dollars , ',
  ],
  [
    /\b(?:birthday|christmas|xmas|anniversary|valentines(?: day)?|mothers day|fathers day|easter|graduation|wedding|housewarming|hostess|thank you|leaving) (presents?|gifts?)\b/gu,
    '$1',
  ],
  [
    /\b(?:for )?(?:(?:an?|one|two|three|four|\d{1,2}) (?:days?|nights?|weeks?|weekends?|fortnights?)|(?:an? )?(?:fortnight|trip|holiday|vacation|getaway|honeymoon|cruise)) (?:in|to|around) (?:the )?(?!(?:row|all|total|advance|mind|work|bed|town|office|hospital|between|go|wear|come)\b)[a-z]{3,}\b/gu,
    ' for a holiday ',
  ],
  [/\b(?:(?:and|for|in|of) ){0,4}(?:it )?(?:in )?(?:the )?same size(?: (?:please|as before|again))?\b/gu, ' , '],
  [
    /\b(?:that |which )?(?:doesnt|does not|dont|do not|wont|isnt going to) (?:cling|hug|stick to me|be clingy)\b/gu,
    ' not clingy ',
  ],
  [
    /\b(?:im|i am|shes|she is|hes|he is|(?:i|she|he)(?: usually)? (?:wears?|takes?))(?: usually| about)? an? (\d{1,2})\b(?! ?(?:years?|yrs?|yo\b|foot|feet|ft|inch|cm|min))/gu,
    ' , size $1 , ',
  ],
  [
    /\b(?:im|i am|shes|she is|hes|he is|theyre)(?: usually| about| normally)? an? (extra small|small|medium|large|extra large|xs|s|m|l|xl|xxl|xxs)\b(?! (?:man|woman|lady|bloke|guy|girl|boy|lad|person|size|build|frame|bust|waist|eater|town|family|business|fan|bit|world))/gu,
    ' , size $1 , ',
  ],
  [createCoverPattern('(?:upper )?arms'), ' long sleeves '],
  [createCoverPattern('(?:legs|knees|thighs|calves)'), ' maxi length '],
  [createCoverPattern('(?:tummy|belly|stomach|middle|waist|hips)'), ' loose fit '],
  [
    /\b(?:packing|packed|flying|flying off|jetting off|off on holiday|travell?ing|heading off) (?:for|to) (?!(?:an?|the|my|our|work|school|see|meet|visit|dinner|lunch|church|uni|college|town|home|go)\b)[a-z]{3,}\b/gu,
    ' for a holiday ',
  ],
  [
    /\b(?:on|next|this|by|until|till|coming|for next|for this) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b(?! (?:best|brunch|lunch|dinner|roast|outfit|wear))/gu,
    ' ',
  ],
  // A year is not a price.
  [/\b(?:from|since|in|of|like|before|after|not) (?:19|20)\d\d\b(?! ?(?:dollars|bucks|usd))/gu, ' , '],
  [/\b(?:no[ ,]+)?not like (?:that|this|it|these|those|them)\b(?! one)/gu, ' , '],
  [/\b(?:want to |to )?look(?:ing)? (?:really |so |super |a bit |smoking )?hot\b/gu, ' sexy '],
  [
    /(?<!\b(?:go|goes|going|wear|worn|match|matches|pair|works?|looks?|style|styled|over) )\bwith (?:an? |the )?(?:matching )?belt\b/gu,
    ' belted ',
  ],
];

/** Removes the phrases that are no part of the wish. */
export function withoutAsides(message: string): string {
  return ASIDES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), removeAccents(message));
}

const PRESENT_PATTERN = /\b(?:presents?|gifts?|stocking filler|something to give)\b/iu;

/** Whether the shopper is looking for a present. */
export function isPresent(message: string): boolean {
  return PRESENT_PATTERN.test(message);
}
