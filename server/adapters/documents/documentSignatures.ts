import type { CvKind } from '../../application/ports/CvInspector.ts';

const PDF_HEADER = Buffer.from('%PDF-');
/** Programs look for the header of a PDF in this many bytes at the beginning. */
const PDF_HEADER_RANGE = 1_024;
const OLE_HEADER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ZIP_FILE_HEADER = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
/** The length of an archive's end record with the longest possible comment. */
const MAX_ZIP_END_LENGTH = 22 + 0xff_ff;

/**
 * All formats that some program could take the file for. If there are several, a program may open the file in a
 * format that was not checked.
 */
export function listPossibleKinds(file: Buffer): readonly CvKind[] {
  return [
    ...(file.subarray(0, PDF_HEADER_RANGE).includes(PDF_HEADER) ? (['pdf'] as const) : []),
    ...(file.subarray(0, OLE_HEADER.length).equals(OLE_HEADER) ? (['doc'] as const) : []),
    ...(isZip(file) ? (['docx'] as const) : []),
  ];
}

/** Whether the file begins or ends like an archive. Some programs read archives from the end. */
function isZip(file: Buffer): boolean {
  const begin = file.subarray(0, ZIP_FILE_HEADER.length);
  return begin.equals(ZIP_FILE_HEADER) || file.subarray(-MAX_ZIP_END_LENGTH).includes(ZIP_END);
}
