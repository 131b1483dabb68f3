import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import { detectPictureFormat } from '../pictureFormat.ts';

/**
 * Throws a `PictureRefused` for a file that takes much more work to decode than its size in pixels suggests. libvips
 * cannot limit that work.
 */
export function refuseHiddenWork(file: Uint8Array, maxPixels: number): void {
  const format = detectPictureFormat(file);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const isRefused =
    (format === 'jpeg' && countScans(bytes) > MAX_SCANS) ||
    (format === 'png' && measureCompressedTexts(bytes) > MAX_COMPRESSED_TEXT_BYTES) ||
    ((format === 'avif' || format === 'heic') && measureLargestPart(bytes) > maxPixels);
  if (isRefused) throw new PictureRefused('This picture takes too long to read. Save it as JPEG, PNG or WebP again.');
}

/** Maximum number of scans. Encoders write about ten, and each is applied to the whole picture. */
const MAX_SCANS = 100;
const [MARKER_PREFIX, START_OF_SCAN, END_OF_IMAGE] = [0xff, 0xda, 0xd9];
/** Whether a JPEG marker has no segment: a stuffed zero, or a restart marker within a scan. */
const isBareMarker = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * The number of scans before a JPEG's end marker. Ignores videos, which phones append. Stops soon after the maximum.
 */
function countScans(bytes: Buffer): number {
  let scans = 0;
  let position = bytes.indexOf(MARKER_PREFIX, 2);
  while (position !== -1 && scans <= MAX_SCANS) {
    while (bytes[position] === MARKER_PREFIX) position += 1;
    const marker = bytes[position] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    const hasSegment = !isBareMarker(marker) && position + 2 < bytes.length;
    position = bytes.indexOf(MARKER_PREFIX, position + 1 + (hasSegment ? bytes.readUInt16BE(position + 1) : 0));
  }
  return scans;
}

/** Maximum size of compressed texts. The decoder inflates each text before it discards it. */
const MAX_COMPRESSED_TEXT_BYTES = 128 * 1_024;
const PNG_SIGNATURE_BYTES = 8;
/** The bytes before the data of a chunk (its length and name) and after it (a checksum). */
const [CHUNK_HEADER_BYTES, CHECKSUM_BYTES] = [8, 4];
const COMPRESSED_TEXT_NAMES = new Set(['zTXt', 'iTXt']);

/** The total size of a PNG's compressed texts in bytes. */
function measureCompressedTexts(bytes: Buffer): number {
  let total = 0;
  let position = PNG_SIGNATURE_BYTES;
  while (position + CHUNK_HEADER_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(position);
    const data = bytes.subarray(position + CHUNK_HEADER_BYTES, position + CHUNK_HEADER_BYTES + length);
    const name = bytes.toString('latin1', position + 4, position + CHUNK_HEADER_BYTES);
    if (COMPRESSED_TEXT_NAMES.has(name) && isCompressed(name, data)) total += length;
    position += CHUNK_HEADER_BYTES + length + CHECKSUM_BYTES;
  }
  return total;
}

/**
 * Whether a PNG chunk contains compressed text. In an iTXt chunk, a flag after the keyword tells whether the text is
 * compressed.
 */
const isCompressed = (name: string, data: Buffer): boolean => name === 'zTXt' || data[data.indexOf(0) + 1] !== 0;

const SIZE_PROPERTY = 'ispe';
const BOX_HEADER_BYTES = 8;

/**
 * The number of pixels of the largest picture in an AVIF or HEIC file. The file's declared size may be only a small
 * part of that picture.
 */
function measureLargestPart(bytes: Buffer): number {
  let largestSize = 0;
  for (const meta of findMetaBoxes(bytes))
    for (let index = meta.indexOf(SIZE_PROPERTY); index !== -1; index = meta.indexOf(SIZE_PROPERTY, index + 1)) {
      // After the name come four bytes of version and flags, then width and height.
      if (index + 16 <= meta.length)
        largestSize = Math.max(largestSize, meta.readUInt32BE(index + 8) * meta.readUInt32BE(index + 12));
    }
  return largestSize;
}

/** The boxes with descriptions of the pictures, without the pictures' data. */
function* findMetaBoxes(bytes: Buffer): Generator<Buffer> {
  let position = 0;
  while (position + BOX_HEADER_BYTES <= bytes.length) {
    const length = readBoxLength(bytes, position);
    if (bytes.toString('latin1', position + 4, position + 8) === 'meta')
      yield bytes.subarray(position, position + length);
    position += Math.max(BOX_HEADER_BYTES, length);
  }
}

/** The length of a box. 0 means that it extends to the end of the file, 1 that a longer number follows the name. */
function readBoxLength(bytes: Buffer, position: number): number {
  const length = bytes.readUInt32BE(position);
  if (length === 0) return bytes.length - position;
  if (length !== 1 || position + 16 > bytes.length) return length;
  return Number(bytes.readBigUInt64BE(position + BOX_HEADER_BYTES));
}
