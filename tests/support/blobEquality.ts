import { expect } from 'vitest';

const BLOB_TAG_PATTERN = /^\[object (?:Blob|File)\]$/u;
const isBlob = (value: unknown): boolean => BLOB_TAG_PATTERN.test(Object.prototype.toString.call(value));

/**
 * Vitest compares properties, which Blobs lack, so that it takes any two of them for equal; their bytes can only be
 * read asynchronously. So a Blob equals itself alone, and a test of a copy compares the bytes.
 */
expect.addEqualityTesters([(one, other) => (isBlob(one) && isBlob(other) ? one === other : undefined)]);
