import type { Facet } from '../language/lexicon/Concept.ts';

/** Facets that are visible in a picture. */
export const SEEN_LOOKS: ReadonlySet<Facet> = new Set<Facet>(['color', 'shade', 'material', 'pattern', 'detail']);

/** Facets that describe the look of a garment. */
export const LOOKS: ReadonlySet<Facet> = new Set<Facet>([...SEEN_LOOKS, 'fit', 'style']);
