import { LOOK_FACETS } from '../looks.ts';
import type { Facet } from '../../language/lexicon/Concept.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import type { ItemFacts } from '../../search/ranking/itemFacts.ts';
import { readItemFacts } from '../../search/ranking/itemFacts.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { rateFit } from './pointing/rateFit.ts';
import type { ReferenceContext } from './pointing/ReferenceContext.ts';

/** The items that words may refer to: those on the screen and those of the conversation. */
interface Screen {
  readonly quick: readonly CatalogueItem[];
  readonly picks: readonly CatalogueItem[];
  readonly attached: CatalogueItem | null;
  readonly sent: CatalogueItem | null;
  readonly isPictured: boolean;
  readonly spokenOf: readonly string[];
  readonly spokenBefore: readonly string[];
  readonly namedItems: readonly CatalogueItem[];
  readonly outfit: readonly CatalogueItem[];
  readonly onceSpokenOf: readonly CatalogueItem[];
  /** Earlier lists, newest first. */
  readonly past: readonly (readonly CatalogueItem[])[];
  readonly keptItems: readonly CatalogueItem[];
  /** Items of earlier messages, whether or not they are still on the screen. */
  readonly recalled: readonly CatalogueItem[];
}

/** The number of first items that a description such as 'the striped one' may mean. */
const MAX_DESCRIBED_ITEMS = 48;
/** Facets of words that may describe a shown piece. */
const NAMING_FACETS: ReadonlySet<Facet> = new Set<Facet>([
  ...LOOK_FACETS,
  ...(['kind', 'brand', 'occasion', 'season', 'function'] as const),
]);

export function createReferenceContext(
  {
    quick,
    picks,
    attached,
    sent,
    isPictured,
    spokenOf,
    spokenBefore,
    namedItems,
    outfit,
    onceSpokenOf,
    past,
    keptItems,
    recalled,
  }: Screen,
  lexicon: Lexicon,
): ReferenceContext {
  const itemsById = new Map(
    [
      ...recalled,
      ...onceSpokenOf,
      ...past.flat(),
      ...keptItems,
      ...quick,
      ...picks,
      ...(attached ? [attached] : []),
    ].map((item) => [item.id, item]),
  );
  const factsById = new Map<string, ItemFacts>();
  const findFacts = (item: CatalogueItem): ItemFacts => {
    const facts = factsById.get(item.id) ?? readItemFacts(item, lexicon);
    factsById.set(item.id, facts);
    return facts;
  };
  const listDescribingSpans = (words: readonly string[]): Span[] =>
    lexicon.findPhrases(words).filter(({ concepts }) => concepts.some(({ facet }) => NAMING_FACETS.has(facet)));
  const findSpans = (words: string): Span[] => listDescribingSpans(splitWords(words));
  const rate = (item: CatalogueItem, span: Span): number => rateFit(span, item, findFacts(item), lexicon);
  const describedItems = new Set(
    [
      ...past.flat(),
      ...keptItems,
      ...quick.slice(0, MAX_DESCRIBED_ITEMS),
      ...picks,
      ...(attached ? [attached] : []),
    ].map(({ id }) => id),
  );
  return {
    shown: quick,
    picks,
    keptItems,
    onceSpokenOf,
    past,
    attached,
    sent: attached ?? sent,
    isPictured,
    spokenOf: spokenOf.flatMap((id) => itemsById.get(id) ?? []),
    spokenBefore: spokenBefore.flatMap((id) => itemsById.get(id) ?? []),
    namedItems,
    outfit,
    listDescribingSpans,
    rate,
    describes: (words) => findSpans(words).length > 0,
    fits: (item, words) => describedItems.has(item.id) && findSpans(words).every((span) => rate(item, span) > 0),
    isA: (item, noun) => findSpans(noun).every((span) => rate(item, span) > 0),
  };
}
