import { createHash } from 'node:crypto';

/** The bounds of an id on the wire (`contract/fields.ts`). */
const SAFE = /^[\w.:-]+$/;
const MAX_LENGTH = 128;

/** A name for a source that may begin an id: 'Spring Feed (1).csv' is spring-feed-1. */
export function sourceName(text: string): string {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return folded.slice(0, 48).replace(/-$/, '') || 'import';
}

/** The id of a product of a source, the same in every run. What does not fit an id is replaced by its hash, after a '~'. */
export function itemId(source: string, key: string): string {
  const plain = `${source}:${key}`;
  return SAFE.test(key) && plain.length <= MAX_LENGTH ? plain : `${source}:~${hashOf([key])}`;
}

/** A short name for a list of texts; texts that differ only in case and spaces are the same. */
export function hashOf(parts: readonly string[]): string {
  const text = parts.map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase()).join('\u0000');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
