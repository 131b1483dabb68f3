import { SHOE_KINDS } from '../../language/lexicon/kinds.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';

/** Phrases with an unusual meaning, and plain words to replace them with. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  // In 'would a suit work', 'work' is not an occasion.
  [
    /\b(would|will|could|might|does|do|can) ((?:an? |the |some |my )?[a-z-]{3,14}(?: [a-z-]{3,14})?) work\b(?! (?:clothes|wear|outfits?|shoes|trousers|dress(?:es)?|shirts?|bags?)\b)/giu,
    '$1 $2 do',
  ],
  // 'A coat to watch in' asks for no watch.
  [
    /\bto watch(?= (?:in|from|on|at|with)\b|[.,;!?]|$)|\bwatch(?:ing)?(?= (?:him|her|them|my|our|his|the (?:game|match|kids|boys|girls|lads|race|final|show|team|football|rugby|cricket|tennis)|from|every|all|football|rugby|cricket|tennis|sport|tv|telly|movies|films)\b)/giu,
    'see',
  ],
  // 'My nephew has his bar mitzvah and I need a suit' has two clauses.
  [/(?<=[a-z]{3}) and (?=(?:i|im|i['’]m|ive|i['’]ve|we) (?!like\b|love\b))/giu, ', and '],
  [/\bsomething (?:to wear |to go )?(?:for |for the |on |up )?(?:on |up )?top\b(?! of)/giu, 'a top'],
  // 'That's not going to work on me' is about no work.
  [/\bwork(?= (?:on|for|with) (?:me|us|him|her|them|my|the)\b)/giu, 'do'],
  // 'I had a baby in March' tells no season.
  [
    /\b(had (?:a |my |our |the |another )?(?:baby|babies|twins|kid|child|son|daughter|little one|c section|surgery)(?: (?:back|just|early|late))?) in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/giu,
    '$1',
  ],
  // 'A flight straight after' describes no cut.
  [/\bstraight (?=(?:after|away|from|to|into|on|off|home|back)\b)/giu, ''],
  [
    /(^|[,;.&] ?|\band )(?:some |proper |actual |real )?sleeves(?= ?(?:please|pls|plz|too|though)?\s*(?:[,.;!]|$))/giu,
    '$1with sleeves',
  ],
  // A habit names no wish.
  [
    /\b(?:i|he|she) (?:always|only ever|mostly|usually) wears? (?:black|navy|grey|gray|beige|brown|white|blue|dark colou?rs?)(?: and (?:black|navy|grey|gray|beige|brown|white|blue))?(?= ?[.,;!?] ?\S)/giu,
    '',
  ],
  // 'Let's go with earrings' chooses a garment and no piece.
  [
    /\b(?:(?:let(?:['’]?s| us)|i(?:['’]ll| will|d| would)|we(?:['’]ll| will)|maybe|probably|better) (?:just |rather |probably )?(?:go (?:with|for)|do|stick (?:with|to)|take|choose|pick)) (?=(?!the\b|that\b|this\b|these\b|those\b|it\b|them\b|number\b|both\b|one\b|my\b|your\b|her\b|his\b|an?\b)[a-z]+s(?: (?:then|instead|please|only))?(?: ?[.,;!]|$))/giu,
    'I want ',
  ],
  [
    /\b(an?|the|some|any|nice|light|long|linen|cotton|crochet|and|,) cover[ -]?ups?(?= ?(?:[.,;!?]|$|for|to|in|with|that|which|not|please)\b|[.,;!?]|$)/giu,
    '$1 beach cover up',
  ],
  // 'From 8 til 6' tells hours and no price.
  [
    /\bfrom \d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:til|till|until|-) ?\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b|\bfrom \d{1,2} ?[ap]m to \d{1,2} ?[ap]m\b/giu,
    'all day',
  ],
  // In 'I'm pregnant, dress under 130', the dress begins a clause.
  [/, (?=(?:an? |some )?(?:[a-z]{2,14} ){1,2}(?:under|below|up to|less than|max) [$£€]?\d)/giu, '. '],
  // 'For his sister' asks for a woman's pieces.
  [
    /\bfor (?:his|her|their) (?=(?:little |big |older |younger |twin )?(?:sister|brother|mum|mom|mother|dad|father|wife|husband|girlfriend|boyfriend|gran|nan|aunt|uncle|daughter|son)\b)/giu,
    'for my ',
  ],
  // In 'everything stops at 18', 18 is the largest size and no price.
  [
    /\b(?:everything|they|these|those|it|it all|they all|(?:your |the |all )?sizes?) (?:only )?(?:stops?|ends?|finish(?:es)?|tops? out|goes? up|goes?)(?: up)? (?:at|to) (?:an? |size )?\d{1,2}\b[?!. ]*/giu,
    '',
  ],
  // 'I look washed out in pink' is not about washing.
  [
    /\b(?:(?:i |id |i'd |would |always |just |so |a bit |really ){0,6}(?:look|looks|looking|feel|am|get) )?(?:so |a bit |really |totally ){0,4}washed out in\b/giu,
    'I look ill in',
  ],
  [
    /\b(?:really |just |totally |completely )?washe[sd] me (?:right |totally |completely )?out\b/giu,
    'makes me look ill',
  ],
  // In 'I said 22', the shopper repeats the size.
  [
    /\bi (?:did |clearly )?(?:said|say|asked for|told you|wrote|put)(?: an?| size)? (\d{1,2})\b(?! ?(?:dollars|bucks|pounds|quid|euros|usd|%|percent|years|days|weeks|hours|inch|cm|pairs?|of))/giu,
    'I want size $1',
  ],
  // 'Not even close to teal' asks for teal.
  [
    /\b(?:not|none of (?:these|them) (?:is|are)|nothing(?: is|s)?|nowhere|theyre not|they're not|thats not|that's not) (?:even |anywhere |any |remotely )*(?:close|near|nearly|remotely)(?: to)? (?=[a-z])/giu,
    'I asked for ',
  ],
];
/** Matches a garment that somebody lacks and therefore needs: 'he never has socks'. */
const LACKING_PATTERN =
  /\b((?:i|we|he|she|they|my [a-z]+)) (?:(?:just |really |still )?(?:never|havent|haven't|hasnt|hasn't) (?:has|have|got|owned|had)(?: got)?|(?:has|have) (?:got )?no|does(?:nt|n't) (?:have|own)|do(?:nt|n't) (?:have|own)|(?:is|are|am|'m|m) (?:always )?(?:out of|short of)) (?:any |a |an |enough |decent )*([a-z-]+)\b/giu;
/** Matches garments that are too small now, which the shopper so needs anew: 'none of my trousers close any more'. */
const OUTGROWN_PATTERN =
  /\b(?:none|not one|hardly any|few|no pair) of (?:my|his|her|our|the) (?:old |own )?([a-z-]+)(?: (?:will|would|even|really|actually|seems? to|want to|can)){0,2} (?:fits?|closes?|do up|does up|button(?:s)?(?: up)?|zip(?:s)?(?: up)?|meets?|go(?:es)? (?:on|over|round))(?: (?:me|up|properly|any ?more|now|over (?:it|the bump)))*|\b(?:my|his|her) (?:old |own )?([a-z-]+) (?:(?:do|does)(?:nt|n['’]t| not)|won['’]?t|no longer|have stopped|stopped|can['’]?t) (?:even )?(?:fit(?:ting)?|clos(?:e|ing)|do up|button(?: up)?|zip(?: up)?|meet)(?: (?:me|up|properly|any ?more|now))*/giu;
const SHOE_SIZE_PATTERN = /(^|[,.;] ?)(3[4-9]|4[0-8])(?=\s*(?:[,.;!?]|$))/gu;

const HEAT_PATTERN =
  /\b(?:\d\d ?(?:degrees|°c?|c)|heat|heatwave|hot|boiling|humid|sweat(?:y|ing)?|summer|june|july|august|sun|tropics?|tropical)\b/iu;
/** Matches 'cool' in the sense of the temperature, next to words for heat. */
const COOL_PATTERN =
  /\b(something|anything|clothes|stuff|a) (?:nice and )?cool\b|\b(keep(?:s|ing)?(?: (?:me|her|him))?|stay(?:s|ing)?) cool\b/giu;

/** Replaces phrases that have an unusual meaning with plain words. */
export function rewordUnusualPhrases(message: string, lexicon: Lexicon): string {
  const plainMessage = PHRASES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
  const cooledMessage = HEAT_PATTERN.test(plainMessage)
    ? plainMessage.replace(COOL_PATTERN, (_, thing?: string) => `${thing ?? 'something'} lightweight`)
    : plainMessage;
  const messageOfNeeds = cooledMessage.replace(LACKING_PATTERN, (match: string, owner: string, thing: string) =>
    namesKind(thing, lexicon) ? `${owner} needs ${thing}` : match,
  );
  const fitting = messageOfNeeds.replace(
    OUTGROWN_PATTERN,
    (match: string, firstOwner?: string, secondOwner?: string) =>
      namesKind(firstOwner ?? secondOwner ?? '', lexicon) ? `I need ${firstOwner ?? secondOwner ?? ''}` : match,
  );
  return namesShoes(fitting, lexicon) ? fitting.replace(SHOE_SIZE_PATTERN, '$1 size EU $2') : fitting;
}

function listNamedKinds(words: string, lexicon: Lexicon): readonly string[] {
  return lexicon
    .findPhrases(splitWords(words))
    .flatMap(({ concepts }) => concepts.flatMap(({ kinds, facet }) => (facet === 'kind' ? Object.keys(kinds) : [])));
}

const namesKind = (words: string, lexicon: Lexicon): boolean => listNamedKinds(words, lexicon).length > 0;

/** Whether all garments of a message are shoes. Then a single number is their size. */
function namesShoes(message: string, lexicon: Lexicon): boolean {
  const kinds = listNamedKinds(message, lexicon);
  return kinds.length > 0 && kinds.every((kind) => SHOE_KINDS.has(kind));
}
