import { afterEach, expect, it, vi } from 'vitest';
import { BrowserPhotoPreparation } from './BrowserPhotoPreparation.ts';

afterEach(() => vi.unstubAllGlobals());

/** Prepares a file in a browser that cannot decode it. */
function preparePhoto(type: string, ...bytes: readonly number[]) {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('The source image could not be decoded.', 'InvalidStateError')),
  );
  return new BrowserPhotoPreparation().prepare(new Blob([new Uint8Array(bytes)], { type }));
}

it.each<[string, string, readonly number[]]>([
  ['a JPEG truncated after its first bytes', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['a PNG truncated after its signature', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['text with the media type of a picture', 'image/png', [0x48, 0x65, 0x6c, 0x6c, 0x6f]],
  ['an empty file with the media type of a picture', 'image/jpeg', []],
  ['a document', 'application/pdf', [0x25, 0x50, 0x44, 0x46]],
])('rejects a file that is not a picture: %s', async (_, type, bytes) => {
  await expect(preparePhoto(type, ...bytes)).rejects.toMatchObject({ name: 'PhotoError', fault: 'not-an-image' });
});

it('detects a phone photo (HEIC) that this browser cannot open', async () => {
  const heicBytes = [
    0,
    0,
    0,
    24,
    ...new TextEncoder().encode('ftypheic'),
    0,
    0,
    0,
    0,
    ...new TextEncoder().encode('mif1heic'),
  ];
  await expect(preparePhoto('image/heic', ...heicBytes)).rejects.toMatchObject({ fault: 'heic' });
});
