import type { Point } from '../Figure.ts';

/** Left and right in the picture, not the person's. */
export const PICTURE_SIDES = ['left', 'right'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
export type BySide<T> = Readonly<Record<PictureSide, T>>;

/** -1 for the left side of the picture, 1 for its right side. */
export const signOf = (side: PictureSide): -1 | 1 => (side === 'left' ? -1 : 1);

/**
 * The axes of the torso. A position on the body has two coordinates: `along`, the distance down from the line between
 * the shoulder joints in torso lengths, and `across`, the distance from the middle in pixels, positive to the right
 * of the picture.
 */
export interface BodyFrame {
  /** The middle between the shoulder joints, in pixels. */
  readonly shoulders: Point;
  readonly hips: Point;
  /** The unit vector in the picture that points down the torso. */
  readonly down: Point;
  readonly right: Point;
  /** Distance from `shoulders` to `hips`, in pixels. */
  readonly torsoLength: number;
  /** Distance between the shoulder joints in pixels; below `shoulderWidth` if the person is turned. */
  readonly jointSpan: number;
  /** The shoulder width for proportions, in pixels: `jointSpan`, but at least 0.56 torso lengths. */
  readonly shoulderWidth: number;
}

/** Values at even distances from `from` to `to`. */
export interface Profile {
  readonly from: number;
  readonly to: number;
  readonly values: Float32Array;
}

export interface Torso {
  /** Half widths in pixels by `along`, from 0.15 to 1.4. */
  readonly halfWidths: BySide<Profile>;
  /** Half widths of the silhouette with clothes; NaN where an arm hides it. */
  readonly seenHalfWidths: BySide<Profile>;
  /**
   * The upper edge of the shoulder as a position down the torso (`along`; negative above the joints), by `across` in
   * shoulder widths.
   */
  readonly shoulderLine: Profile;
  /** Half the width of the neck, and the distance of its middle to the right of the torso's, in pixels. */
  readonly neck: { readonly half: number; readonly offset: number };
}

/** An arm from shoulder to wrist, or a leg from hip to ankle. Positions along it are from 0 to 1. */
export interface Limb {
  readonly side: PictureSide;
  /** Even points along a line with a rounded elbow or knee, in pixels. */
  readonly axis: readonly Point[];
  /** The length in pixels. */
  readonly length: number;
  /** Distance in pixels from the axis to the outer edge, away from the torso. */
  readonly outer: Profile;
  readonly inner: Profile;
  /** Distance from the axis to the silhouette's outer edge with clothes; NaN where it is hidden. */
  readonly seenOuter: Profile;
  readonly seenInner: Profile;
  /** The share of skin along the axis, 0 to 1. */
  readonly skinShares: Profile;
  /** Whether the lower half or the hand is visible; false for a hand in a pocket. */
  readonly isVisible: boolean;
}

/** The body without clothes: proportions from the pose, corrected by the silhouette. */
export interface PersonBody {
  readonly frame: BodyFrame;
  readonly torso: Torso;
  readonly arms: BySide<Limb>;
  readonly legs: BySide<Limb>;
}
