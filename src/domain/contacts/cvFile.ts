/** Endings of the files that the career form takes (spec section 5). */
export const CV_ENDINGS = ['.pdf', '.doc', '.docx'] as const;

export const MAX_CV_MEGABYTES = 10;
export const MAX_CV_BYTES = MAX_CV_MEGABYTES * 2 ** 20;

export type CvFault = 'wrong-type' | 'too-large' | 'empty';

/** What is wrong with a chosen file, as far as its name and size tell; null if nothing is. */
export function findCvFault({ name, size }: { readonly name: string; readonly size: number }): CvFault | null {
  if (!CV_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrong-type';
  if (size > MAX_CV_BYTES) return 'too-large';
  return size === 0 ? 'empty' : null;
}
