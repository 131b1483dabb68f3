import * as z from 'zod/mini';

/**
 * For each filter that holds several values, by its name: what each value would find beside all other filters. Values
 * that are missing find nothing.
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
