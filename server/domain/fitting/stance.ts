import { Curve, lerp, smoothstep } from './curve.ts';
import type { FigureShape, Point } from './Figure.ts';
import { Sheet } from './Sheet.ts';

/**
 * The posture of a figure. The figure is dressed upright, like the cut of the garments. Then figure and cloth shift
 * their weight to one leg: the hip moves outwards and up, the shoulders lean the other way, the other foot stands
 * slightly apart, and the legs become longer.
 */
export interface Stance {
  /**
   * Returns the point of the upright figure that is shown at a position of the finished picture. x is measured from
   * the middle.
   */
  toStraight(point: Point): Point;
  /**
   * Returns the position in the finished picture of a point of the upright figure. This is the inverse of
   * `toStraight`.
   */
  toFinished(point: Point): Point;
  /** Returns `toStraight` for one row of the finished picture. */
  rowToStraight(y: number): (x: number) => Point;
  /** Returns the position of a foot; side 1 is the right of the picture. */
  footAt(side: 1 | -1): Point;
}

/** Heights in the finished picture, each with the corresponding height of the upright figure. */
const HEIGHT_CURVE = new Curve(
  [
    [48, 54],
    [152, 158],
    [209, 216],
    [386, 402],
    [500, 520],
    [900, 890],
    [962, 950],
  ],
  1,
  1,
);

/** How far each side moves towards the leg that carries the weight, by height in the finished picture. */
const WEIGHT_LEG_SHIFT = new Curve(
  [
    [48, -2],
    [152, 0],
    [209, -2.5],
    [300, 0],
    [386, 6],
    [470, 13],
    [560, 12],
    [690, 8],
    [900, 1.5],
    [962, 1],
  ],
  0,
  0,
);
const FREE_LEG_SHIFT = new Curve(
  [
    [48, -2],
    [152, 0],
    [209, -2.5],
    [300, 0],
    [386, 6],
    [470, 13],
    [560, 11.5],
    [690, 5],
    [900, -8],
    [962, -9],
  ],
  0,
  0,
);
/** How steep a level line becomes, by height. It falls towards the side that carries the weight. */
const LEAN_SLOPE = new Curve(
  [
    [48, -0.02],
    [152, -0.015],
    [209, 0.024],
    [300, 0.018],
    [386, -0.008],
    [465, -0.032],
    [690, -0.024],
    [962, -0.036],
  ],
  0,
  0,
);
/** The width in which the two sides are blended, by height: wide at the hip, narrow at the feet. */
const BLEND_WIDTH = new Curve(
  [
    [386, 70],
    [500, 60],
    [900, 30],
  ],
  0,
  0,
);

export function createStance({ lean, legs }: FigureShape): Stance {
  const describeRow = (y: number): Row => {
    const [weight, freeLegShift, legBlend, slope] = [
      WEIGHT_LEG_SHIFT.of(y),
      FREE_LEG_SHIFT.of(y),
      BLEND_WIDTH.of(y),
      lean * LEAN_SLOPE.of(y),
    ];
    const height = HEIGHT_CURVE.of(y);
    const findShift = (x: number): number =>
      lean * lerp(freeLegShift, weight, smoothstep(-legBlend, legBlend, x * lean));
    return { toStraight: (x) => [x - findShift(x), height - slope * x], to: (x) => [x + findShift(x), y + slope * x] };
  };
  const footDistance = legs[legs.length - 1]![1];
  return {
    rowToStraight: (y) => describeRow(y).toStraight,
    toStraight: ([x, y]) => describeRow(y).toStraight(x),
    toFinished: (point) => invertMapping(([x, y]) => describeRow(y).toStraight(x), point),
    footAt: (side) => describeRow(FLOOR_ROW).to(side * footDistance),
  };
}

/** Inverts the mapping by a few corrections. They are enough, because the mapping moves points by few pixels. */
function invertMapping(mapPoint: (point: Point) => Point, [x, y]: Point): Point {
  let [currentX, currentY] = [x, y];
  for (let round = 0; round < INVERSE_ROUNDS; round++) {
    const [straightX, straightY] = mapPoint([currentX, currentY]);
    currentX += x - straightX;
    currentY += y - straightY;
  }
  return [currentX, currentY];
}

const INVERSE_ROUNDS = 12;

/** Returns the row of the upright figure at the middle of a row of the finished picture. */
export const toStraightRow = (y: number): number => HEIGHT_CURVE.of(y);

/** The inverse of `toStraightRow`. */
export const toFinishedRow = (y: number): number => invertMapping(([, row]) => [0, HEIGHT_CURVE.of(row)], [0, y])[1];

const FLOOR_ROW = 962;

interface Row {
  toStraight(x: number): Point;
  to(x: number): Point;
}

/** Applies the posture to a figure that was dressed upright. */
export function applyStance(sheet: Sheet, stance: Stance): Sheet {
  const { width, height } = sheet;
  const result = new Sheet(width, height);
  const middle = width / 2;
  for (let y = 0; y < height; y++) {
    const toStraightPoint = stance.rowToStraight(y);
    // Between two columns of the grid, the mapping is nearly linear.
    for (let x = 0; x < width; x += GRID_STEP) {
      const leftPoint = toStraightPoint(x - middle);
      const rightPoint = toStraightPoint(x + GRID_STEP - middle);
      for (let column = 0; column < GRID_STEP && x + column < width; column++) {
        const share = column / GRID_STEP;
        resamplePixel(
          sheet,
          result,
          (y * width + x + column) * 4,
          lerp(leftPoint[0], rightPoint[0], share) + middle,
          lerp(leftPoint[1], rightPoint[1], share),
        );
      }
    }
  }
  return result;
}

const GRID_STEP = 20;

/** Samples a pixel by Catmull-Rom interpolation, which is sharper than linear. Limits the result to valid colors. */
function resamplePixel({ width, height, data }: Sheet, result: Sheet, to: number, x: number, y: number): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 1 || y0 < 1 || x0 >= width - 2 || y0 >= height - 2) return;
  const offset = (y0 * width + x0) * 4;
  const offsetBelow = offset + width * 4;
  if (data[offset + 3]! + data[offset + 7]! + data[offsetBelow + 3]! + data[offsetBelow + 7]! === 0) return;
  fillWeights(x - x0, weightsAcross);
  fillWeights(y - y0, weightsDown);
  let r = 0;
  let g = 0;
  let b = 0;
  let alpha = 0;
  for (let row = 0; row < 4; row++) {
    const rowShare = weightsDown[row]!;
    let from = offset + ((row - 1) * width - 1) * 4;
    for (let column = 0; column < 4; column++) {
      const share = weightsAcross[column]! * rowShare;
      r += data[from]! * share;
      g += data[from + 1]! * share;
      b += data[from + 2]! * share;
      alpha += data[from + 3]! * share;
      from += 4;
    }
  }
  const maxAlpha = Math.min(1, Math.max(0, alpha));
  result.data[to] = Math.min(maxAlpha, Math.max(0, r));
  result.data[to + 1] = Math.min(maxAlpha, Math.max(0, g));
  result.data[to + 2] = Math.min(maxAlpha, Math.max(0, b));
  result.data[to + 3] = maxAlpha;
}

const weightsAcross = new Float32Array(4);
const weightsDown = new Float32Array(4);

function fillWeights(share: number, weights: Float32Array): void {
  weights[0] = share * (-0.5 + share * (1 - 0.5 * share));
  weights[1] = 1 + share * share * (1.5 * share - 2.5);
  weights[2] = share * (0.5 + share * (2 - 1.5 * share));
  weights[3] = share * share * (0.5 * share - 0.5);
}
