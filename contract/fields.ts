import * as z from 'zod/mini';
import { MAX_QUERY_LENGTH } from '../src/domain/search/searchInput.ts';

/** Text of at most `max` characters. */
export function Text(max: number) {
  return z.string().check(z.maxLength(max, `Please keep it under ${max} characters.`));
}

export const Id = z
  .string()
  .check(z.minLength(1), z.maxLength(128), z.regex(/^[\w.:~-]+$/, 'An id holds letters, digits and . _ : ~ - only.'));
export const UserId = Id;

/** The text of a query. The client shows the same limit. */
export const Query = Text(MAX_QUERY_LENGTH);

/** A time in ISO 8601, UTC. */
export const Timestamp = z.string();
export const HistoryLimit = z._default(z.int().check(z.minimum(1), z.maximum(100)), 10);
export const Empty = z.object({});
