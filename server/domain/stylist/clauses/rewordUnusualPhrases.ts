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
const SHOE_SIZE_PATTERN = /(^|[,.;] ?)(3[4-9]|4[0-8])(?=\s*(?:[,.;!?]|$))/gu;

/** Replaces phrases that have an unusual meaning with plain words. */
export function rewordUnusualPhrases(message: string, lexicon: Lexicon): string {
  const plainMessage = PHRASES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
  const needed = plainMessage.replace(LACKING_PATTERN, (match: string, owner: string, thing: string) =>
    namesKind(thing, lexicon) ? `${owner} needs ${thing}` : match,
  );
  return namesShoes(needed, lexicon) ? needed.replace(SHOE_SIZE_PATTERN, '$1 size EU $2') : needed;
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
