import type { Color, Gender, Size } from '../../../../src/domain/catalogue/vocabulary.ts';

/** The aspect of a garment that a concept describes. */
export type Facet =
  | 'kind'
  | 'color'
  | 'shade'
  | 'material'
  | 'pattern'
  | 'fit'
  | 'occasion'
  | 'season'
  | 'style'
  | 'function'
  | 'detail'
  | 'brand'
  | 'gender'
  | 'size';

/** A fashion term with all its names. */
export interface Concept {
  /** `facet:name`, unique. */
  readonly id: string;
  readonly facet: Facet;
  readonly name: string;
  readonly phrases: readonly string[];
  /** Ids of more general concepts that this one satisfies too: merino satisfies a request for wool. */
  readonly broader: readonly string[];
  /** Ids of concepts that also satisfy a request for this one, and how well (0 to 1). */
  readonly weightByNearConcept: Readonly<Record<string, number>>;
  readonly colors: readonly Color[];
  readonly genders: readonly Gender[];
  readonly sizes: readonly Size[];
  /** For a brand: its names as the catalogue writes them. */
  readonly brands: readonly string[];
  /** For a garment word: the kinds that it may mean, and how well each fits (1 is best). */
  readonly kinds: Readonly<Record<string, number>>;
}

type ConceptExtras = Partial<
  Pick<Concept, 'broader' | 'weightByNearConcept' | 'colors' | 'genders' | 'sizes' | 'brands' | 'kinds'>
>;

/** Phrases are separated by commas. The name is one of them unless `phrases` begins with '='. */
export function concept(facet: Facet, name: string, phrases: string, extras: ConceptExtras = {}): Concept {
  const parsedPhrases = phrases
    .replace(/^=/u, '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
  return {
    id: `${facet}:${name}`,
    facet,
    name,
    phrases: [...new Set(phrases.startsWith('=') ? parsedPhrases : [name, ...parsedPhrases])],
    broader: [],
    weightByNearConcept: {},
    colors: [],
    genders: [],
    sizes: [],
    brands: [],
    kinds: {},
    ...extras,
  };
}

/** Combines phrases of search alone with the shared ones; keeps a '=' at the beginning. */
export function joinPhrases(ownPhrases: string, ...sharedPhrases: readonly (string | undefined)[]): string {
  return (
    (ownPhrases.startsWith('=') ? '=' : '') + [...sharedPhrases, ownPhrases.replace('=', '')].filter(Boolean).join(',')
  );
}
