import type { WishReading } from '../wish/readParts.ts';
import type { PartFacet } from '../wish/WishPart.ts';
import type { ReadClause, Role } from './Clause.ts';
import type { Listen } from './Listen.ts';

/** The facets to read from a clause that asks for nothing, by the clause's role. */
const FACETS_BY_ROLE: Readonly<Partial<Record<Role, ReadonlySet<PartFacet>>>> = {
  setting: new Set<PartFacet>(['occasion', 'season', 'style', 'function']),
  body: new Set<PartFacet>(['fit', 'function', 'style', 'detail']),
};
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
 * Returns what a clause tells apart from a wish: an occasion and a season, or the shopper's size, gender and figure.
 */
export function readAside(clause: ReadClause, listen: Listen): WishReading[] {
  const facets = FACETS_BY_ROLE[clause.role];
  if (!facets) return [];
  const { wish } = listen([clause]);
  const body = { genders: wish.wish.genders, sizes: wish.wish.sizes };
  return [
    {
      ...wish,
      parts: wish.parts.filter(({ facet }) => facets.has(facet)),
      wish: { ...wish.wish, ...NO_FILTERED_VALUES, ...(clause.role === 'body' ? body : {}) },
    },
  ];
}

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
