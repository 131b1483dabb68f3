import { RefusedFieldError } from '../application/AccessError.ts';

/**
 * Decodes a base64 text as it arrives, because decoding many megabytes at once would block other requests. Rejects
 * with a `RefusedFieldError` unless the text is padded base64 without line breaks.
 */
export async function decodeBase64File(field: string, pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const decodedPieces: Buffer[] = [];
  let undecodedText = '';
  let isPadded = false;
  for await (const piece of pieces) {
    const text = undecodedText + piece.toString('latin1');
    const wholeLength = text.length - (text.length % QUAD_LENGTH);
    undecodedText = text.slice(wholeLength);
    const quads = text.slice(0, wholeLength);
    if ((isPadded && text !== '') || !isCanonicalBase64(quads)) throw createRefusal(field);
    isPadded ||= quads.endsWith('=');
    decodedPieces.push(Buffer.from(quads, 'base64'));
  }
  if (undecodedText !== '') throw createRefusal(field);
  return Buffer.concat(decodedPieces);
}

/** Number of base64 characters that encode three bytes. */
const QUAD_LENGTH = 4;

/** Whether a text is valid base64. Compares the encoded result, because `Buffer.from` skips invalid characters. */
const isCanonicalBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const createRefusal = (field: string) => new RefusedFieldError(field, 'This is not base64.');
