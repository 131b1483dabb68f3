import type { Facet } from '../language/lexicon/Concept.ts';

/** Facets that are visible in a picture. */
export const VISIBLE_LOOK_FACETS: ReadonlySet<Facet> = new Set<Facet>([
  'color',
  'shade',
  'material',
  'pattern',
  'detail',
]);

/** Facets that describe the look of a garment. */
export const LOOK_FACETS: ReadonlySet<Facet> = new Set<Facet>([...VISIBLE_LOOK_FACETS, 'fit', 'style']);
