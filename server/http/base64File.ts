import { RefusedFieldError } from '../application/AccessError.ts';

/**
 * The bytes of a base64 text, decoded piece by piece as it arrives: a text of many megabytes at once would hold up
 * every other request. Rejects with a `RefusedFieldError` for anything but padded base64 without line breaks.
 */
export async function base64File(field: string, pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const decoded: Buffer[] = [];
  let rest = '';
  let isPadded = false;
  for await (const piece of pieces) {
    const text = rest + piece.toString('latin1');
    const whole = text.length - (text.length % QUAD);
    rest = text.slice(whole);
    const quads = text.slice(0, whole);
    if ((isPadded && text !== '') || !isCanonical(quads)) throw refused(field);
    isPadded ||= quads.endsWith('=');
    decoded.push(Buffer.from(quads, 'base64'));
  }
  if (rest !== '') throw refused(field);
  return Buffer.concat(decoded);
}

/** Number of base64 characters that encode three bytes. */
const QUAD = 4;

/** Whether a text is valid base64. Encodes the result again, because `Buffer.from` skips invalid characters. */
const isCanonical = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const refused = (field: string) => new RefusedFieldError(field, 'This is not base64.');
