import type { Facet } from '../language/lexicon/Concept.ts';

/** Facets that a shopper sees at a glance in a picture. */
export const SEEN_LOOKS: ReadonlySet<Facet> = new Set<Facet>(['color', 'shade', 'material', 'pattern', 'detail']);

/** Facets that describe how a garment looks. */
export const LOOKS: ReadonlySet<Facet> = new Set<Facet>([...SEEN_LOOKS, 'fit', 'style']);
