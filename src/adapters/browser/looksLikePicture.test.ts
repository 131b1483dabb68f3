import { describe, expect, it } from 'vitest';
import { looksLikePicture } from './looksLikePicture.ts';

const file = (...parts: (string | number[])[]) => new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

describe('what begins as pictures do', () => {
  it.each([
    ['JPEG', file([0xff, 0xd8, 0xff, 0xe0])],
    ['PNG', file([0x89], 'PNG\r\n')],
    ['GIF', file('GIF89a')],
    ['WebP', file('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['AVIF', file([0, 0, 0, 28], 'ftypavif')],
    ['TIFF', file('II*', [0])],
    ['SVG', file('  <svg xmlns="http://www.w3.org/2000/svg">')],
  ])('%s', async (_, picture) => {
    expect(await looksLikePicture(picture)).toBe(true);
  });

  it.each([
    ['text', file('A list of things to wear')],
    ['nothing', file()],
    ['a document', file('%PDF-1.7')],
    ['an archive', file('PK', [3, 4])],
    ['a sound', file('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ])('not %s', async (_, other) => {
    expect(await looksLikePicture(other)).toBe(false);
  });
});
