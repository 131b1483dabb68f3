export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'tiff' | 'bmp';

/** Offset and bytes of each format's signature. */
const MARKS: readonly (readonly [format: PictureFormat, at: number, mark: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
    (brand) => ['heic', 4, `ftyp${brand}`] as const,
  ),
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
];
const MAX_SIGNATURE_LENGTH = 16;

/**
 * Detects the format from the first bytes, regardless of name and content type. Null if it is not a raster image;
 * SVG is not.
 */
export function pictureFormat(file: Uint8Array): PictureFormat | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, MAX_SIGNATURE_LENGTH)).toString(
    'latin1',
  );
  return MARKS.find(([, at, mark]) => head.startsWith(mark, at))?.[0] ?? null;
}
