import * as z from 'zod/mini';

/**
 * For each list filter: the number of results for each value, with the other filters unchanged. Missing values have
 * no results.
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
