import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { SHOE_KINDS } from '../../language/lexicon/kinds.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { MIN_CERTAINTY } from '../../search/ranking/certainty.ts';
import type { ItemFacts } from '../../search/ranking/itemFacts.ts';
import { readItemFacts } from '../../search/ranking/itemFacts.ts';
import { sellsShoeSize } from '../../catalogue/shoeSizeScales.ts';
import { findShoeSize } from '../../search/understanding/shoeSizeNumbers.ts';
import { joinWords, addArticle } from '../../search/phrasing.ts';
import { splitWords } from '../../language/text/tokens.ts';
import { findStem } from '../../language/text/wordForms.ts';
import { findNarrowerPreferences } from '../../search/understanding/softWishes.ts';
import type { Preference } from '../../search/understanding/Wish.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { isAdjectival, findTerm } from '../wording/terms.ts';

/** Facets that a shopper sees at once in a picture or on a card. */
const VISIBLE_FACETS: ReadonlySet<string> = new Set(['material', 'pattern', 'brand', 'shoe size']);
/** Properties that a garment either has or lacks, without degrees. */
const YES_OR_NO_CONCEPTS: ReadonlySet<string> = new Set([
  'function:waterproof',
  'function:windproof',
  'function:reversible',
  'function:maternity',
  'function:packable',
  'function:stretch',
  'function:quick drying',
  'function:vegan',
]);
const CHECKED_ITEM_COUNT = 12;
/** Minimum certainty of a subtype. It is low, because the subtype's name may be only in the description. */
const MIN_SUBTYPE_CERTAINTY = 0.5;

/** Wishes that none of the first pieces meets. */
export interface Unmet {
  readonly parts: readonly WishPart[];
  /**
   * Full sentences about the unmet wishes. Mentions details, fits and subtypes only in the message that asks for
   * them, because descriptions may omit them.
   */
  readonly sentences: readonly string[];
}

/** `newWords` are the words of the wishes that this message added. */
export function findUnmetWishes(
  parts: readonly WishPart[],
  items: readonly CatalogueItem[],
  lexicon: Lexicon,
  newWords: ReadonlySet<string>,
): Unmet {
  const shownPieces = items.slice(0, CHECKED_ITEM_COUNT).map((item) => new Shown(item, lexicon));
  const wantedParts = shownPieces.length === 0 ? [] : parts.filter(({ stance }) => stance === 'wanted');
  const visibleParts = wantedParts.filter(
    (part) =>
      isPlainToSee(part) &&
      (part.facet !== 'shoe size' || items.some(({ kind }) => SHOE_KINDS.has(kind))) &&
      !shownPieces.some((piece) => piece.has(part)),
  );
  const details = wantedParts.filter(
    (part) =>
      (!isLeaning(part) || newWords.has(part.words)) &&
      (part.facet === 'detail' || part.facet === 'fit') &&
      !shownPieces.some(({ facts }) => hasAny(part, facts, lexicon)),
  );
  const missingSubtypes = wantedParts.filter(
    (part) => part.facet === 'kind' && !isKindShown(part, shownPieces, lexicon),
  );
  const descriptions = [
    ...details.filter((part) => !isLeaning(part)).map((part) => ({ words: part.words, said: describePart(part) })),
    ...missingSubtypes.map(({ words }) => ({ words, said: `as ${/[^s]s$/u.test(words) ? words : addArticle(words)}` })),
  ].flatMap(({ words, said }) => (said !== null && newWords.has(words) ? [said] : []));
  const missedWishes = [...new Set([...visibleParts, ...details.filter(isLeaning)].map(writeWishPart))];
  return {
    parts: [...visibleParts, ...details, ...missingSubtypes],
    sentences: [
      ...(missedWishes.length > 0
        ? [`Nothing ${joinWords(missedWishes, 'or')} fits the rest, so these come closest.`]
        : []),
      ...(descriptions.length > 0
        ? [`None of these is described ${joinWords([...new Set(descriptions)], 'or')}.`]
        : []),
    ],
  };
}

/** A shown piece. Its description is read only when a wish needs it. */
class Shown {
  readonly #item: CatalogueItem;
  readonly #lexicon: Lexicon;
  #facts: ItemFacts | null = null;
  #stems: ReadonlySet<string> | null = null;

  constructor(item: CatalogueItem, lexicon: Lexicon) {
    this.#item = item;
    this.#lexicon = lexicon;
  }

  has(part: WishPart): boolean {
    if (part.facet !== 'shoe size') return hasAny(part, this.facts, this.#lexicon);
    const size = findShoeSize(part.words);
    return size !== null && sellsShoeSize(this.#item.sizes, this.#item.genders, size);
  }

  get facts(): ItemFacts {
    return (this.#facts ??= readItemFacts(this.#item, this.#lexicon));
  }

  get stems(): ReadonlySet<string> {
    const { subkind, shortDescription, description, semanticSearchDescription } = this.#item;
    return (this.#stems ??= new Set(
      splitWords(`${subkind} ${shortDescription} ${description} ${semanticSearchDescription}`).map(findStem),
    ));
  }
}

function isPlainToSee({ facet, concepts }: WishPart): boolean {
  return VISIBLE_FACETS.has(facet) || concepts.some((id) => YES_OR_NO_CONCEPTS.has(id));
}

function hasAny({ concepts }: WishPart, { concepts: heldConcepts }: ItemFacts, lexicon: Lexicon): boolean {
  return concepts.some((id) =>
    listAcceptedIds(id, lexicon).some((otherId) => (heldConcepts.get(otherId) ?? 0) >= MIN_CERTAINTY),
  );
}

/**
 * Whether one of the pieces is of the named subtype (crossbody, bomber). Returns true if the name means the whole
 * kind.
 */
function isKindShown({ words }: WishPart, shownPieces: readonly Shown[], lexicon: Lexicon): boolean {
  const [span, ...otherSpans] = lexicon.findPhrases(words.split(' '));
  if (!span || otherSpans.length > 0) return true;
  const ownPreferences = findNarrowerPreferences(lexicon, span).preferences.filter(
    ({ facet }) => facet === 'word' || facet === 'detail',
  );
  return ownPreferences.every((wish) => shownPieces.some((piece) => isGranted(piece, wish)));
}

function isGranted({ facts, stems }: Shown, wish: Preference): boolean {
  const isKnown = Object.entries(wish.alternatives).some(
    ([id, service]) => service >= MIN_SUBTYPE_CERTAINTY && (facts.concepts.get(id) ?? 0) >= MIN_SUBTYPE_CERTAINTY,
  );
  return isKnown || (wish.stems.length > 0 && wish.stems.every((stem) => stems.has(stem)));
}

function listAcceptedIds(id: string, lexicon: Lexicon): string[] {
  return [
    id,
    ...Object.entries(lexicon.byId(id)?.weightByNearConcept ?? {})
      .filter(([, service]) => service >= 0.8)
      .map(([nearId]) => nearId),
  ];
}

/**
 * Describes a property for a sentence: 'with a hood', 'as falling below the knee', 'as midi'. Returns null for words
 * that describe no garment.
 */
function describePart(part: WishPart): string | null {
  const term = findTerm(part);
  if (term === null) return null;
  if (term.place === 'with') return `with ${term.words}`;
  return term.place === 'after' ? `as falling ${term.words}` : `as ${term.words}`;
}

const isLeaning = ({ leaning }: WishPart): boolean => leaning !== undefined;

/**
 * Writes a wish with its preposition: 'in wool', 'with sequins', 'from Common Larch'. An adjective has no
 * preposition.
 */
function writeWishPart(part: WishPart): string {
  if (part.leaning !== undefined) return part.leaning;
  if (part.facet === 'brand') return `from ${capitalizeWords(part.words)}`;
  const term = findTerm(part);
  if (term === null) return part.words;
  if (term.place === 'with') return `with ${term.words}`;
  return part.facet === 'material' && !isAdjectival(term.words) ? `in ${term.words}` : term.words;
}

function capitalizeWords(words: string): string {
  return words.replace(/\b(?!and\b)\w/gu, (letter) => letter.toUpperCase()).replace(/ and /gu, ' & ');
}
