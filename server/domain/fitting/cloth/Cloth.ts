import type { Point } from '../Figure.ts';
import type { BySide } from '../person/PersonBody.ts';

/** Kinds of cloth. A suit has two: `outer` for the jacket and `lower` for the trousers. */
export const CLOTH_KINDS = ['upper', 'lower', 'dress', 'outer'] as const;
export type ClothKind = (typeof CLOTH_KINDS)[number];

/** The two edges of a sleeve, each as evenly spaced points, in pixels of the cloth. */
export interface SleeveOutline {
  /** From the tip of the shoulder to the cuff. */
  readonly outer: readonly Point[];
  /** From the armpit to the cuff. */
  readonly inner: readonly Point[];
}

/** One half of a garment for the torso. Left and right are the sides of the picture. */
export interface TopSide {
  /** The end of the shoulder line at the neck. */
  readonly collar: Point;
  /** The end of the shoulder line at the arm. */
  readonly shoulder: Point;
  readonly armpit: Point;
  /** The side from the armpit to the hem. */
  readonly edge: readonly Point[];
  readonly sleeve: SleeveOutline | null;
}

/** The outline of a garment for the torso: a top, dress or jacket. */
export interface TopOutline {
  readonly on: 'torso';
  readonly sides: BySide<TopSide>;
  /** The lowest point of the neck opening in front. */
  readonly collarFront: Point;
}

/** The outline of a garment that hangs from the waist. */
export interface BottomOutline {
  readonly on: 'legs';
  readonly waist: BySide<Point>;
  /** Where the legs part; null for a skirt. */
  readonly crotch: Point | null;
  /** The first row of `outer` and `inner`, which contain for each row the x at which the cloth begins or ends. */
  readonly top: number;
  readonly outer: BySide<Float32Array>;
  /** The edges between the legs. Above the crotch, both are the middle line. */
  readonly inner: BySide<Float32Array>;
}

/** Reasons why a garment cannot be put on photos, or may look wrong there. */
export const CLOTH_DOUBTS = [
  'no-garment',
  'not-alone',
  'pale-on-pale',
  'folded',
  'one-sided',
  'collar-unclear',
  'sheer',
  'jumpsuit',
  'strapless',
  'packshot',
  'hood',
  'leggings',
] as const;
export type ClothDoubtKey = (typeof CLOTH_DOUBTS)[number];

export interface ClothDoubt {
  readonly key: ClothDoubtKey;
  /** Probability that the garment looks broken, 0 to 1. */
  readonly strength: number;
}

/** A garment cut out of its picture for photos. It does not depend on the photo, so it can be cached. */
export interface Cloth {
  readonly kind: ClothKind;
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: color without the background, and opacity. */
  readonly rgba: Uint8Array;
  /**
   * How much of each pixel belongs to the front of the garment, 0 to 255. The rest is the inside of the back in the
   * collar.
   */
  readonly front: Uint8Array;
  readonly outline: TopOutline | BottomOutline;
  readonly doubts: readonly ClothDoubt[];
}

/** The cloth for a picture without a garment. */
export function noCloth(width: number, height: number, kind: ClothKind): Cloth {
  const [emptySides, row] = [{ left: [0, 0], right: [0, 0] } as const, new Float32Array(1)];
  const edges = { left: row, right: row };
  return {
    kind,
    width,
    height,
    rgba: new Uint8Array(width * height * 4),
    front: new Uint8Array(width * height),
    outline: { on: 'legs', waist: emptySides, crotch: null, top: 0, outer: edges, inner: edges },
    doubts: [{ key: 'no-garment', strength: 1 }],
  };
}
