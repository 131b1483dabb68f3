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

/** How well each of several things meets a request (0 to 1), by its name or id. */
export type WeightByName = Readonly<Record<string, number>>;

/** A fashion term with all its names. */
export interface Concept {
  /** `facet:name`, unique. */
  readonly id: string;
  readonly facet: Facet;
  readonly name: string;
  readonly phrases: readonly string[];
  /**
   * Ids of more general concepts, such as wool for merino. An item with this concept also has the more general
   * concepts.
   */
  readonly broader: readonly string[];
  /** How well items with other concepts meet a request for this concept (0 to 1), by the id of the other concept. */
  readonly weightByNearConcept: WeightByName;
  readonly colors: readonly Color[];
  readonly genders: readonly Gender[];
  readonly sizes: readonly Size[];
  /** The spellings of a brand in the catalogue. */
  readonly brands: readonly string[];
  /** A garment word's possible kinds, with how well each fits (1 is best). */
  readonly kinds: WeightByName;
}

type ConceptExtras = Partial<
  Pick<Concept, 'broader' | 'weightByNearConcept' | 'colors' | 'genders' | 'sizes' | 'brands' | 'kinds'>
>;

/** Creates a concept. Phrases are separated by commas. The name is a phrase unless `phrases` begins with '='. */
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

/** Joins search's own phrases with those that it shares with the importer. Keeps a '=' at the beginning. */
export function joinPhrases(ownPhrases: string, ...sharedPhrases: readonly (string | undefined)[]): string {
  return (
    (ownPhrases.startsWith('=') ? '=' : '') + [...sharedPhrases, ownPhrases.replace('=', '')].filter(Boolean).join(',')
  );
}
