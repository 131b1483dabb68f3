import { CvRefused } from '../../application/ports/CvInspector.ts';
import { DAMAGED_MESSAGE } from './messages.ts';

/** The last lines of a PDF are at most this many bytes from its end. */
const TRAILER_RANGE = 2_048;
const HEADER_PATTERN = /^%PDF-[12]\.\d/u;
const TRAILER_PATTERN = /startxref\s{1,9}\d{1,12}\s{1,9}%%EOF[\s\0]{0,2000}$/u;

/** Rejects a PDF without a header or trailer, because it is incomplete or damaged. */
export function checkPdf(file: Buffer): void {
  const begin = file.toString('latin1', 0, 16);
  const end = file.toString('latin1', Math.max(0, file.length - TRAILER_RANGE));
  if (!HEADER_PATTERN.test(begin) || !TRAILER_PATTERN.test(end)) throw new CvRefused(DAMAGED_MESSAGE);
}
