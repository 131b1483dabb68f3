import type { Landmarks } from '../vocabulary/CatalogueFile.ts';
import type { StoredLimb } from './matte.ts';

/** The fitting room's data about a garment's front picture. */
export interface MatteEntry {
  readonly fingerprint: string;
  /** The garment's highest point, in pixels of the front picture, where straps and halters are attached. */
  readonly top: readonly [number, number];
  readonly limbs: Partial<Record<'left' | 'right', StoredLimb>>;
  /** A suit's trousers, which the jacket hides in the front picture: a picture with alpha, and its landmarks. */
  readonly under?: { readonly landmarks: Landmarks };
}

export type MatteFile = Readonly<Record<string, MatteEntry>>;

/** Pixels of the front picture per pixel of a matte. */
export const MATTE_STEP = 2;
