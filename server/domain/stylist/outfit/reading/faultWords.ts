/** Joins the alternatives of a pattern. */
const either = (alternatives: readonly string[]): string => alternatives.join('|');

const DEGREES = either(['slightly', 'a bit', 'a tad', 'a little', 'rather', 'kinda', 'quite', 'so', 'very']);
const DISLIKED = either([
  ...[
    'sold on',
    'sure (?:about|of)',
    'keen on',
    'mad (?:about|on)',
    'wild about',
    'crazy about',
    'feeling',
    'a fan of',
  ],
  ...['into', 'convinced by', 'happy with', 'loving', 'liking', 'like', 'love', 'want', 'fancy', 'care for', 'rate'],
  'dig',
]);
const UNSUITED = either(['me', 'my', 'right', 'working', 'for me', 'it', 'doing it', 'great', 'good']);
/** What a piece would do to the wearer or to itself: 'will crease', 'would show every crumb'. */
const CONSEQUENCES = either([
  ...['show', 'crease', 'wrinkle', 'kill', 'hurt', 'rub', 'stain', 'never', 'drag'],
  'get (?:dirty|filthy|ruined|wet|creased)',
]);
const FAULTY = either([
  ...['see ?through', 'see ?thru', 'sheer', 'transparent', 'thin', 'old', 'young', 'dated', 'frumpy', 'loud', 'plain'],
  ...['boring', 'dull', 'short', 'long', 'tight', 'baggy', 'big', 'bulky'],
]);

/** Words that take one piece out of praise, or find fault with it. */
const FAULTS: readonly string[] = [
  'except(?:ing)?(?: for)?',
  'apart from',
  'aside from',
  'other than',
  `(?:dont|do not|didnt|not) (?:really |much |quite |so |too |that )?(?:${DISLIKED})`,
  'hate',
  'cant stand',
  'dislike',
  String.raw`(?:is|are|s)(?:nt| not) (?:really |quite |so |that )?(?:${UNSUITED})\b(?: (?:style|thing|taste))?`,
  'lets (?:it|the look) down',
  'only (?:thing|problem|issue)(?: is)?',
  '(?:problem|issue) is',
  '(?:but|just|love it|good|nice|fine)? ?not (?=the|that|those|these|this)',
  'no to',
  `(?:would|will|wd|gonna|going to|ll) (?:only |just )?(?:${CONSEQUENCES})`,
  'shows (?:every|everything)',
  'makes? me look',
  '(?:looks?|s|is) (?:a bit |just |so )?like (?:my|something|an?)',
  'is giving',
  'reminds? me of',
  'creases',
  'see ?(?:through|thru)',
  `(?:is|looks|s) (?:(?:${DEGREES}) )?(?:${FAULTY})`,
  String.raw`(?:is|are) (?:a )?(?:no|nope|hard no|no go|pass)\b(?: (?:from|for|with) (?:me|him|her))?`,
  'too [a-z]+',
];
export const FAULT_PATTERN = new RegExp(String.raw`\b(?:${either(FAULTS)})\b`, 'u');

/** What may come before the description of the same piece: 'but', 'I'd prefer'. */
const LEADS = either([
  ...['and', 'but', 'so', 'ok', 'please', 'maybe', 'perhaps', 'then', 'could it', 'what about', 'how about'],
  ...['id (?:like|prefer|rather)(?: have)?', 'i (?:want|need|would like|prefer)', 'give me', 'show me', 'more like'],
]);
const ASKS_FOR = either([
  '(?:do|did) (?:you|ye|u) (?:have|got|do|sell|stock) ',
  'have (?:you|ye|u) got ',
  'got ',
  '(?:is|are) there ',
  '(?:can|could) (?:i|we|you|it|they) (?:have|get|find|do|be|show me) ',
]);
const STANDS_FOR_PIECE = either([
  ...['any', 'some', 'it', 'them', 'one', 'ones', 'something', 'anything', 'smth', 'others?', 'another(?: one)?'],
  ...['a different one', 'a pair', 'the same'],
]);
const LINKS = either([
  ...['a bit', 'a little', 'slightly', 'rather', 'in', 'that(?:s| is| are)?', 'which is', 'else', 'like that', 'but'],
]);

/** Matches the start of a description of the same piece: 'something', 'do you have them', 'a smaller one'. */
export const SAME_PIECE_PATTERN = new RegExp(
  String.raw`^(?:(?:${LEADS}) ?,? ?)*(?:${ASKS_FOR})?(?:(?:${STANDS_FOR_PIECE})\b(?: (?:${LINKS})\b)*)?`,
  'u',
);
