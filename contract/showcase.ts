import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Filters } from './filters.ts';
import { Item } from './item.ts';

/** Shorter than the limit for shoppers, because anybody may send such a query. */
export const MAX_SHOWCASE_QUERY_LENGTH = 160;

export const searchShowcase = defineCall({
  name: 'searchShowcase',
  summary: 'A few results for a visitor of the public website; nothing is saved',
  method: 'POST',
  path: '/api/showcase/search',
  access: 'anyone',
  body: z.object({ query: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SHOWCASE_QUERY_LENGTH)) }),
  response: z.object({
    /** The results, best first. An item chosen by the deep search has a `reason`. */
    items: z.array(Item),
    /** The filters as understood from the query. */
    filters: Filters,
    /** What was understood apart from filters: 'linen', 'summer wedding'. */
    understood: z.array(z.string()),
  }),
});
