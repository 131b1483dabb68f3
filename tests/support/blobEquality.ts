import { expect } from 'vitest';

const BLOB_TAG_PATTERN = /^\[object (?:Blob|File)\]$/u;
const isBlob = (value: unknown): boolean => BLOB_TAG_PATTERN.test(Object.prototype.toString.call(value));

/**
 * Vitest compares objects by their properties. Blobs have none, so it would consider any two equal. Their bytes can
 * only be read asynchronously; therefore a Blob equals only itself, and tests of copies compare the bytes.
 */
expect.addEqualityTesters([(one, other) => (isBlob(one) && isBlob(other) ? one === other : undefined)]);
