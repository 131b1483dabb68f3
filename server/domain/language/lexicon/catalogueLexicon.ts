import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { wordsOf } from '../text/tokens.ts';
import { isOrdinary } from './commonWords.ts';
import type { Concept } from './Concept.ts';
import { concept } from './Concept.ts';
import { FASHION_CONCEPTS, FASHION_LEXICON } from './fashionLexicon.ts';
import { Lexicon } from './Lexicon.ts';

/** The names that a catalogue adds to the fashion lexicon: its brands, and kinds that the lexicon lacks. */
export class CatalogueNames {
  readonly #brands = new Set<string>();
  readonly #kinds = new Set<string>();

  add(item: Pick<CatalogueItem, 'brand' | 'kind'>): void {
    this.#brands.add(item.brand);
    this.#kinds.add(item.kind);
  }

  /** The fashion lexicon extended by these names. */
  lexicon(): Lexicon {
    const brands = [...this.#brands].map(brandConcept).filter((entry) => entry !== null);
    const kinds = [...this.#kinds].map(kindConcept).filter((entry) => entry !== null);
    return new Lexicon([...FASHION_CONCEPTS, ...kinds, ...brands]);
  }
}

export function brandId(brand: string): string {
  return `brand:${wordsOf(brand).join(' ')}`;
}

/** Brands named like an everyday or fashion word ('Only', 'Navy') are ambiguous and are left out. */
function brandConcept(brand: string): Concept | null {
  const words = wordsOf(brand);
  const name = words.join(' ');
  const isMeaningful =
    words.length > 1
      ? FASHION_LEXICON.byPhrase(name).length === 0 && !words.every(isOrdinary)
      : name.length > 2 && !isOrdinary(name) && !FASHION_LEXICON.knows(name);
  return isMeaningful ? concept('brand', name, '') : null;
}

function kindConcept(kind: string): Concept | null {
  const name = wordsOf(kind).join(' ');
  const isKnown =
    name === '' ||
    FASHION_LEXICON.scan(name.split(' ')).some(({ concepts }) => concepts.some(({ facet }) => facet === 'kind'));
  return isKnown ? null : concept('kind', name, '', { kinds: { [name]: 1 } });
}
