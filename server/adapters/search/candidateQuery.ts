import type { Lexicon } from '../../domain/search/lexicon/Lexicon.ts';
import { NEIGHBOURS } from '../../domain/search/lexicon/kinds.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import type { SoftWish } from '../../domain/search/understanding/Wish.ts';
import type { CatalogueFigures } from './CatalogueFigures.ts';

/** More are not ranked: what stands further down no shopper sees. */
export const MOST_CANDIDATES = 600;
const MOST_TERMS = 40;

/**
 * Price and gender must hold, since neither is ever given up; size, colour, sale and the kinds asked for only
 * come first, so that each can be relaxed. Then whatever says most of the wish.
 */
const TEXT = `
  WITH wish AS (
    SELECT coalesce(string_agg(query::text, ' | ')::tsquery, ''::tsquery) AS query
    FROM (SELECT plainto_tsquery('english', term) AS query FROM unnest($1::text[]) AS term) AS terms
    WHERE query::text <> ''
  )
  SELECT item FROM items, wish
  WHERE price_cents BETWEEN $2 AND $3
    AND (cardinality($4::text[]) = 0 OR genders && $4 OR genders @> '{Unisex}' OR genders @> '{Men,Women}')
    AND (cardinality($5::text[]) = 0 OR kind = ANY ($5) OR kind = ANY ($6))
    AND NOT kind = ANY ($7)
  ORDER BY
    (kind = ANY ($5))::int DESC,
    (cardinality($8::text[]) = 0 OR colors && $8)::int + (cardinality($9::text[]) = 0 OR sizes && $9)::int
      + (NOT $10::boolean OR price_cents < full_price_cents)::int DESC,
    ts_rank(words, wish.query) DESC,
    id
  LIMIT ${MOST_CANDIDATES}`;

export function candidateQuery(plan: SearchPlan, lexicon: Lexicon, figures: CatalogueFigures): { text: string; parameters: unknown[] } {
  const { demands } = plan;
  const wanted = demands.wants.flatMap(({ kinds }) => Object.keys(kinds));
  const alike = wanted.flatMap((kind) => NEIGHBOURS[kind] ?? []);
  const written = (kinds: readonly string[]): string[] => [...new Set(kinds.flatMap((kind) => figures.writtenKinds(kind)))];
  const colors = [...demands.colors, ...demands.wants.flatMap((want) => want.colors)];
  const ownKinds = written(wanted);
  return {
    text: TEXT,
    parameters: [
      termsOf(plan, lexicon),
      (demands.priceMin ?? 0) * 100, demands.priceMax === null ? Number.MAX_SAFE_INTEGER : demands.priceMax * 100,
      demands.genders,
      // A wanted kind that the catalogue does not have must not turn into no demand at all.
      wanted.length > 0 && ownKinds.length === 0 ? wanted : ownKinds,
      written(alike),
      written(demands.refused.kinds).filter((kind) => !ownKinds.includes(kind)),
      colors, demands.sizes, demands.sale,
    ],
  };
}

/** The words by which items may speak of the wish: its own, and those of whatever serves it. */
function termsOf({ preferences }: SearchPlan, lexicon: Lexicon): string[] {
  const terms = preferences.soft.flatMap((wish) => [wish.label, ...namesOf(wish, lexicon)]);
  return [...new Set([...terms, ...preferences.stems])].slice(0, MOST_TERMS);
}

function namesOf({ alternatives }: SoftWish, lexicon: Lexicon): string[] {
  return Object.entries(alternatives)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => lexicon.byId(id)?.name ?? [])
    .slice(0, 8);
}
