import type { Point } from '../Figure.ts';

/** Left and right as seen in the picture, not the person's own. */
export const PICTURE_SIDES = ['left', 'right'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
export type BySide<T> = Readonly<Record<PictureSide, T>>;

/** -1 for the left side of the picture, 1 for its right side. */
export const signOf = (side: PictureSide): -1 | 1 => (side === 'left' ? -1 : 1);

/**
 * The axes of the torso. A place on the body is named by two numbers: `along`, its distance down from the line between
 * the shoulder joints in torso lengths, and `across`, its distance from the middle in pixels, positive to the right of
 * the picture.
 */
export interface BodyFrame {
  /** The middle between the shoulder joints and the middle between the hip joints, pixels. */
  readonly shoulders: Point;
  readonly hips: Point;
  /** Unit vectors in the picture. */
  readonly down: Point;
  readonly right: Point;
  /** From `shoulders` to `hips`, pixels. */
  readonly torsoLength: number;
  /** Between the shoulder joints as they are seen, pixels; less than `shoulderWidth` if the person is turned. */
  readonly jointSpan: number;
  /** The shoulder width that proportions refer to, pixels: `jointSpan`, but at least 0.56 torso lengths. */
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
  readonly half: BySide<Profile>;
  /** The same as the silhouette shows it, clothes included; NaN where an arm hides it. */
  readonly seen: BySide<Profile>;
  /** `along` of the upper edge of the shoulder (negative: above the joints) by `across` in shoulder widths. */
  readonly shoulderLine: Profile;
  /** Half width of the neck, and how far its middle lies to the right of the torso's, pixels. */
  readonly neck: { readonly half: number; readonly offset: number };
}

/** An arm from shoulder to wrist, or a leg from hip to ankle. Positions along it run from 0 to 1. */
export interface Limb {
  readonly side: PictureSide;
  /** Points at even distances along a line that rounds the elbow or knee, pixels. */
  readonly axis: readonly Point[];
  /** Pixels. */
  readonly length: number;
  /** Distance from the axis to the outer edge (away from the torso) and to the inner one, pixels. */
  readonly outer: Profile;
  readonly inner: Profile;
  /** How far the silhouette reaches, clothes included; NaN where it is hidden. */
  readonly seenOuter: Profile;
  readonly seenInner: Profile;
  /** How much skin lies on the axis, 0 to 1. */
  readonly skin: Profile;
  /** Whether the picture shows the lower half of the limb or its hand; a hand in a pocket is not seen. */
  readonly isSeen: boolean;
}

/** The body below the clothes: proportions from the pose, corrected by the silhouette. */
export interface PersonBody {
  readonly frame: BodyFrame;
  readonly torso: Torso;
  readonly arms: BySide<Limb>;
  readonly legs: BySide<Limb>;
}
