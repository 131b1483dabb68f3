export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'tiff' | 'bmp';

/**
 * The first bytes of each format, as Latin-1. AVIF and HEIC begin with a box length below 65,536, whose upper two
 * bytes are zero.
 */
const SIGNATURES: readonly (readonly [format: PictureFormat, signature: RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^\0\0.{2}ftypavi[fs]/s],
  ['heic', /^\0\0.{2}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['bmp', /^BM/],
];
/** Number of bytes that suffice to detect any format. */
export const MAX_SIGNATURE_BYTES = 16;

/**
 * Detects the format from the first bytes. Ignores name and content type. Returns null for all other formats, such as
 * SVG.
 */
export function detectPictureFormat(file: Uint8Array): PictureFormat | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, MAX_SIGNATURE_BYTES)).toString(
    'latin1',
  );
  return SIGNATURES.find(([, signature]) => signature.test(head))?.[0] ?? null;
}
