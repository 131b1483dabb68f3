import type { Point } from '../../../server/domain/fitting/Figure.ts';
import type { Pixels } from '../../../server/domain/fitting/Garment.ts';
import { Canvas, isInPolygon, type Rgb } from './shapes.ts';

export const PAPER: Rgb = [246, 246, 246];
export const NEW_CLOTH: Rgb = [190, 40, 40];
const INSIDE_COLOR: Rgb = [110, 20, 20];

const [WIDTH, HEIGHT] = [300, 380];
const mirrorCorners = (halfOutline: readonly Point[]): Point[] => [
  ...halfOutline,
  ...[...halfOutline].reverse().map(([x, y]): Point => [WIDTH - x, y]),
];

function drawPolygon(corners: readonly Point[], color: Rgb = NEW_CLOTH): Canvas {
  const canvas = new Canvas(WIDTH, HEIGHT, PAPER);
  canvas.paint((x, y) => isInPolygon(corners, x + 0.5, y + 0.5), color);
  return canvas;
}

const toPixels = ({ width, height, rgb }: Canvas): Pixels => ({ width, height, bytes: rgb });

/** The row of the round neck's front edge in column x. Its lowest point is 34 pixels below the collar points. */
const getCollarRow = (x: number): number => 46 + 34 * (1 - Math.min(1, Math.abs(x + 0.5 - WIDTH / 2) / 32) ** 2.2);

/** Draws a top with a round neck. The darker inside of its back shows above the front edge. */
export function drawTop(sleeve: 'none' | 'short' | 'long'): Pixels {
  const sleeves: Record<typeof sleeve, readonly Point[]> = {
    none: [
      [78, 60],
      [84, 100],
      [82, 130],
    ],
    short: [
      [75, 62],
      [20, 130],
      [50, 160],
      [82, 120],
    ],
    long: [
      [75, 62],
      [18, 290],
      [48, 298],
      [84, 126],
    ],
  };
  const canvas = drawPolygon(mirrorCorners([[118, 46], ...sleeves[sleeve], [82, 320]]));
  canvas.paint((x, y) => y > 46 && y < getCollarRow(x), INSIDE_COLOR);
  return toPixels(canvas);
}

/** Draws a folded sweater, whose sleeves lie on its trunk and reach below its hem. */
export const drawFoldedTop = (): Pixels =>
  toPixels(
    drawPolygon(
      mirrorCorners([
        [118, 46],
        [60, 70],
        [24, 330],
        [70, 334],
        [74, 300],
      ]),
    ),
  );

export const drawTrousers = (): Pixels =>
  toPixels(
    drawPolygon(
      mirrorCorners([
        [100, 30],
        [84, 120],
        [86, 350],
        [132, 350],
        [148, 150],
      ]),
    ),
  );

export const drawSkirt = (): Pixels =>
  toPixels(
    drawPolygon(
      mirrorCorners([
        [100, 60],
        [60, 300],
      ]),
    ),
  );

export const drawDress = (): Pixels =>
  toPixels(
    drawPolygon(
      mirrorCorners([
        [122, 26],
        [96, 36],
        [104, 62],
        [98, 84],
        [112, 140],
        [72, 350],
      ]),
    ),
  );

/** A picture of the background alone. */
export const createEmptyPicture = (): Pixels => toPixels(new Canvas(WIDTH, HEIGHT, PAPER));
