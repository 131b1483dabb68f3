import { FASHION_TAXONOMY, NON_FASHION_TREES } from './lexicon/nonFashion.ts';
import type { Family } from './lexicon/kinds.ts';
import { kindBook, type Kind, type Meaning } from './kindBook.ts';
import { breasted, inContext } from './kindContext.ts';
import { wordsOf, type PhraseMatch } from './words.ts';

/** What a product is: a kind of fashion, something else by its name, or unknown. */
export type Judgement =
  | { readonly is: 'fashion'; readonly kind: Kind }
  | { readonly is: 'other'; readonly label: string }
  | { readonly is: 'unknown' };

export interface KindTexts {
  readonly title: string;
  /** Types and category paths, the shop's own before Google's. */
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly description: string;
  /** Addresses or file names of pictures; they often say more than the title ('lorene-bikini-top.jpg'). */
  readonly pictures: readonly string[];
}

/** Families that a category decides: a watch with a leather strap and a dress ring stay what their shelf says. */
const DECISIVE: ReadonlySet<Family> = new Set(['footwear', 'watch', 'jewelry', 'eyewear', 'bag']);

/**
 * The title decides, by its last garment before 'with' or 'for'; a category with a shelf of its own (shoes, watches)
 * overrules it; where the title names none, the category, the tags and at last the description do.
 */
export function judgeKind(texts: KindTexts): Judgement {
  const tree = texts.categories.map(otherTree).find((label) => label !== null);
  const shelf = shelfOf(texts.categories);
  if (tree !== undefined && shelf === null) return { is: 'other', label: tree! };
  const context = [...texts.categories, ...texts.tags, ...texts.pictures].join(' ');
  const found = fromTitle(texts.title, shelf, context) ?? shelf ?? fromText(texts.tags.join(' , ')) ?? fromDescription(texts.description);
  if (found === null) return texts.categories.some(isFashionTree) ? { is: 'fashion', kind: UNNAMED } : { is: 'unknown' };
  return found.is === 'other' ? found : { is: 'fashion', kind: breasted(inContext(found.kind, context), texts.title) };
}

/** In a sentence 'ties' and 'chain' are details more often than products. */
const TOLD_IN_PROSE: ReadonlySet<Family> = new Set(['upper', 'lower', 'dress', 'suit', 'swimwear', 'sleepwear', 'footwear', 'bag']);

function fromDescription(description: string): Found | null {
  const found = fromText(description.slice(0, 240), true);
  return found?.is === 'kind' && TOLD_IN_PROSE.has(found.kind.family) && !found.weak ? found : null;
}

/** A piece from a clothing category whose kind nobody names. */
const UNNAMED: Kind = { kind: 'clothing', subkind: 'clothing', family: 'set' };

function otherTree(category: string): string | null {
  return NON_FASHION_TREES.find(([, pattern]) => pattern.test(category.trim()))?.[0] ?? null;
}

function isFashionTree(category: string): boolean {
  return FASHION_TAXONOMY.has(category.trim()) || /\b(?:apparel|cloth[a-z]*|fashion|kleidung|bekleidung|mode|klader|klær|ropa|moda|abbigliamento|v[eê]tements|[a-z]*wear)\b/i.test(category);
}

type Found = Exclude<Meaning, { is: 'nothing' }>;

/** The narrowest step of a category path that names something ('Apparel > Hoodies' is hoodie). */
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
  const head = title.replace(/\([^()]*\)/g, ' ').split(/\s(?:with|w\/|featuring|for|mit|aus|med|con|avec|para|f[öo]r|plus)\s|\s\+\s/i)[0] ?? title;
  const found = bestOfParts(head, shelf) ?? best(meaningsIn(title), shelf);
  if (found === null || shelf === null) return found;
  if (shelf.is === 'other') return found.is === 'kind' && !found.weak && isStrong(found.kind) ? found : shelf;
  const placed = found.is === 'kind' ? { ...found, kind: inContext(found.kind, context) } : found;
  return overruled(placed, shelf.kind) ? shelf : placed;
}

/** Of 'Printed T-Shirt - Dog' the garment; else the last part that names anything. */
function bestOfParts(title: string, shelf: Found | null): Found | null {
  const found = title.split(/\s[-–|:]\s/).flatMap((part) => best(meaningsIn(part), shelf) ?? []);
  return found.findLast((one) => one.is === 'kind' && !one.weak && isStrong(one.kind))
    ?? found.findLast((one) => one.is === 'other' || !one.weak) ?? found.at(-1) ?? null;
}

/** Only what nobody else sells outweighs a shelf of other things ('Sporting Goods > ... > cycling jersey' is one). */
function isStrong(kind: Kind): boolean {
  return kind.family === 'upper' || kind.family === 'lower' || kind.family === 'dress' || kind.family === 'suit';
}

function overruled(found: Found, shelf: Kind): boolean {
  const family = found.is === 'kind' ? found.kind.family : null;
  if (family === shelf.family) return false;
  if (DECISIVE.has(shelf.family)) return true;
  return found.is === 'other' || found.weak;
}

function meaningsIn(text: string): readonly PhraseMatch<Meaning>[] {
  return kindBook.findWidened(wordsOf(text));
}

/** The last strong name, else the last weak one; names of the shelf's own family first where the shelf decides. */
function best(matches: readonly PhraseMatch<Meaning>[], shelf: Found | null): Found | null {
  const found = matches.map((match) => match.value).filter((value): value is Found => value.is !== 'nothing');
  const decisive = shelf?.is === 'kind' && DECISIVE.has(shelf.kind.family) ? shelf.kind.family : null;
  const fitting = decisive === null ? found : found.filter((value) => value.is === 'kind' && value.kind.family === decisive);
  if (endsInSet(matches)) return found.at(-1) ?? null;
  const strong = (fitting.length > 0 ? fitting : found).filter((value) => value.is === 'other' || !value.weak);
  return strong.at(-1) ?? found.at(-1) ?? null;
}

/** 'Skirt and strappy top set': a garment directly before 'set' makes one of it. */
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
