import * as z from 'zod/mini';
import { Text } from './fields.ts';

/** The understood words that the shopper removed, as named in `QueryReading.understood`. */
export const RemovedWords = z.optional(z.array(Text(80)).check(z.maxLength(24)));

/** How the words of a query were interpreted, apart from filters. Left out if nothing was searched. */
export const QueryReading = z.optional(
  z.object({
    /** The understood words: 'linen', 'summer wedding', 'not double breasted'. */
    understood: z.array(z.string()),
    /** The words that match nothing in the catalogue. */
    unused: z.array(z.string()),
    /** The understood words that `removed_words` removed. */
    removed: z.array(z.string()),
  }),
);
