export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'tiff' | 'bmp';

/** Where a format's mark begins, and how it reads. */
const MARKS: readonly (readonly [format: PictureFormat, at: number, mark: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => ['heic', 4, `ftyp${brand}`] as const),
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['bmp', 0, 'BM'],
];
const LONGEST = 16;

/** By the first bytes, whatever a name or a sender says. Null for all that is no picture of dots, drawings (SVG) too. */
export function pictureFormat(file: Uint8Array): PictureFormat | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, LONGEST)).toString('latin1');
  return MARKS.find(([, at, mark]) => head.startsWith(mark, at))?.[0] ?? null;
}
