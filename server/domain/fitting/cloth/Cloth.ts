import type { Point } from '../Figure.ts';
import type { BySide } from '../person/PersonBody.ts';

/** The trousers of a suit are a `lower` of their own, its jacket is an `outer`. */
export const CLOTH_KINDS = ['upper', 'lower', 'dress', 'outer'] as const;
export type ClothKind = (typeof CLOTH_KINDS)[number];

/** The two edges of a sleeve, each as points at even distances, in pixels of the cloth. */
export interface SleeveOutline {
  /** From the tip of the shoulder to the cuff. */
  readonly outer: readonly Point[];
  /** From the armpit to the cuff. */
  readonly inner: readonly Point[];
}

/** One half of what is worn on the torso. Left and right are those of the picture. */
export interface TopSide {
  /** Where the shoulder line ends at the neck. */
  readonly collar: Point;
  /** Where the shoulder line ends at the arm. */
  readonly shoulder: Point;
  readonly armpit: Point;
  /** The side from the armpit to the hem. */
  readonly edge: readonly Point[];
  readonly sleeve: SleeveOutline | null;
}

/** What is worn on the torso: tops, dresses, jackets. */
export interface TopOutline {
  readonly on: 'torso';
  readonly sides: BySide<TopSide>;
  /** The lowest point of the neck opening before the body. */
  readonly collarFront: Point;
}

/** What hangs from the waist. */
export interface BottomOutline {
  readonly on: 'legs';
  readonly waist: BySide<Point>;
  /** Where the legs part; null for a skirt. */
  readonly crotch: Point | null;
  /** The row that `outer` and `inner` begin with, and the values of each row: where the cloth begins and ends. */
  readonly top: number;
  readonly outer: BySide<Float32Array>;
  /** The edges between the legs; above the crotch both are the middle. */
  readonly inner: BySide<Float32Array>;
}

/** Why a garment cannot be put on photos, or only with a doubt. */
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
] as const;
export type ClothDoubtKey = (typeof CLOTH_DOUBTS)[number];

export interface ClothDoubt {
  readonly key: ClothDoubtKey;
  /** 0 to 1; how likely the garment comes out broken. */
  readonly strength: number;
}

/** A garment cut out of its picture, ready to be laid on photos. The same for every photo, so that it can be kept. */
export interface Cloth {
  readonly kind: ClothKind;
  readonly width: number;
  readonly height: number;
  /** Four channels per pixel: color free of the background, and how much garment there is. */
  readonly rgba: Uint8Array;
  /** How much of it lies before the body, 0 to 255; the rest is the inside of the back, seen through the collar. */
  readonly front: Uint8Array;
  readonly outline: TopOutline | BottomOutline;
  readonly doubts: readonly ClothDoubt[];
}

/** A picture that holds no garment. */
export function noCloth(width: number, height: number, kind: ClothKind): Cloth {
  const [none, row] = [{ left: [0, 0], right: [0, 0] } as const, new Float32Array(1)];
  const edges = { left: row, right: row };
  return {
    kind,
    width,
    height,
    rgba: new Uint8Array(width * height * 4),
    front: new Uint8Array(width * height),
    outline: { on: 'legs', waist: none, crotch: null, top: 0, outer: edges, inner: edges },
    doubts: [{ key: 'no-garment', strength: 1 }],
  };
}
