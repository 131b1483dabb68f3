import * as z from 'zod/mini';
import { Text } from './fields.ts';

/** What the shopper took off of what was understood, as `QueryReading.understood` named it. */
export const RemovedWords = z.optional(z.array(Text(80)).check(z.maxLength(24)));

/** How the words of a query were read, beside the filters that they set. Omitted if nothing was searched. */
export const QueryReading = z.optional(
  z.object({
    /** What was understood: 'linen', 'summer wedding', 'not double breasted'. */
    understood: z.array(z.string()),
    /** Words that change nothing, because no piece is described by them. */
    unused: z.array(z.string()),
    /** What was understood and has been taken off by `removed_words`. */
    removed: z.array(z.string()),
  }),
);
