import * as z from 'zod/mini';

/**
 * For each list filter, by name: the number of results with each value and all other filters unchanged. Missing values
 * have no results.
 */
export const Facets = z.optional(
  z.record(
    z.string(),
    z.array(
      z.object({
        value: z.string(),
        count: z.number(),
      }),
    ),
  ),
);
