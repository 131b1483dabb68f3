import type { WishReading } from '../wish/readParts.ts';
import type { PartFacet, WishPart } from '../wish/WishPart.ts';
import type { ReadClause, Role } from './Clause.ts';
import type { Listen } from './Listen.ts';

/** The facets to read from a clause that asks for nothing, by the clause's role. */
const FACETS_BY_ROLE: Readonly<Partial<Record<Role, ReadonlySet<PartFacet>>>> = {
  setting: new Set<PartFacet>(['occasion', 'season', 'style', 'function']),
  body: new Set<PartFacet>(['fit', 'function', 'style', 'detail']),
};
/** Events to which people come along. Somebody else's work or sport is no occasion of the shopper. */
const EVENT_CONCEPTS: ReadonlySet<string> = new Set(
  'wedding,church event,races,party,evening,formal event,date,funeral,day out,performance,holiday,mountain hut'
    .split(',')
    .map((name) => `occasion:${name}`),
);
/** People of an event. Who says how they dress ('the groom is in gold') does not name the event. */
const EVENT_PEOPLE_PATTERN = /^(?:groom|groomsm[ae]n|bride|bridal|bridesmaids?)$/iu;

/** Whether words name an event, and not only somebody who is part of it. */
export const namesEventItself = (words: string, concepts: readonly string[]): boolean =>
  !EVENT_PEOPLE_PATTERN.test(words.trim()) && concepts.some((id) => EVENT_CONCEPTS.has(id));

/** Matches clauses about what others did before: 'her sister gave her a necklace for Christmas'. */
const PAST_PATTERN =
  /\b(?:gave|got|bought|had|wore|was|were|went|last (?:year|month|week|time|summer|christmas)|ago|already)\b/iu;
/** Matches a request that names only a person's event, for which a whole outfit is composed. */
const UNNAMED_THING_PATTERN = /\b(?:something|smth|anything|outfit)\b/iu;
const NO_FILTERED_VALUES = {
  colors: [],
  genders: [],
  sizes: [],
  brands: [],
  sale: false,
  priceMin: null,
  priceMax: null,
  priceLeaning: 0,
} as const;

/**
 * Returns what a clause tells besides a wish: an occasion and a season, the shopper's size, gender and figure, or the
 * event of another person.
 */
export function readAside(clause: ReadClause, listen: Listen): WishReading[] {
  const facets = FACETS_BY_ROLE[clause.role];
  if (!facets && (clause.role !== 'person' || isOfPast(clause.text) || UNNAMED_THING_PATTERN.test(clause.text)))
    return [];
  const { wish } = listen([clause]);
  const body = { genders: wish.wish.genders, sizes: wish.wish.sizes };
  return [
    {
      ...wish,
      parts: wish.parts
        .filter((part) => facets?.has(part.facet) ?? isEvent(part))
        .concat(listOwnEvents(clause, wish.parts)),
      wish: { ...wish.wish, ...NO_FILTERED_VALUES, ...(clause.role === 'body' ? body : {}) },
    },
  ];
}

/** Lists the events in what the shopper tells of themselves: 'I'm getting married in June'. */
const listOwnEvents = ({ role, text }: ReadClause, parts: readonly WishPart[]): readonly WishPart[] =>
  role === 'body' && !isOfPast(text) ? parts.filter(isEvent) : [];

export const isOfPast = (text: string): boolean => PAST_PATTERN.test(text);

const isEvent = ({ stance, facet, words, concepts }: WishPart): boolean =>
  stance === 'wanted' && (facet === 'season' || namesEventItself(words, concepts));

export function withAside(wishReading: WishReading, aside: WishReading): WishReading {
  const { wish } = wishReading;
  return {
    ...wishReading,
    parts: [
      ...wishReading.parts,
      ...aside.parts.filter((part) => !wishReading.parts.some(({ words }) => words === part.words)),
    ],
    wish: {
      ...wish,
      genders: wish.genders.length > 0 ? wish.genders : aside.wish.genders,
      sizes: wish.sizes.length > 0 ? wish.sizes : aside.wish.sizes,
    },
  };
}
