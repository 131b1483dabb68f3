import * as z from 'zod/mini';

/**
 * Divides a list of results: the first `exact_count` of them, in the response's order, have all that was asked for in
 * words. Omitted if no division is needed.
 */
export const Divider = z.optional(
  z.object({
    exact_count: z.number(),
    /** Names the pieces before the divider: '1 linen dress'. */
    exact: z.string(),
    /** The heading of the pieces after it: 'Other dresses, not linen'. */
    rest: z.string(),
  }),
);
