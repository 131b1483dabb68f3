import { anyOf } from '../../domain/language/text/anyOf.ts';
import { FASHION_TAXONOMY_IDS, NON_FASHION_TREE_PATTERNS } from './lexicon/nonFashion.ts';
import type { Family } from './lexicon/kinds.ts';
import { kindBook, type Kind, type Meaning } from './kindBook.ts';
import { addBreasting, applyContext } from './kindContext.ts';
import { splitIntoWords, type PhraseMatch } from './words.ts';

/** The result of classification: a kind of fashion, another product, or unknown. */
export type Judgment =
  | { readonly is: 'fashion'; readonly kind: Kind }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'unknown' };

export interface KindTexts {
  readonly title: string;
  /** Types and category paths, those of the shop before those of Google. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly description: string;
  /** URLs or file names of pictures, which may be more specific than the title ('lorene-bikini-top.jpg'). */
  readonly pictures: readonly string[];
}

/** Families whose category counts more than the title: in a watch category, a 'leather strap' is a watch. */
const DECISIVE_FAMILIES: ReadonlySet<Family> = new Set(['footwear', 'watch', 'jewelry', 'eyewear', 'bag']);

/**
 * Classifies a product. The last garment in the title before 'with' or 'for' decides, unless the category is of a
 * decisive family such as shoes or watches. If the title names no garment, the category, the tags or the description
 * decide.
 */
export function judgeKind(texts: KindTexts): Judgment {
  const otherTreeLabel = texts.categories.map(findOtherTreeLabel).find((label) => label !== null);
  const shelfKind = findCategoryKind(texts.categories);
  if (otherTreeLabel !== undefined && shelfKind === null) return { is: 'other', label: otherTreeLabel! };
  const context = [...texts.categories, ...texts.tags, ...texts.pictures].join(' ');
  const foundMeaning =
    findKindInTitle(texts.title, shelfKind, context) ??
    shelfKind ??
    findKindInText(texts.tags.join(' , ')) ??
    findKindInDescription(texts.description);
  if (foundMeaning === null)
    return texts.categories.some(isFashionTree) ? { is: 'fashion', kind: UNNAMED_KIND } : { is: 'unknown' };
  return foundMeaning.is === 'other'
    ? foundMeaning
    : { is: 'fashion', kind: addBreasting(applyContext(foundMeaning.kind, context), texts.title) };
}

/**
 * Families whose words are also read in descriptions. Other words there, such as 'ties' and 'chain', usually name
 * details.
 */
const FAMILIES_FOUND_IN_PROSE: ReadonlySet<Family> = new Set([
  'upper',
  'lower',
  'dress',
  'suit',
  'swimwear',
  'sleepwear',
  'footwear',
  'bag',
]);

function findKindInDescription(description: string): FoundMeaning | null {
  const foundMeaning = findKindInText(description.slice(0, 240), true);
  return foundMeaning?.is === 'kind' && FAMILIES_FOUND_IN_PROSE.has(foundMeaning.kind.family) && !foundMeaning.isWeak
    ? foundMeaning
    : null;
}

/** The kind of a product in a clothing category whose texts name no garment. */
const UNNAMED_KIND: Kind = { kind: 'clothing', subkind: 'clothing', family: 'set' };

function findOtherTreeLabel(category: string): string | null {
  return NON_FASHION_TREE_PATTERNS.find(([, pattern]) => pattern.test(category.trim()))?.[0] ?? null;
}

const FASHION_TREE_PATTERN = new RegExp(
  String.raw`\b` +
    anyOf(
      'apparel|cloth[a-z]*|fashion|kleidung|bekleidung|mode|klader|klær|ropa|moda|abbigliamento',
      'v[eê]tements|[a-z]*wear',
    ) +
    String.raw`\b`,
  'i',
);

function isFashionTree(category: string): boolean {
  return FASHION_TAXONOMY_IDS.has(category.trim()) || FASHION_TREE_PATTERN.test(category);
}

type FoundMeaning = Exclude<Meaning, { is: 'nothing' }>;

/** Returns the kind of the most specific part of a category path that names one: hoodie for 'Apparel > Hoodies'. */
function findCategoryKind(categories: readonly string[]): FoundMeaning | null {
  for (const category of categories) {
    for (const categoryPart of category.split(/[>»/|]/).reverse()) {
      const foundMeaning = findKindInText(categoryPart.trim(), true);
      if (foundMeaning !== null) return foundMeaning;
    }
  }
  return null;
}

function findKindInTitle(title: string, categoryKind: FoundMeaning | null, context: string): FoundMeaning | null {
  const head =
    title
      .replace(/\([^()]*\)/g, ' ')
      .split(/\s(?:with|w\/|featuring|for|mit|aus|med|con|avec|para|f[öo]r|plus)\s|\s\+\s/i)[0] ?? title;
  const foundMeaning = chooseBestOfParts(head, categoryKind) ?? chooseBest(findMeanings(title), categoryKind);
  if (foundMeaning === null || categoryKind === null) return foundMeaning;
  if (categoryKind.is === 'other')
    return foundMeaning.is === 'kind' && !foundMeaning.isWeak && isStrong(foundMeaning.kind)
      ? foundMeaning
      : categoryKind;
  const kindInContext =
    foundMeaning.is === 'kind' ? { ...foundMeaning, kind: applyContext(foundMeaning.kind, context) } : foundMeaning;
  return isOverruled(kindInContext, categoryKind.kind) ? categoryKind : kindInContext;
}

/**
 * Returns the garment before the dash in 'Printed T-Shirt - Dog'. If it names none, returns the last garment of the
 * title.
 */
function chooseBestOfParts(title: string, categoryKind: FoundMeaning | null): FoundMeaning | null {
  const foundMeanings = title.split(/\s[-–|:]\s/).flatMap((part) => chooseBest(findMeanings(part), categoryKind) ?? []);
  return (
    foundMeanings.findLast((meaning) => meaning.is === 'kind' && !meaning.isWeak && isStrong(meaning.kind)) ??
    foundMeanings.findLast((meaning) => meaning.is === 'other' || !meaning.isWeak) ??
    foundMeanings.at(-1) ??
    null
  );
}

/**
 * Whether a garment's name is clear enough to count in a category without clothing: a 'cycling jersey' in 'Sporting
 * Goods'.
 */
function isStrong(kind: Kind): boolean {
  return kind.family === 'upper' || kind.family === 'lower' || kind.family === 'dress' || kind.family === 'suit';
}

function isOverruled(foundMeaning: FoundMeaning, categoryKind: Kind): boolean {
  const family = foundMeaning.is === 'kind' ? foundMeaning.kind.family : null;
  if (family === categoryKind.family) return false;
  if (DECISIVE_FAMILIES.has(categoryKind.family)) return true;
  return foundMeaning.is === 'other' || foundMeaning.isWeak;
}

function findMeanings(text: string): readonly PhraseMatch<Meaning>[] {
  return kindBook.findWidened(splitIntoWords(text));
}

/**
 * Returns the last unambiguous name; if there is none, the last ambiguous one. If the category decides, prefers names
 * of its family.
 */
function chooseBest(matches: readonly PhraseMatch<Meaning>[], categoryKind: FoundMeaning | null): FoundMeaning | null {
  const foundMeanings = matches
    .map((match) => match.value)
    .filter((value): value is FoundMeaning => value.is !== 'nothing');
  const decisiveFamily =
    categoryKind?.is === 'kind' && DECISIVE_FAMILIES.has(categoryKind.kind.family) ? categoryKind.kind.family : null;
  const fittingMeanings =
    decisiveFamily === null
      ? foundMeanings
      : foundMeanings.filter((value) => value.is === 'kind' && value.kind.family === decisiveFamily);
  if (endsInSet(matches)) return foundMeanings.at(-1) ?? null;
  const strongMeanings = (fittingMeanings.length > 0 ? fittingMeanings : foundMeanings).filter(
    (value) => value.is === 'other' || !value.isWeak,
  );
  return strongMeanings.at(-1) ?? foundMeanings.at(-1) ?? null;
}

/** Whether the title ends in a garment and 'set', so that the product is a set: 'Skirt and strappy top set'. */
function endsInSet(matches: readonly PhraseMatch<Meaning>[]): boolean {
  const [previousMatch, lastMatch] = matches.slice(-2);
  if (previousMatch?.value.is !== 'kind' || lastMatch?.value.is !== 'kind' || lastMatch.value.kind.kind !== 'set')
    return false;
  return previousMatch.end === lastMatch.start && isStrong(previousMatch.value.kind);
}

function findKindInText(text: string, prefersFirst = false): FoundMeaning | null {
  const matches = findMeanings(text);
  if (!prefersFirst) return chooseBest(matches, null);
  const foundMeanings = matches
    .map((match) => match.value)
    .filter((value): value is FoundMeaning => value.is !== 'nothing');
  return foundMeanings.find((value) => value.is === 'other' || !value.isWeak) ?? foundMeanings[0] ?? null;
}
