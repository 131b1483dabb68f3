import { Curve } from './curve.ts';
import type { Knot } from './curve.ts';

export type Point = readonly [x: number, y: number];

export const FIGURE_LAYERS = [
  'hair-behind',
  'body',
  'base',
  'shoes',
  'arm-left',
  'arm-right',
  'head',
  'features',
  'hair-before',
] as const;
export type FigureLayer = (typeof FIGURE_LAYERS)[number];

/** The heights of parts of the body, measured from the top of the picture. */
export interface BodyLevels {
  readonly crown: number;
  readonly chin: number;
  readonly pit: number;
  readonly shoulder: number;
  readonly armpit: number;
  readonly bust: number;
  readonly under: number;
  readonly waist: number;
  readonly hip: number;
  readonly crotch: number;
  readonly thigh: number;
  readonly knee: number;
  readonly calf: number;
  readonly ankle: number;
  readonly floor: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawn figure as it is stored. x is measured from the middle line of the figure, y from the top of its picture. */
export interface FigureShape {
  readonly id: string;
  readonly name: string;
  readonly gender: 'women' | 'men';
  readonly width: number;
  readonly height: number;
  readonly layers: Readonly<Record<FigureLayer, Box>>;
  readonly levels: BodyLevels;
  readonly outline: readonly Knot[];
  readonly slope: readonly Knot[];
  readonly legs: readonly Knot[];
  readonly shoulder: number;
  readonly neck: number;
  /** `half` is half the width of the upper arm. `root` is the position of the shoulder in the picture of the arm. */
  readonly arm: {
    readonly joint: Point;
    readonly root: Point;
    readonly upper: number;
    readonly lower: number;
    readonly half: number;
  };
  readonly wrist: number;
  /** The side of the leg that carries the weight: 1 for the right side of the picture. */
  readonly lean: 1 | -1;
}

/** The measures of a body that garments are fitted to. */
export class Body {
  readonly shape: FigureShape;
  readonly #halfWidth: Curve;
  readonly #shoulderSlope: Curve;
  readonly #legMiddle: Curve;

  constructor(shape: FigureShape) {
    this.shape = shape;
    this.#halfWidth = new Curve(shape.outline, 0, 0);
    this.#shoulderSlope = new Curve(keepRisingKnots(shape.slope), 0, 0.5);
    this.#legMiddle = new Curve(shape.legs, 0, 0);
  }

  get levels(): BodyLevels {
    return this.shape.levels;
  }

  /** Half the width of the trunk at a height. Below the crotch, half the width of both legs together. */
  halfWidthAt(y: number): number {
    return Math.max(0, this.#halfWidth.of(y));
  }

  /** The height of the neck or shoulder, on which cloth rests, at a distance from the middle. */
  restHeightAt(x: number): number {
    return this.#shoulderSlope.of(Math.abs(x));
  }

  /** The middle line of the right leg. */
  legMiddleAt(y: number): number {
    return this.#legMiddle.of(y);
  }
}

/** Keeps the shoulder line from the neck outwards. Leaves out its end, which turns back and carries no cloth. */
const keepRisingKnots = (line: readonly Knot[]): Knot[] => {
  const keptKnots: Knot[] = [];
  for (const [x, y] of line)
    if (keptKnots.length === 0 || x > keptKnots[keptKnots.length - 1]![0] + 0.5) keptKnots.push([x, y]);
  return keptKnots;
};

/** The body that the garments of the demo catalogue are cut for. */
export const DRESS_FORM = {
  shoulder: 92,
  outline: new Curve([
    [292, 72],
    [312, 77],
    [344, 68],
    [402, 63],
    [438, 79],
    [484, 88],
    [520, 88],
    [566, 86],
    [700, 72],
    [892, 56],
  ]),
  thigh: 44,
} as const;
