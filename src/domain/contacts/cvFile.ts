/** File name extensions that the career form accepts (spec section 5). */
export const CV_ENDINGS = ['.pdf', '.doc', '.docx'] as const;

export const MAX_CV_MEGABYTES = 10;
export const MAX_CV_BYTES = MAX_CV_MEGABYTES * 2 ** 20;

export type CvFault = 'wrong-type' | 'too-large' | 'empty';

/** Checks the name and size of a chosen file. Returns null if both are valid. */
export function findCvFault({ name, size }: { readonly name: string; readonly size: number }): CvFault | null {
  if (!CV_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrong-type';
  if (size > MAX_CV_BYTES) return 'too-large';
  return size === 0 ? 'empty' : null;
}
