/** Computes the 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position++)
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns a number from 0 up to 1 that looks random but depends only on the two hashes (the finalizer of
 * MurmurHash3).
 */
export function drawNoise(seedHash: number, pieceHash: number): number {
  let hash = seedHash ^ Math.imul(pieceHash, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
