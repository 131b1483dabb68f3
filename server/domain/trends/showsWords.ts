import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Concept, Facet } from '../language/lexicon/Concept.ts';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import type { Span } from '../language/lexicon/Lexicon.ts';
import { splitWords } from '../language/text/tokens.ts';
import { MIN_CERTAINTY } from '../search/ranking/certainty.ts';
import { readItemFacts, type ItemFacts } from '../search/ranking/itemFacts.ts';

/** Facets besides the garment that are visible in a picture. */
const VISIBLE_FACETS: ReadonlySet<Facet> = new Set(['material', 'pattern', 'detail', 'fit']);
/** Facets that any garment may have. Details and fits are left out, because they depend on the garment. */
const GENERAL_FACETS: ReadonlySet<Facet> = new Set(['material', 'pattern']);
const PLAIN_PATTERN = 'pattern:plain';
/**
 * Maximum number of kinds that a word may mean. A word for more kinds, such as 'accessories', names no particular
 * garment.
 */
const MAX_KINDS = 4;
/** Minimum number of matching pictures. With fewer, the same pictures would be repeated. */
const MIN_PICTURES = 4;

/**
 * Moves the items that a text describes to the front. If the text describes hardly any, returns all items in their
 * order.
 */
export function chooseMatchingItems(items: readonly CatalogueItem[], text: string): readonly CatalogueItem[] {
  const spans = FASHION_LEXICON.findPhrases(splitWords(text));
  const garments = spans.filter(isGarment);
  const namingSpans = garments.length > 0 ? garments : spans.filter(isVisible);
  if (namingSpans.length === 0) return items;
  const matchingItems = items.filter((item) => {
    const facts = readItemFacts(item, FASHION_LEXICON);
    return namingSpans.some((span) => matchesPhrase(span, facts, item.pattern !== 'plain'));
  });
  return matchingItems.length < MIN_PICTURES ? items : matchingItems;
}

const isGarment = ({ concepts }: Span): boolean =>
  concepts.some(({ facet, kinds }) => facet === 'kind' && Object.keys(kinds).length <= MAX_KINDS);

const isVisible = ({ concepts }: Span): boolean => concepts.some(({ facet }) => GENERAL_FACETS.has(facet));

/**
 * Whether an item matches a phrase such as 'white sneakers': the item has the phrase's kind and subtype, or one of
 * the phrase's properties.
 */
function matchesPhrase(
  { concepts }: Span,
  { kinds, concepts: heldConcepts }: ItemFacts,
  isPatterned: boolean,
): boolean {
  const hasConcept = ({ id, facet }: Concept): boolean =>
    (heldConcepts.get(id) ?? 0) >= MIN_CERTAINTY && (facet !== 'pattern' || isPatterned || id === PLAIN_PATTERN);
  const visibleConcepts = concepts.filter(({ facet }) => VISIBLE_FACETS.has(facet));
  const garment = concepts.find(({ facet }) => facet === 'kind');
  if (garment === undefined) return visibleConcepts.some(hasConcept);
  return (
    kinds.some((kind) => kind in garment.kinds) && (visibleConcepts.length === 0 || visibleConcepts.some(hasConcept))
  );
}
