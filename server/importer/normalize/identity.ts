import { createHash } from 'node:crypto';

/** Matches the ids that the contract allows (`contract/fields.ts`). */
const SAFE_KEY_PATTERN = /^[\w.:-]+$/;
const MAX_ID_CHARACTERS = 128;

/** Turns a file name into a name for ids: 'Spring Feed (1).csv' becomes spring-feed-1. */
export function createSourceName(text: string): string {
  const plainLetters = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plainLetters.slice(0, 48).replace(/-$/, '') || 'import';
}

/**
 * Creates the id of a product, which is the same in every import of the source. If the key has invalid characters,
 * the id contains '~' and a hash of the key instead.
 */
export function createItemId(source: string, key: string): string {
  const plainId = `${source}:${key}`;
  return SAFE_KEY_PATTERN.test(key) && plainId.length <= MAX_ID_CHARACTERS ? plainId : `${source}:~${hashParts([key])}`;
}

/** Returns a short hash of texts, the same for other capitals and spaces. */
export function hashParts(parts: readonly string[]): string {
  const text = parts.map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase()).join('\u0000');
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
