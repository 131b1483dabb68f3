import { anyOf } from '../../../../domain/language/text/anyOf.ts';
import { isUnclaimed, splitClauses } from './statements.ts';
import type { Referents } from './referents.ts';

/** A property that needs proof in a piece's data, with the words that claim it and prove it. */
interface Property {
  readonly claim: RegExp;
  readonly evidence: RegExp;
}

const createWordPattern = (...alternatives: readonly string[]): string =>
  String.raw`\b` + anyOf(alternatives.join('|'));

/** Creates a property that the same words claim and prove. */
const createProperty = (...alternatives: readonly string[]): Property => ({
  claim: new RegExp(createWordPattern(...alternatives), 'giu'),
  evidence: new RegExp(createWordPattern(...alternatives), 'iu'),
});
const createPropertyWithEvidence = (claim: readonly string[], ...evidence: readonly string[]): Property => ({
  claim: new RegExp(createWordPattern(...claim), 'giu'),
  evidence: new RegExp(createWordPattern(...evidence), 'iu'),
});

const PROPERTIES: readonly Property[] = [
  // How to care for a garment
  createPropertyWithEvidence(
    [String.raw`machine[\s-]wash\p{L}{0,4}`, String.raw`(?:in|by) the (?:washing )?machine`, 'wash(?:es|able)'],
    String.raw`machine[\s-]wash|washable`,
  ),
  createProperty(String.raw`hand[\s-]wash\p{L}{0,4}`),
  createProperty(String.raw`dry[\s-]clean\p{L}{0,4}`),
  createProperty(String.raw`tumble[\s-]dr\p{L}{1,4}`),
  createProperty(String.raw`(?:easy|low)[\s-](?:care|maintenance)|easy to (?:wash|clean|iron|care)`),
  createProperty(String.raw`(?:wrinkle|crease)[\s-](?:free|resistant|proof)|non[\s-]iron|no ironing`),
  createProperty('shrink-proof|pre-?shrunk'),
  // Protection against weather
  createProperty(String.raw`water[\s-]?proof\p{L}{0,3}`),
  createPropertyWithEvidence(
    [String.raw`(?:water|rain|weather|shower)[\s-]?(?:resistant|repellent|proof)`],
    String.raw`(?:water|rain|weather|shower)[\s-]?(?:resist|repel|proof)`,
  ),
  createProperty(String.raw`wind[\s-]?(?:proof|resistant|breaking)`),
  createProperty('insulated|thermal|thermo'),
  createProperty(String.raw`upf\b|uv[\s-](?:protect\p{L}{1,4}|proof)|sun[\s-]?proof`),
  // How a garment was made
  createProperty('organic'),
  createProperty('recycled|upcycled'),
  createProperty(
    String.raw`sustainab\p{L}{1,4}|eco[\s-]friendly|ethical\p{L}{0,2}|fair[\s-]?trade|carbon[\s-]neutral|biodegradable|responsibly`,
  ),
  createProperty(String.raw`vegan|cruelty[\s-]free|animal[\s-]free`),
  createProperty(String.raw`hand[\s-]?(?:made|woven|stitched|knitted|knit|sewn|crafted|finished|painted|dyed|loomed)`),
  createProperty('certified|gots|oeko'),
  createProperty(
    String.raw`award[\s-]winning|best[\s-]?sell\p{L}{1,4}|top[\s-]rated|(?:rave|good|great|five[\s-]star) reviews?|customer favou?rites?`,
  ),
  createProperty(String.raw`new arrivals?|just arrived|new in\b|newest|latest collection|brand[\s-]new`),
  // How a garment feels on the body
  createProperty(
    String.raw`hypo[\s-]?allergenic|itch[\s-]free|non[\s-]itch|anti[\s-]?bacterial|odou?r[\s-](?:free|resistant)`,
  ),
  createProperty(String.raw`moisture[\s-]wicking|sweat[\s-]proof|quick[\s-]dry\p{L}{0,3}|fast[\s-]drying`),
  createPropertyWithEvidence(
    ['stretchy|stretchable|stretches', 'some stretch|of stretch|has stretch'],
    String.raw`stretch|elastane|spandex|lycra|jersey|rib|knit`,
  ),
  createProperty('pockets?'),
  createProperty('reversible'),
  createPropertyWithEvidence([String.raw`(?:fully |half[\s-])?lined\b(?! up)`, 'lining'], 'lined|lining'),
  createProperty(String.raw`hood(?:ed)?\b`),
  createProperty(String.raw`zips?\b|zipped|zipper`),
  createProperty('removable|detachable|adjustable'),
  createProperty('padded|padding'),
  createProperty(String.raw`sequin\p{L}{0,2}|embroider\p{L}{1,3}|beaded|studded`),
  createPropertyWithEvidence([String.raw`stripes?\b|striped`], 'strip|pinstripe|breton'),
  createPropertyWithEvidence([String.raw`florals?\b`], 'floral|flower|botanical|bloom|rose|daisy|poppy|blossom|meadow'),
  createPropertyWithEvidence([String.raw`polka[\s-]?dots?`], String.raw`polka|dots?\b|spot`),
  createProperty('herringbone|houndstooth|argyle|paisley|gingham|tartan'),
];

/** Measurements that a piece's data must contain: percentages of a material, weights, lengths. */
const MEASURE_PATTERN = new RegExp(
  String.raw`(\d{1,3}(?:[.,]\d{1,2})?)\s?` +
    anyOf(String.raw`cm\b|mm\b|inch(?:es)?\b|gsm\b|grams?\b|kg\b|oz\b|ounces?\b|percent (?=\p{L})|% (?=\p{L})`),
  'giu',
);
/** Words of discounts, which are checked with the prices. */
const DISCOUNT_PATTERN = /^(?:off|discount|less|cheaper|reduc\p{L}{1,6}|savings?|of)\b/iu;
/** Phrases of statements about fabrics in general. */
const GENERAL_PATTERN = /\b(?:in general|generally|as a rule|usually|mostly|tends? to|most \p{L}{1,12})\b/iu;
const QUESTION_PATTERN = /\?["'”’)]{0,2}$/u;
const WHOLE_PERCENT = 100;
/** Words that refer to a piece. A general statement with such a word is about that piece. */
const OF_A_PIECE_PATTERN = /\b(?:it|its|this|these|they|them|both)\b/iu;

/** Whether a sentence claims a property that the data of its pieces does not prove. */
export function hasUnknownProperty(sentence: string, referents: Referents): boolean {
  const isGeneral = GENERAL_PATTERN.test(sentence) && !OF_A_PIECE_PATTERN.test(sentence);
  if (QUESTION_PATTERN.test(sentence) || isGeneral) return false;
  return splitClauses(sentence).some(
    (clause) =>
      PROPERTIES.some(({ claim, evidence }) => isClaimed(clause, claim) && !isProved(evidence, referents)) ||
      hasUnknownMeasure(clause, referents),
  );
}

function isClaimed(clause: string, claim: RegExp): boolean {
  return [...clause.matchAll(claim)].some(({ index, 0: { length } }) => !isUnclaimed(clause, index, index + length));
}

function isProved(evidence: RegExp, { pieces, isOfEach }: Referents): boolean {
  return isOfEach
    ? pieces.length > 0 && pieces.every(({ text }) => evidence.test(text))
    : pieces.some(({ text }) => evidence.test(text));
}

function hasUnknownMeasure(clause: string, { pieces }: Referents): boolean {
  return [...clause.matchAll(MEASURE_PATTERN)].some(({ index, 0: match, 1: number = '' }) => {
    const end = index + match.length;
    const isShare = /%|percent/iu.test(match);
    if (isUnclaimed(clause, index, end) || (isShare && DISCOUNT_PATTERN.test(clause.slice(end)))) return false;
    const isOnlyCloth =
      isShare && Number(number) === WHOLE_PERCENT && pieces.some(({ materials }) => materials.length === 1);
    return !isOnlyCloth && !pieces.some(({ numbers }) => numbers.has(number));
  });
}
