import type { Color, Gender, Size } from '../../../../src/domain/catalogue/vocabulary.ts';

/** What aspect of a garment a concept speaks of. */
export type Facet =
  | 'kind' | 'color' | 'shade' | 'material' | 'pattern' | 'fit' | 'occasion' | 'season' | 'style'
  | 'function' | 'detail' | 'brand' | 'gender' | 'size';

/** A thing that shoppers and catalogues speak of, under any of its names. */
export interface Concept {
  /** `facet:name`, unique. */
  readonly id: string;
  readonly facet: Facet;
  readonly name: string;
  readonly phrases: readonly string[];
  /** Ids of what it is a sort of: whoever asks for wool is served by merino. */
  readonly broader: readonly string[];
  /** Ids that serve a shopper who asked for this one, and how well (0 to 1). */
  readonly near: Readonly<Record<string, number>>;
  readonly colors: readonly Color[];
  readonly genders: readonly Gender[];
  readonly sizes: readonly Size[];
  /** Of a garment word: the kinds it may mean and how well each serves (1 is best). */
  readonly kinds: Readonly<Record<string, number>>;
}

type Extras = Partial<Pick<Concept, 'broader' | 'near' | 'colors' | 'genders' | 'sizes' | 'kinds'>>;

/** Phrases are separated by commas; the name is one of them unless `phrases` begins with '='. */
export function concept(facet: Facet, name: string, phrases: string, extras: Extras = {}): Concept {
  const said = phrases.replace(/^=/u, '').split(',').map((phrase) => phrase.trim()).filter(Boolean);
  return {
    id: `${facet}:${name}`, facet, name,
    phrases: phrases.startsWith('=') ? said : [name, ...said],
    broader: [], near: {}, colors: [], genders: [], sizes: [], kinds: {},
    ...extras,
  };
}
