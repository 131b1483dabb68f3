import { expect } from 'vitest';

const BLOB_TAG_PATTERN = /^\[object (?:Blob|File)\]$/u;
const isBlob = (value: unknown): boolean => BLOB_TAG_PATTERN.test(Object.prototype.toString.call(value));

/** Makes a Blob equal only to itself. Vitest would consider all blobs equal, because they have no own properties. */
expect.addEqualityTesters([
  (firstValue, secondValue) => (isBlob(firstValue) && isBlob(secondValue) ? firstValue === secondValue : undefined),
]);
