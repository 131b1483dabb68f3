import type { Point } from '../Figure.ts';

/** Left and right as seen in the picture, not the person's own. */
export const PICTURE_SIDES = ['left', 'right'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
export type BySide<T> = Readonly<Record<PictureSide, T>>;

/** -1 for the left side of the picture, 1 for its right side. */
export const signOf = (side: PictureSide): -1 | 1 => (side === 'left' ? -1 : 1);

/**
 * The axes of the torso. A position on the body has two coordinates: `along`, the distance down from the line between
 * the shoulder joints in torso lengths, and `across`, the distance from the middle in pixels, positive to the right of
 * the picture.
 */
export interface BodyFrame {
  /** The middle between the shoulder joints and the middle between the hip joints, in pixels. */
  readonly shoulders: Point;
  readonly hips: Point;
  /** Unit vectors in the picture: down the torso, and to the right of it. */
  readonly down: Point;
  readonly right: Point;
  /** Distance from `shoulders` to `hips`, in pixels. */
  readonly torsoLength: number;
  /** Distance between the shoulder joints in the picture, in pixels; below `shoulderWidth` if the person is turned. */
  readonly jointSpan: number;
  /** The shoulder width that proportions refer to, in pixels: `jointSpan`, but at least 0.56 torso lengths. */
  readonly shoulderWidth: number;
}

/** Values at even distances: the first at `from`, the last at `to`. */
export interface Profile {
  readonly from: number;
  readonly to: number;
  readonly values: Float32Array;
}

export interface Torso {
  /** Half widths in pixels by `along`, from 0.15 to 1.4. */
  readonly halfWidths: BySide<Profile>;
  /** Half widths of the silhouette, clothes included; NaN where an arm hides it. */
  readonly seenHalfWidths: BySide<Profile>;
  /**
   * Position down the torso (`along`) of the upper edge of the shoulder (negative: above the joints) by `across` in
   * shoulder widths.
   */
  readonly shoulderLine: Profile;
  /** Half width of the neck, and how far its middle lies to the right of the torso's, pixels. */
  readonly neck: { readonly half: number; readonly offset: number };
}

/** An arm from shoulder to wrist, or a leg from hip to ankle. Positions along it run from 0 to 1. */
export interface Limb {
  readonly side: PictureSide;
  /** Evenly spaced points along a line that rounds the elbow or knee, in pixels. */
  readonly axis: readonly Point[];
  /** Pixels. */
  readonly length: number;
  /** Distance from the axis to the outer edge (away from the torso) and to the inner one, pixels. */
  readonly outer: Profile;
  readonly inner: Profile;
  /** Distance from the axis to the outer edge of the silhouette, clothes included; NaN where it is hidden. */
  readonly seenOuter: Profile;
  readonly seenInner: Profile;
  /** How much of the axis is skin, 0 to 1. */
  readonly skinShares: Profile;
  /** Whether the lower half of the limb or its hand is visible; false for a hand in a pocket. */
  readonly isVisible: boolean;
}

/** The body below the clothes: proportions from the pose, corrected by the silhouette. */
export interface PersonBody {
  readonly frame: BodyFrame;
  readonly torso: Torso;
  readonly arms: BySide<Limb>;
  readonly legs: BySide<Limb>;
}
