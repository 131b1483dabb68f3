import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { joinWords } from '../../search/phrasing.ts';
import { listWantedKinds } from '../wish/groups.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { nameSeason } from './nameSeason.ts';
import { pluralizeWords } from './pluralizeWords.ts';
import { withArticle } from './purposes.ts';
import { isName, nameShade, findTerm } from './terms.ts';

/** Facets of adjectives, in their order before the garment. */
const FACETS_BEFORE_GARMENT: readonly WishPart['facet'][] = ['function', 'style', 'detail', 'fit', 'pattern'];
const MAX_BEFORE = 3;
/** Matches lengths that directly precede the garment: 'black silk midi skirts'. */
const LENGTH_PATTERN = /^(?:mini|midi|maxi)$/u;
const MAX_KINDS = 3;
const MAX_HAVING = 2;

/** The parts of a phrase about garments. */
export interface PhraseParts {
  /** How the garments differ from the earlier garments: 'longer', 'less formal'. */
  readonly degrees?: readonly string[];
  /** The adjectives, in their order before the garment. */
  readonly adjectives: readonly string[];
  readonly colors: readonly string[];
  readonly cloths: readonly string[];
  /** The garments, in the plural: 'shoes and bags'. */
  readonly garments: string;
  /** Features of the garments, with articles: 'a hood', 'pockets'. */
  readonly features: readonly string[];
  /** Phrases that follow the garments: 'below the knee', 'in size XL'. */
  readonly phrasesAfter: readonly string[];
  /** The occasion or season: 'for a garden party', 'for June'. */
  readonly purpose?: string;
}

/** A phrase about garments in parts. The first part alone is enough if there is little space. */
export interface NounPhrase {
  /** The garments with their adjectives ('striped blue linen dresses'); 'pieces' if none is named. */
  readonly noun: string;
  /** Phrases after the garments: 'in red or green', 'with pockets'. */
  readonly details: readonly string[];
  readonly purpose: string;
}

/** Writes a phrase about garments. Each word occurs once, and alternatives follow the garment. */
export function joinNounPhrase({
  degrees = [],
  adjectives,
  colors,
  cloths,
  garments,
  features,
  phrasesAfter,
  purpose = '',
}: PhraseParts): NounPhrase {
  const [color, cloth] = [colors, cloths].map((values) => (values.length === 1 ? values : []));
  const chosenAdjectives = adjectives.slice(0, MAX_BEFORE);
  const describingWords = [
    ...chosenAdjectives.filter((word) => !LENGTH_PATTERN.test(word)),
    ...(color ?? []),
    ...(cloth ?? []),
    ...chosenAdjectives.filter((word) => LENGTH_PATTERN.test(word)),
  ];
  const degree = [...new Set(degrees)].join(', ');
  const noun = [degree, ...withoutRepeats(describingWords, `${degree} ${garments}`), garments]
    .filter(Boolean)
    .join(' ');
  const alternatives = [colors, cloths].filter(({ length }) => length > 1).map((values) => joinWords(values, 'or'));
  return {
    noun,
    details: [
      ...(alternatives.length > 0 ? [`in ${alternatives.join(' ')}`] : []),
      ...(features.length > 0 ? [`with ${joinWords([...new Set(features)].slice(0, MAX_HAVING), 'and')}`] : []),
      ...new Set(phrasesAfter),
    ],
    purpose,
  };
}

/**
 * Removes adjectives that repeat another adjective or the garment: 'shirt dresses' instead of 'shirt shirt dresses'.
 */
function withoutRepeats(adjectives: readonly string[], garments: string): readonly string[] {
  const splitWords = (text: string): readonly string[] => text.toLowerCase().split(/[\s,-]+/u);
  const statedWords = new Set(splitWords(garments).flatMap((word) => [word, word.replace(/e?s$/u, '')]));
  return adjectives.filter((adjective) => {
    const words = splitWords(adjective);
    const usesStatedWords = words.some((word) => statedWords.has(word));
    for (const word of words) statedWords.add(word);
    return !usesStatedWords;
  });
}

/** Writes the phrase of a whole wish. */
export function createNounPhrase(parts: readonly WishPart[], { color }: Filters, things = 'pieces'): NounPhrase {
  const wantedParts = parts.filter(({ stance }) => stance === 'wanted');
  const listParts = (facet: WishPart['facet']): WishPart[] => wantedParts.filter((part) => part.facet === facet);
  const terms = [...FACETS_BEFORE_GARMENT, 'material' as const].flatMap((facet) =>
    listParts(facet).flatMap((part) => {
      const term = findTerm(part);
      return term === null ? [] : [{ facet, ...term }];
    }),
  );
  const listWordsAt = (place: string): string[] =>
    terms.filter((term) => term.place === place && term.facet !== 'material').map(({ words }) => words);
  const cloths = terms.filter(({ facet, place }) => facet === 'material' && place === 'before');
  const sizes = listParts('shoe size').map(({ words }) => `in ${words}`);
  return joinNounPhrase({
    adjectives: listWordsAt('before'),
    colors: listColorWords(listParts('shade'), color),
    cloths: cloths.map(({ words }) => words),
    garments: nameGarments(listWantedKinds(wantedParts)) || things,
    features: [...listWordsAt('with'), ...terms.flatMap((term) => (isClothHad(term) ? [term.words] : []))],
    phrasesAfter: [...listWordsAt('after'), ...sizes],
    purpose: writePurpose(listParts('occasion'), listParts('season')),
  });
}

const isClothHad = ({ facet, place }: { facet: string; place: string }): boolean =>
  facet === 'material' && place === 'with';

/** Names the garments in the plural: 'skirts and dresses'. Returns '' if none has a name. */
export function nameGarments(kinds: readonly WishPart[]): string {
  const names = kinds.filter(({ words }) => isName(words)).map(({ words }) => pluralizeWords(words));
  return joinWords([...new Set(names)].slice(0, MAX_KINDS), 'and');
}

function listColorWords(shades: readonly WishPart[], color: Filters['color']): string[] {
  if (shades.length > 0) return [...new Set(shades.map(nameShade))].slice(0, 2);
  return color.length < 4 ? color.map((value) => value.toLowerCase()) : [];
}

/** Returns the occasions and seasons with 'for': 'for a garden party in June', 'for hot days'. */
function writePurpose(occasions: readonly WishPart[], seasons: readonly WishPart[]): string {
  const occasionNames = [...new Set(occasions.slice(0, 2).map(({ words }) => withArticle(words)))];
  const [season] = seasons.map(({ words, concepts }) => nameSeason(words, concepts));
  if (occasionNames.length === 0) return season ? `for ${season}` : '';
  return `for ${joinWords(occasionNames, 'and')}${season && !season.endsWith('days') ? ` in ${season}` : ''}`;
}
