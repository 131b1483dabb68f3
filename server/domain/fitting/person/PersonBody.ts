import type { Point } from '../Figure.ts';

/** The left and right sides of the picture. A person who faces the camera has the right arm on the left side. */
export const PICTURE_SIDES = ['left', 'right'] as const;
export type PictureSide = (typeof PICTURE_SIDES)[number];
export type BySide<T> = Readonly<Record<PictureSide, T>>;

export const signOf = (side: PictureSide): -1 | 1 => (side === 'left' ? -1 : 1);

/**
 * The axes of the torso. A position on the body has two coordinates: `along` is the distance down from the shoulder
 * joints in torso lengths; `across` is the distance from the middle in pixels, positive to the right of the picture.
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
  /** Distance between the shoulder joints in pixels. It is below `shoulderWidth` if the person is turned. */
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
  /** Half widths of the person with clothes; NaN where an arm hides the side. */
  readonly seenHalfWidths: BySide<Profile>;
  /**
   * The upper edge of the shoulder, as `along` by `across` in shoulder widths. `along` is negative above the joints.
   */
  readonly shoulderLine: Profile;
  /** Half the width of the neck in pixels. `offset` is how far its middle is to the right of the torso's. */
  readonly neck: { readonly half: number; readonly offset: number };
}

/** An arm from shoulder to wrist, or a leg from hip to ankle. Positions along a limb are from 0 to 1. */
export interface Limb {
  readonly side: PictureSide;
  /** Points in pixels at even distances along the limb, with a rounded elbow or knee. */
  readonly axis: readonly Point[];
  /** The length in pixels. */
  readonly length: number;
  /** Distance in pixels from the axis to the outer edge, away from the torso. */
  readonly outer: Profile;
  readonly inner: Profile;
  /** Distance from the axis to the outer edge with clothes; NaN where the edge is hidden. */
  readonly seenOuter: Profile;
  readonly seenInner: Profile;
  /** How much skin is visible along the axis, 0 to 1. */
  readonly skinShares: Profile;
  /** Whether the lower half or the hand is visible. False for a hand in a pocket. */
  readonly isVisible: boolean;
}

/** The body without clothes. Its proportions come from the pose, corrected by the outline of the person. */
export interface PersonBody {
  readonly frame: BodyFrame;
  readonly torso: Torso;
  readonly arms: BySide<Limb>;
  readonly legs: BySide<Limb>;
}
