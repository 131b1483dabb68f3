export const CV_KINDS = ['pdf', 'doc', 'docx'] as const;
export type CvKind = (typeof CV_KINDS)[number];

/** A file that is not accepted as a CV. The message tells the visitor why. */
export class CvRefused extends Error {
  override readonly name = 'CvRefused';
}

/** Detects what a file contains, regardless of its name. Without a contract suite: there is one adapter. */
export interface CvInspector {
  /**
   * Resolves to the kind of a complete document. Rejects with a `CvRefused` for anything else, and with a
   * `StoreUnavailableError` if too many files wait. Calls `readFile` when it is the file's turn, so that waiting
   * files take no memory.
   */
  inspect(readFile: () => Promise<Uint8Array>): Promise<CvKind>;
}
