import { anyOf } from '../../domain/language/text/anyOf.ts';
import { FASHION_TAXONOMY, NON_FASHION_TREES } from './lexicon/nonFashion.ts';
import type { Family } from './lexicon/kinds.ts';
import { kindBook, type Kind, type Meaning } from './kindBook.ts';
import { breasted, inContext } from './kindContext.ts';
import { wordsOf, type PhraseMatch } from './words.ts';

/** The result of classification: a fashion kind, another product, or unknown. */
export type Judgment =
  | { readonly is: 'fashion'; readonly kind: Kind }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'unknown' };

export interface KindTexts {
  readonly title: string;
  /** Types and category paths, the shop's own before Google's. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly description: string;
  /** URLs or file names of pictures; they are often more specific than the title ('lorene-bikini-top.jpg'). */
  readonly pictures: readonly string[];
}

/** Families for which the category overrides the title: a watch with a leather strap stays a watch. */
const DECISIVE_FAMILIES: ReadonlySet<Family> = new Set(['footwear', 'watch', 'jewelry', 'eyewear', 'bag']);

/**
 * The title decides, by its last garment before 'with' or 'for'. A category of a decisive family (shoes, watches)
 * overrides it. If the title names no kind, the category, the tags and finally the description are used.
 */
export function judgeKind(texts: KindTexts): Judgment {
  const tree = texts.categories.map(otherTree).find((label) => label !== null);
  const shelf = shelfOf(texts.categories);
  if (tree !== undefined && shelf === null) return { is: 'other', label: tree! };
  const context = [...texts.categories, ...texts.tags, ...texts.pictures].join(' ');
  const found =
    fromTitle(texts.title, shelf, context) ??
    shelf ??
    fromText(texts.tags.join(' , ')) ??
    fromDescription(texts.description);
  if (found === null)
    return texts.categories.some(isFashionTree) ? { is: 'fashion', kind: UNNAMED_KIND } : { is: 'unknown' };
  return found.is === 'other' ? found : { is: 'fashion', kind: breasted(inContext(found.kind, context), texts.title) };
}

/** Families accepted from prose; other words, such as 'ties' and 'chain', are usually details there. */
const TOLD_IN_PROSE: ReadonlySet<Family> = new Set([
  'upper',
  'lower',
  'dress',
  'suit',
  'swimwear',
  'sleepwear',
  'footwear',
  'bag',
]);

function fromDescription(description: string): Found | null {
  const found = fromText(description.slice(0, 240), true);
  return found?.is === 'kind' && TOLD_IN_PROSE.has(found.kind.family) && !found.weak ? found : null;
}

/** A piece from a clothing category whose kind is not named. */
const UNNAMED_KIND: Kind = { kind: 'clothing', subkind: 'clothing', family: 'set' };

function otherTree(category: string): string | null {
  return NON_FASHION_TREES.find(([, pattern]) => pattern.test(category.trim()))?.[0] ?? null;
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
  return FASHION_TAXONOMY.has(category.trim()) || FASHION_TREE_PATTERN.test(category);
}

type Found = Exclude<Meaning, { is: 'nothing' }>;

/** The most specific step of a category path that names a kind ('Apparel > Hoodies' is hoodie). */
function shelfOf(categories: readonly string[]): Found | null {
  for (const category of categories) {
    for (const step of category.split(/[>»/|]/).reverse()) {
      const found = fromText(step.trim(), true);
      if (found !== null) return found;
    }
  }
  return null;
}

function fromTitle(title: string, shelf: Found | null, context: string): Found | null {
  const head =
    title
      .replace(/\([^()]*\)/g, ' ')
      .split(/\s(?:with|w\/|featuring|for|mit|aus|med|con|avec|para|f[öo]r|plus)\s|\s\+\s/i)[0] ?? title;
  const found = bestOfParts(head, shelf) ?? best(meaningsIn(title), shelf);
  if (found === null || shelf === null) return found;
  if (shelf.is === 'other') return found.is === 'kind' && !found.weak && isStrong(found.kind) ? found : shelf;
  const placed = found.is === 'kind' ? { ...found, kind: inContext(found.kind, context) } : found;
  return overruled(placed, shelf.kind) ? shelf : placed;
}

/** The garment in 'Printed T-Shirt - Dog'; otherwise the last part that names any kind. */
function bestOfParts(title: string, shelf: Found | null): Found | null {
  const found = title.split(/\s[-–|:]\s/).flatMap((part) => best(meaningsIn(part), shelf) ?? []);
  return (
    found.findLast((one) => one.is === 'kind' && !one.weak && isStrong(one.kind)) ??
    found.findLast((one) => one.is === 'other' || !one.weak) ??
    found.at(-1) ??
    null
  );
}

/**
 * Whether a kind is unambiguous enough to override a non-fashion category ('Sporting Goods > ... > cycling jersey').
 */
function isStrong(kind: Kind): boolean {
  return kind.family === 'upper' || kind.family === 'lower' || kind.family === 'dress' || kind.family === 'suit';
}

function overruled(found: Found, shelf: Kind): boolean {
  const family = found.is === 'kind' ? found.kind.family : null;
  if (family === shelf.family) return false;
  if (DECISIVE_FAMILIES.has(shelf.family)) return true;
  return found.is === 'other' || found.weak;
}

function meaningsIn(text: string): readonly PhraseMatch<Meaning>[] {
  return kindBook.findWidened(wordsOf(text));
}

/** The last strong name, else the last weak one; if the category decides, names of its family come first. */
function best(matches: readonly PhraseMatch<Meaning>[], shelf: Found | null): Found | null {
  const found = matches.map((match) => match.value).filter((value): value is Found => value.is !== 'nothing');
  const decisive = shelf?.is === 'kind' && DECISIVE_FAMILIES.has(shelf.kind.family) ? shelf.kind.family : null;
  const fitting =
    decisive === null ? found : found.filter((value) => value.is === 'kind' && value.kind.family === decisive);
  if (endsInSet(matches)) return found.at(-1) ?? null;
  const strong = (fitting.length > 0 ? fitting : found).filter((value) => value.is === 'other' || !value.weak);
  return strong.at(-1) ?? found.at(-1) ?? null;
}

/** 'Skirt and strappy top set': a garment directly before 'set' makes the product a set. */
function endsInSet(matches: readonly PhraseMatch<Meaning>[]): boolean {
  const [before, last] = matches.slice(-2);
  if (before?.value.is !== 'kind' || last?.value.is !== 'kind' || last.value.kind.kind !== 'set') return false;
  return before.end === last.start && isStrong(before.value.kind);
}

function fromText(text: string, firstWins = false): Found | null {
  const matches = meaningsIn(text);
  if (!firstWins) return best(matches, null);
  const found = matches.map((match) => match.value).filter((value): value is Found => value.is !== 'nothing');
  return found.find((value) => value.is === 'other' || !value.weak) ?? found[0] ?? null;
}
