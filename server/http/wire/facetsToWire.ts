import type { z } from 'zod';
import type * as wire from '../../../contract/facets.ts';
import type { Facets } from '../../../src/domain/search/Facets.ts';

/** The `facets` member of a response, or an empty object. */
export function facetsToWire(facets: Facets | undefined): { readonly facets?: z.input<typeof wire.Facets> } {
  return facets === undefined
    ? {}
    : { facets: Object.fromEntries(Object.entries(facets).map(([name, counts]) => [name, [...counts]])) };
}
