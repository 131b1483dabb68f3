import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { describePattern } from '../../search/ranking/attributeWords.ts';
import { MIN_CERTAINTY } from '../../search/ranking/certainty.ts';
import { readItemFacts } from '../../search/ranking/itemFacts.ts';
import { joinWords } from '../../search/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { toPlainWord } from '../wording/phrases.ts';
import type { Wished } from './merits.ts';

const MAX_SHORTFALLS = 2;

/** Returns what a piece does not meet ('cotton rather than linen'); '' if it meets the whole wish. */
export function describeLacks(item: CatalogueItem, { parts, lexicon }: Pick<Wished, 'parts' | 'lexicon'>): string {
  const { concepts } = readItemFacts(item, lexicon);
  const isMissing = (part: WishPart): boolean =>
    part.concepts.length > 0 &&
    part.leaning === undefined &&
    part.concepts.every((id) =>
      [id, ...listSimilarIds(id, lexicon)].every((otherId) => (concepts.get(otherId) ?? 0) < MIN_CERTAINTY),
    );
  const wantedParts = parts.filter(({ stance }) => stance === 'wanted');
  const facets = [...new Set(wantedParts.filter(isMissing).map(({ facet }) => facet))];
  const shortfalls = facets.flatMap((facet) => {
    const alternatives = wantedParts.filter((part) => part.facet === facet);
    // The piece needs only one of the alternatives.
    if (!alternatives.every(isMissing)) return [];
    const words = joinWords([...new Set(alternatives.map((part) => part.words))], 'or');
    return SHORTFALL_BY_FACET[facet]?.(item, words) ?? [];
  });
  return joinWords(shortfalls.slice(0, MAX_SHORTFALLS), 'and');
}

function listSimilarIds(id: string, lexicon: Wished['lexicon']): string[] {
  return Object.entries(lexicon.byId(id)?.weightByNearConcept ?? {}).flatMap(([otherId, service]) =>
    service >= MIN_CERTAINTY ? [otherId] : [],
  );
}

type Shortfall = (item: CatalogueItem, words: string) => string[];

/** Writes what a piece has instead, for each facet. Only contains facets that catalogues always state. */
const SHORTFALL_BY_FACET: Readonly<Partial<Record<WishPart['facet'], Shortfall>>> = {
  material: ({ materials }, words) => materials.slice(0, 1).map((cloth) => `${cloth} rather than ${words}`),
  pattern: ({ pattern }, words) =>
    pattern === '' ? [] : [`${describePattern(pattern) || 'plain'} rather than ${words}`],
  shade: ({ colors }, words) => colors.slice(0, 1).map((color) => `${color.toLowerCase()} rather than ${words}`),
  fit: ({ fit }, words) => (fit === '' ? [] : [`${toPlainWord(fit)} rather than ${words}`]),
};
