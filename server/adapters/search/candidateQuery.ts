import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import type { Preference } from '../../domain/search/understanding/Wish.ts';
import type { CatalogueFigures } from './CatalogueFigures.ts';

/** Maximum number of ranked candidates. Shoppers do not look at more. */
export const MAX_CANDIDATES = 400;
const MAX_SEARCH_TERMS = 24;

/**
 * Selects the candidates. Price and gender are conditions, because they are never relaxed. Size, color, brand and
 * sale only affect the order. Items that match more of the wish come first. A wish without words is not ranked,
 * because ranking would read the words of every item.
 */
const CANDIDATE_QUERY_SQL = `
  WITH wish AS (
    SELECT coalesce(string_agg(query::text, ' | ')::tsquery, ''::tsquery) AS query
    FROM (SELECT plainto_tsquery('english', term) AS query FROM unnest($1::text[]) AS term) AS terms
    WHERE query::text <> ''
  )
  SELECT id FROM items, wish
  WHERE price_cents BETWEEN $2 AND $3
    AND (cardinality($4::text[]) = 0 OR genders && $4 OR genders @> '{Unisex}' OR genders @> '{Men,Women}')
    AND (cardinality($5::text[]) = 0 OR kind = ANY ($5))
    AND NOT kind = ANY ($6)
    AND (NOT $10::boolean OR words @@ wish.query)
  ORDER BY
    (cardinality($7::text[]) = 0 OR colors && $7)::int + (cardinality($8::text[]) = 0 OR cardinality(sizes) = 0 OR sizes && $8)::int
      + (cardinality($11::text[]) = 0 OR brand = ANY ($11))::int + (NOT $9::boolean OR price_cents < full_price_cents)::int DESC,
    CASE WHEN numnode(wish.query) > 0 THEN ts_rank(words, wish.query) ELSE 0 END DESC,
    id
  LIMIT ${MAX_CANDIDATES}`;

/** `kinds` are the lexicon kinds to search; empty for all kinds. */
export function buildCandidateQuery(
  plan: SearchPlan,
  kinds: readonly string[],
  lexicon: Lexicon,
  figures: CatalogueFigures,
): { text: string; parameters: unknown[] } {
  const { demands, rules, hints } = plan;
  const { filters } = demands;
  const listWrittenKinds = (names: readonly string[]): string[] => [
    ...new Set(names.flatMap((name) => figures.getWrittenKinds(name))),
  ];
  const ownKinds = listWrittenKinds(kinds);
  const refusedKinds = demands.refusals.kinds.filter((name) => !kinds.includes(name));
  return {
    text: CANDIDATE_QUERY_SQL,
    parameters: [
      listTerms(plan, lexicon),
      (filters.priceRangeMin ?? 0) * 100,
      filters.priceRangeMax === null ? Number.MAX_SAFE_INTEGER : filters.priceRangeMax * 100,
      hints.genders ? [] : filters.gender,
      // An unknown kind must match nothing instead of everything.
      kinds.length > 0 && ownKinds.length === 0 ? kinds : ownKinds,
      listWrittenKinds(refusedKinds).filter((kind) => !ownKinds.includes(kind)),
      [...filters.color, ...demands.garments.flatMap((garmentWish) => garmentWish.colors)],
      filters.size,
      filters.sale,
      kinds.length === 0 && rules.preferences.length > 0,
      filters.brand,
    ],
  };
}

/** The search terms for a wish: its words and the words of concepts that satisfy it. */
function listTerms({ rules }: SearchPlan, lexicon: Lexicon): string[] {
  const terms = rules.preferences.flatMap((wish) => [wish.label, ...listNames(wish, lexicon)]);
  return [...new Set([...terms, ...rules.stems])].slice(0, MAX_SEARCH_TERMS);
}

function listNames({ alternatives }: Preference, lexicon: Lexicon): string[] {
  return Object.entries(alternatives)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => lexicon.byId(id)?.name ?? [])
    .slice(0, 6);
}
