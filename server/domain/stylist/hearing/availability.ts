import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { normalizeMessage } from '../answering/halves.ts';
import { GARMENT_SOURCE } from './pointing/ReferenceContext.ts';

/** A question whether something like a shown piece exists with another property: 'do you have it in green?'. */
export interface Availability {
  /** The words before the question; they may name the piece. */
  readonly before: string;
  /** The words that name a piece to resemble ('like the second'); '' if there are none. */
  readonly likeWords: string;
  /** The property: 'in green or dark red', 'with long sleeves', 'longer'. */
  readonly property: string;
  /** Whether the words mean one piece instead of the shown list: 'it' instead of 'any of them'. */
  readonly isOfOne: boolean;
  /** Whether the property compares with the piece: 'longer', 'in a darker blue'. Then the piece cannot have it. */
  readonly isComparison: boolean;
}

const ORDINAL_SOURCE = '(?:first|second|third|fourth|fifth|sixth|last|top|1st|2nd|3rd|4th)';
const ONE_SOURCE = String.raw`(?:it|this|that|(?:this|that|the) (?:same )?(?:one|style|thing|model|pair)|the ${ORDINAL_SOURCE}(?: (?:one|pair|${GARMENT_SOURCE}))?|(?:this|that|the same) (?:${GARMENT_SOURCE})|(?:one|an?) (?=in\b))`;
const SEVERAL_SOURCE = String.raw`(?:(?:any|some|one|either) of (?:these|those|them)|them|these|those|they|(?:these|those) (?:${GARMENT_SOURCE})|any(?: ones?)?(?= (?:in|with|without)\b))`;
const SOME_SOURCE = '(?:any|one|ones|some|anything|something|a version|an? option|others?)';
const LIKE_SOURCE = String.raw`(?:(?:more |just |exactly )?(?:like|similar to|in the style of) (${ONE_SOURCE}|them|these|those)|similar|alike|of (?:the same|that) (?:kind|sort|style))`;
const ALSO_SOURCE = '(?: (?:also|too|as well|available|instead|maybe|only|but|just)){0,2}';
const START_SOURCE = String.raw`(?:^|[,.!?;:] ?|\b(?:but|and|so|though|or) )`;

/** Each form with groups for one piece, several pieces and words of likeness. */
const LEADS = [
  String.raw`(?:(?:do|would|dont|have|havent) (?:you|yous|yall|they|ye)(?: guys)?(?: (?:maybe|perhaps|possibly|also|even|still|happen to))? ?(?:have|got|do|sell|make|stock|carry|offer|get)?|(?:would|could|might) there be|have you|you got|got|any chance of|is there|are there|(?:can|could|may) (?:i|we|you) (?:get|have|find|see|order|buy|do|show me|make)) (?:(${ONE_SOURCE})|(${SEVERAL_SOURCE})|${SOME_SOURCE} ?(?:that (?:is|are) )?${LIKE_SOURCE}|an? (?:[a-z]+ )?version of (?:${ONE_SOURCE}|${SEVERAL_SOURCE}))${ALSO_SOURCE}`,
  String.raw`(?:does|do|would|will|did|could) (?:(${ONE_SOURCE})|(${SEVERAL_SOURCE}))${ALSO_SOURCE} (?:come|exist|go|get made)${ALSO_SOURCE}(?= in\b| without\b| [a-z]+er\b| any\b| (?:more|less)\b| with (?:[a-z]+ ){0,2}(?:sleeves?|neck(?:line)?|collar|hem|length|print|pattern|heels?|legs?|straps?)\b)`,
  String.raw`(?:is|are) (?:(${ONE_SOURCE})|(${SEVERAL_SOURCE}))${ALSO_SOURCE} (?:available|made|sold|offered|to be had|out there)${ALSO_SOURCE}(?= in\b| without\b)`,
  String.raw`(?:is|are) there (?:(${ONE_SOURCE})|(${SEVERAL_SOURCE})|${SOME_SOURCE} ?${LIKE_SOURCE})${ALSO_SOURCE}`,
  String.raw`(?:${SOME_SOURCE}) ?${LIKE_SOURCE}${ALSO_SOURCE}`,
  String.raw`(?:(${ONE_SOURCE})|(${SEVERAL_SOURCE}))${ALSO_SOURCE}(?= in\b| without\b)`,
].map((form) => new RegExp(`${START_SOURCE}(?:(?:and|but|so|ok|okay|hmm|um|please|also|maybe) ){0,3}${form} `, 'u'));

const ASKED_PATTERN = /\b(?:do|does|have|is|are|can|could|got|any|would|will) /u;
const COMPARATIVE_PATTERN =
  /^(?:(?:a (?:bit|little|tad|touch)|slightly|much|any|even|way|somewhat|but|only|just) )*(?:(?:long|short|wid|narrow|loos|tight|slimm|warm|light|dark|thick|thinn|soft|bigg|small|larg|high|low|plain|simpl|bright|dress|smart|cheap|chunk|flat|fanc|room|bagg|heav|deep|pal)i?er|(?:less|more) [a-z]+)\b/u;
const COMPARES_PATTERN = new RegExp(
  String.raw`${COMPARATIVE_PATTERN.source}|^in an? (?:bit |little |slightly |much )*[a-z]+er (?:colou?r|shade|tone|[a-z]+)\b`,
  'u',
);
const PROPERTY_START_PATTERN =
  /^(?:(?:but|only|just|maybe|perhaps|also|a bit|or) )*(?:in|with|without|with no|for|made of|of)\b/u;

const PROPERTIES: ReadonlySet<Facet> = new Set<Facet>([
  'color',
  'shade',
  'material',
  'pattern',
  'fit',
  'detail',
  'style',
  'function',
  'season',
]);

/** Matches words for one of several pieces. 'Like that' needs no likeness, because the wish stays anyway. */
const COUNTED_PATTERN = new RegExp(ORDINAL_SOURCE, 'u');

/** Reads a question for another property of shown pieces; returns null for other messages. */
export function readAvailability(message: string, lexicon: Lexicon): Availability | null {
  const words = normalizeMessage(message);
  if (!words.includes('?') && !ASKED_PATTERN.test(words)) return null;
  for (const lead of LEADS) {
    const match = lead.exec(words);
    if (!match) continue;
    const property = words.slice(match.index + match[0].length).trim();
    if (!isProperty(property, lexicon)) continue;
    const [, one, , likeOne] = match;
    return {
      before: words.slice(0, match.index).trim(),
      likeWords: likeOne !== undefined && COUNTED_PATTERN.test(likeOne) ? `like ${likeOne}` : '',
      property,
      isOfOne: one !== undefined,
      isComparison: COMPARES_PATTERN.test(property),
    };
  }
  return null;
}

/** Matches what is asked of the shop or of the size of a piece instead of another piece. */
const OF_SIZE_OR_SHOP_PATTERN =
  /^in (?:an? )?(?:stock|store|my size|size|sizes|(?:x{0,3}[sml]|\d+x?l?)\b|small|medium|large|extra|time|total|general|\d)/u;

function isProperty(text: string, lexicon: Lexicon): boolean {
  if (OF_SIZE_OR_SHOP_PATTERN.test(text)) return false;
  if (COMPARATIVE_PATTERN.test(text)) return true;
  const [clause = ''] = text.split(/[.?!;]/u, 1);
  const spans = lexicon
    .findPhrases(splitWords(clause))
    .filter(({ concepts }) => concepts.some(({ facet }) => PROPERTIES.has(facet)));
  return PROPERTY_START_PATTERN.test(text) ? spans.length > 0 : spans.some(({ from }) => from === 0);
}
