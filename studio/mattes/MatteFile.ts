import type { Landmarks } from '../vocabulary/CatalogueFile.ts';
import type { StoredLimb } from './matte.ts';

/** The data that the fitting room needs in addition to a garment's front picture. */
export interface MatteEntry {
  readonly fingerprint: string;
  /** The highest point of the garment, in the pixels of the front picture: where straps and halters are attached. */
  readonly top: readonly [number, number];
  readonly limbs: Partial<Record<'left' | 'right', StoredLimb>>;
  /** The trousers of a suit, which its jacket hides in the front picture: a picture with alpha, and its landmarks. */
  readonly under?: { readonly landmarks: Landmarks };
}

export type MatteFile = Readonly<Record<string, MatteEntry>>;

/** Pixels of the front picture per pixel of a matte. */
export const MATTE_STEP = 2;
