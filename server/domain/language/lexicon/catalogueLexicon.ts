import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { splitWords } from '../text/tokens.ts';
import { isOrdinaryWord } from './commonWords.ts';
import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';
import { FASHION_CONCEPTS, FASHION_LEXICON } from './fashionLexicon.ts';
import { Lexicon } from './Lexicon.ts';

/** The names that a catalogue adds to the fashion lexicon: its brands, and kinds that the lexicon does not have. */
export class CatalogueNames {
  /** The catalogue's spellings of each brand. */
  readonly #brands = new Map<string, Set<string>>();
  readonly #kinds = new Set<string>();

  add(item: Pick<CatalogueItem, 'brand' | 'kind'>): void {
    const words = splitWords(item.brand).join(' ');
    this.#brands.set(words, (this.#brands.get(words) ?? new Set()).add(item.brand));
    this.#kinds.add(item.kind);
  }

  /** Creates the fashion lexicon with these names. */
  createLexicon(): Lexicon {
    const brands = [...this.#brands].flatMap(([words, names]) => createBrandConcepts(words, [...names]));
    const kinds = [...this.#kinds].map(createKindConcept).filter((entry) => entry !== null);
    return new Lexicon([...FASHION_CONCEPTS, ...kinds, ...brands]);
  }
}

export function createBrandId(brand: string): string {
  return `brand:${splitWords(brand).join(' ')}`;
}

/**
 * Creates the concept of a brand. A brand that is an ordinary word ('Only', 'Navy') is recognized only next to
 * 'brand' or 'label'.
 */
function createBrandConcepts(name: string, brands: readonly string[]): Concept[] {
  if (name === '') return [];
  const explicitPhrases = `=${['brand', 'label'].flatMap((noun) => [`${noun} ${name}`, `${name} ${noun}`]).join(',')}`;
  return [concept('brand', name, isAmbiguous(name) ? explicitPhrases : '', { brands })];
}

function isAmbiguous(name: string): boolean {
  const words = name.split(' ');
  return words.length > 1
    ? FASHION_LEXICON.byPhrase(name).length > 0 || words.every(isOrdinaryWord)
    : name.length <= 2 || isOrdinaryWord(name) || FASHION_LEXICON.isKnownWord(name);
}

function createKindConcept(kind: string): Concept | null {
  const name = splitWords(kind).join(' ');
  const isKnownName =
    name === '' ||
    FASHION_LEXICON.findPhrases(name.split(' ')).some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  return isKnownName ? null : concept('kind', name, '', { kinds: { [name]: 1 } });
}
