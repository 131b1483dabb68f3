import { SHOE_KINDS } from '../../language/lexicon/kinds.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { listConceptsOfFacet, type Reading } from './Reading.ts';
import type { Preference } from './Wish.ts';

const SHOE_WIDTH_SENTENCE = 'No shop here says how wide a shoe is.';

interface UnansweredAttribute {
  readonly sentence: string;
  readonly phrases: readonly (readonly string[])[];
  /** Phrases that mean the attribute if the query names shoes, and a cut otherwise: 'wide fit trousers'. */
  readonly phrasesOfShoes?: readonly (readonly string[])[];
  /** The function of the pieces that come nearest. */
  readonly nearestFunction?: string;
}

const CHILDREN: UnansweredAttribute = {
  sentence: 'There are no children’s clothes here.',
  phrases: split(
    'for kids,for my kids,for the kids,for children,for a child,for my child,kids clothes,kids wear,kids size,childrens clothes,childrens wear,childrenswear,toddler,toddlers,infant,newborn,for a baby,baby clothes,babygro,school uniform,for my toddler,year old boy,year old girl',
  ),
};

/**
 * Attributes that shoppers ask for but catalogues do not state. Search writes a sentence about them, but does not
 * filter.
 */
const UNANSWERED_ATTRIBUTES: readonly UnansweredAttribute[] = [
  CHILDREN,
  {
    sentence: SHOE_WIDTH_SENTENCE,
    phrases: split('wide feet,wide foot,broad feet,wide width,extra wide,bunions,bunion,eee,high instep'),
    phrasesOfShoes: split(
      'extra wide fitting,extra wide fit,wider fitting,wider fit,wide fittings,wide fitting,wide fit,broad fitting,broad fit,wide toe box',
    ),
    nearestFunction: 'roomy shoe',
  },
  {
    sentence: SHOE_WIDTH_SENTENCE,
    phrases: split('narrow feet,narrow foot,slim feet,arch support,flat feet'),
    phrasesOfShoes: split('narrow fitting,narrow fit'),
  },
  {
    sentence: 'There are no reviews here.',
    phrases: split(
      'with good reviews,with great reviews,with the best reviews,good reviews,great reviews,best reviews,well reviewed,best reviewed,highly rated,best rated,top rated,well rated,star rating,five star,five stars,5 stars,5 star,good ratings,reviews',
    ),
  },
  {
    sentence: 'Delivery times and costs are up to the shop that sells the piece.',
    phrases: split(
      'next day delivery,same day delivery,fast delivery,quick delivery,express delivery,free delivery,home delivery,free shipping,fast shipping,quick shipping,free postage,cash on delivery,that ships to,ships to,ship to,shipped to,deliver to,delivered to,delivers to,delivered by,delivery by,arrives by,arrive by,arriving by,get here by,delivery time,delivery date',
    ),
  },
  {
    sentence: 'The shop that sells the piece can tell you what is in stock.',
    phrases: split(
      'that is in stock,in stock,available in store,available in stores,in store,in stores,near me,click and collect',
    ),
  },
  {
    sentence: 'We do not know which pieces are newest.',
    phrases: split(
      'newest first,newest,new arrivals,new arrival,latest arrivals,new in,just in,just arrived,just dropped,latest drop,latest collection,newly added',
    ),
  },
  {
    sentence: 'We do not know what sells best.',
    phrases: split(
      'best sellers,best seller,bestsellers,bestseller,best selling,bestselling,most popular,top selling,most bought',
    ),
  },
  {
    sentence: 'Returns are up to the shop that sells the piece.',
    phrases: split('free returns,easy returns,returnable,can be returned,return policy,free return'),
  },
];

function split(text: string): string[][] {
  return text.split(',').map((phrase) => phrase.split(' '));
}

/** The maximum age of a child's size: 'age 7', 'aged 12'. */
const MAX_CHILD_AGE = 15;

/** What a query asks for that catalogues do not state. */
export interface Unanswered {
  readonly sentences: readonly string[];
  /** Preferences for the pieces that come nearest. */
  readonly preferences: readonly Preference[];
}

/**
 * Returns sentences about requested attributes that catalogues do not state, and consumes the words of these
 * attributes. Ignores words that belong to a longer phrase about clothes.
 */
export function readUnanswered(reading: Reading, lexicon: Lexicon): Unanswered {
  const found = new Set<UnansweredAttribute>();
  const spans = lexicon.findPhrases(
    reading.tokens.map((_, position) => (reading.isUsed(position) ? '' : reading.word(position))),
  );
  const isAboutShoes = namesOnlyShoes(spans);
  for (let position = 0; position < reading.tokens.length; position++) {
    if (reading.isUsed(position)) continue;
    if (namesChildAge(reading, position)) {
      found.add(CHILDREN);
      reading.markUsed(position, position + 2);
      continue;
    }
    for (const attribute of UNANSWERED_ATTRIBUTES) {
      const length = findLongestLength(reading, position, attribute, isAboutShoes);
      if (length === 0 || isInsidePhrase(spans, position, position + length)) continue;
      found.add(attribute);
      reading.markUsed(position, position + length);
      position += length - 1;
      break;
    }
  }
  return {
    sentences: [...new Set([...found].map(({ sentence }) => sentence))],
    preferences: [...found].flatMap(({ nearestFunction }) => (nearestFunction ? [createWish(nearestFunction)] : [])),
  };
}

const createWish = (name: string): Preference => ({
  label: name,
  facet: 'function',
  weight: 1,
  alternatives: { [`function:${name}`]: 1 },
  stems: [],
});

const findLongestLength = (
  reading: Reading,
  position: number,
  { phrases, phrasesOfShoes = [] }: UnansweredAttribute,
  isAboutShoes: boolean,
): number =>
  Math.max(
    0,
    ...[...phrases, ...(isAboutShoes ? phrasesOfShoes : [])]
      .filter((words) => reading.hasWordsAt(position, words))
      .map((words) => words.length),
  );

/** Whether all garments that the query names are shoes. */
function namesOnlyShoes(spans: readonly Span[]): boolean {
  const kinds = spans.flatMap((span) => listConceptsOfFacet(span, 'kind').flatMap((entry) => Object.keys(entry.kinds)));
  return kinds.length > 0 && kinds.every((kind) => SHOE_KINDS.has(kind));
}

/** Whether the words from `start` to `end` belong to a longer phrase. */
const isInsidePhrase = (spans: readonly Span[], start: number, end: number): boolean =>
  spans.some((span) => span.from < end && span.to > start && (span.from < start || span.to > end));

function namesChildAge(reading: Reading, position: number): boolean {
  const number = reading.tokens[position + 1];
  return (
    ['age', 'aged', 'ages'].includes(reading.word(position)) &&
    number?.kind === 'number' &&
    number.value <= MAX_CHILD_AGE
  );
}
