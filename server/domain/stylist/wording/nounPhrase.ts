import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { joinWords } from '../../search/phrasing.ts';
import { nameSeason } from './nameSeason.ts';
import { pluralWords } from './pluralWords.ts';
import { detailWords, withArticle } from './purposes.ts';
import type { WishPart } from '../wish/WishPart.ts';

/** Facets of adjectives in their order before the garment; the color follows cut and pattern. */
const BEFORE: readonly WishPart['facet'][] = ['function', 'style', 'fit', 'pattern'];
const MAX_BEFORE = 3;
const MAX_KINDS = 3;
const NO_PATTERN = 'pattern:plain';

/** A wish as a title in parts; where space is short, the first part is enough. */
export interface NounPhrase {
  /** The garments with their adjectives: 'striped blue linen dresses', 'pieces'. */
  readonly noun: string;
  /** Phrases after the noun: 'in red or green', 'with pockets'. */
  readonly details: readonly string[];
  /** The occasion or season: 'for a garden party', 'for June'. */
  readonly purpose: string;
}

export function nounPhrase(parts: readonly WishPart[], { color }: Filters, noun = 'pieces'): NounPhrase {
  const wanted = parts.filter(({ stance, facet }) => stance === 'wanted' && facet !== 'word');
  const of = (facet: WishPart['facet']): WishPart[] => wanted.filter((part) => part.facet === facet);
  const colors = colorWords(of('shade'), color);
  const details = of('detail').map(({ words }) => detailWords(words));
  const adjectives = [
    ...details.filter((words) => !words.startsWith('with ')),
    ...BEFORE.flatMap((facet) => of(facet).map(adjective)),
    ...(colors.length === 1 ? colors : []),
    ...of('material').map(({ words }) => words),
  ].slice(0, MAX_BEFORE);
  const kinds = of('kind').map(({ words }) => pluralWords(words));
  return {
    noun: [...new Set([...adjectives, kinds.length > 0 ? joinWords(kinds.slice(0, MAX_KINDS), 'or') : noun])].join(' '),
    details: [
      ...(colors.length > 1 ? [`in ${joinWords(colors, 'or')}`] : []),
      ...details.filter((words) => words.startsWith('with ')).slice(0, 2),
    ],
    purpose: purposeOf(of('occasion'), of('season')),
  };
}

function adjective({ words, concepts }: WishPart): string {
  return concepts.includes(NO_PATTERN) ? 'plain' : words;
}

function colorWords(shades: readonly WishPart[], color: Filters['color']): string[] {
  if (shades.length > 0) return shades.slice(0, 2).map(({ words }) => words);
  return color.length < 4 ? color.map((value) => value.toLowerCase()) : [];
}

/** The occasions and seasons after 'for': 'for a garden party in June', 'for hot days'. */
function purposeOf(occasions: readonly WishPart[], seasons: readonly WishPart[]): string {
  const named = occasions.slice(0, 2).map(({ words }) => withArticle(words));
  const [season] = seasons.map(({ words, concepts }) => nameSeason(words, concepts));
  if (named.length === 0) return season ? `for ${season}` : '';
  return `for ${joinWords(named, 'and')}${season && !season.endsWith('days') ? ` in ${season}` : ''}`;
}
