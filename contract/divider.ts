import * as z from 'zod/mini';

/**
 * Splits a list of results: the first `exact_count` results match all words of the query. Left out if the list is not
 * split.
 */
export const Divider = z.optional(
  z.object({
    exact_count: z.number(),
    /** The heading above the divider: '1 linen dress'. */
    exact: z.string(),
    /** The heading below the divider: 'Other dresses, not linen'. */
    rest: z.string(),
  }),
);
