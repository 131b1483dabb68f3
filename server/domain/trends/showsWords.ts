import type { CatalogueItem } from '../catalogue/CatalogueItem.ts';
import type { Concept, Facet } from '../language/lexicon/Concept.ts';
import { FASHION_LEXICON } from '../language/lexicon/fashionLexicon.ts';
import type { Span } from '../language/lexicon/Lexicon.ts';
import { splitWords } from '../language/text/tokens.ts';
import { MIN_CERTAINTY, readItemFacts, type ItemFacts } from '../search/ranking/itemFacts.ts';

/** Facets, besides the garment, that a picture shows. */
const SEEN_FACETS: ReadonlySet<Facet> = new Set(['material', 'pattern', 'detail', 'fit']);
/** Facets that any garment in a picture may have. Details and fits need a garment, which a text may not name. */
const TELLING_FACETS: ReadonlySet<Facet> = new Set(['material', 'pattern']);
const PLAIN = 'pattern:plain';
/** A word for more kinds than this ('accessories') names no garment that a picture could show. */
const MAX_KINDS = 4;
/** With fewer pictures, the same ones would be repeated. */
const MIN_PICTURES = 4;

/** The items that a text describes come first. Returns all items if it describes none or hardly any. */
export function chooseShown(items: readonly CatalogueItem[], text: string): readonly CatalogueItem[] {
  const spans = FASHION_LEXICON.findPhrases(splitWords(text));
  const garments = spans.filter(isGarment);
  const named = garments.length > 0 ? garments : spans.filter(isSeen);
  if (named.length === 0) return items;
  const shown = items.filter((item) => {
    const facts = readItemFacts(item, FASHION_LEXICON);
    return named.some((span) => isShown(span, facts, item.pattern !== 'plain'));
  });
  return shown.length < MIN_PICTURES ? items : shown;
}

const isGarment = ({ concepts }: Span): boolean =>
  concepts.some(({ facet, kinds }) => facet === 'kind' && Object.keys(kinds).length <= MAX_KINDS);

const isSeen = ({ concepts }: Span): boolean => concepts.some(({ facet }) => TELLING_FACETS.has(facet));

/** Whether an item has the kind and the subtype that a phrase names, or one of its properties. */
function isShown({ concepts }: Span, { kinds, concepts: held }: ItemFacts, isPatterned: boolean): boolean {
  const isHeld = ({ id, facet }: Concept): boolean =>
    (held.get(id) ?? 0) >= MIN_CERTAINTY && (facet !== 'pattern' || isPatterned || id === PLAIN);
  const seen = concepts.filter(({ facet }) => SEEN_FACETS.has(facet));
  const garment = concepts.find(({ facet }) => facet === 'kind');
  if (garment === undefined) return seen.some(isHeld);
  return kinds.some((kind) => kind in garment.kinds) && (seen.length === 0 || seen.some(isHeld));
}
