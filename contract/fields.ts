import * as z from 'zod/mini';
import { WISH_MAX_LENGTH } from '../src/domain/search/wish.ts';

/** What a caller may write, so many characters of it. */
export function Text(max: number) {
  return z.string().check(z.maxLength(max, `Please keep it under ${max} characters.`));
}

/** Fields that many calls share, with the bounds that keep a hostile caller small. */
export const Id = z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[\w.:~-]+$/, 'An id holds letters, digits and . _ : ~ - only.'));
export const UserId = Id;

/** The longest wish that is read; the client says so before it sends. */
export const QUERY_MAX_LENGTH = WISH_MAX_LENGTH;
export const Query = Text(QUERY_MAX_LENGTH);

/** ISO 8601, UTC. */
export const Timestamp = z.string();
export const HistoryLimit = z._default(z.int().check(z.minimum(1), z.maximum(100)), 10);
export const Empty = z.object({});
