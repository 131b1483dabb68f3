import { clamp } from '../curve.ts';
import type { Box } from '../Figure.ts';

export const PARSER_CLASSES = ['background', 'hair', 'bodySkin', 'faceSkin', 'clothes', 'other'] as const;
export type ParserClass = (typeof PARSER_CLASSES)[number];

/**
 * The result of the segmentation model for a square of the picture: the probability of each class at each point of a
 * grid.
 */
export interface ParserMap {
  /** Number of points in a row of the grid. */
  readonly side: number;
  readonly classes: Readonly<Record<ParserClass, Float32Array>>;
  /** The square in pixels of the picture; it may reach beyond the picture. */
  readonly square: { readonly left: number; readonly top: number; readonly side: number };
}

/** Samples a class over a box of the picture, with one sample every `step` pixels. */
export function sampleClass(
  { side, classes, square }: ParserMap,
  name: ParserClass,
  box: Box,
  [width, height]: readonly [number, number],
  step: number,
): Float32Array {
  const source = classes[name];
  const scale = side / square.side;
  const toCell = (pixel: number, start: number): number => clamp((pixel - start) * scale - 0.5, 0, side - 1.001);
  const target = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const cellRow = toCell(box.top + (y + 0.5) * step, square.top);
    const row = Math.floor(cellRow);
    const rowShare = cellRow - row;
    for (let x = 0; x < width; x++) {
      const cellColumn = toCell(box.left + (x + 0.5) * step, square.left);
      const column = Math.floor(cellColumn);
      const right = cellColumn - column;
      const index = row * side + column;
      target[y * width + x] =
        (source[index]! * (1 - right) + source[index + 1]! * right) * (1 - rowShare) +
        (source[index + side]! * (1 - right) + source[index + side + 1]! * right) * rowShare;
    }
  }
  return target;
}

const MARGIN = 0.04;

/** Finds the pixels of the picture that may show a person, with a margin; returns null if there are none. */
export function findPersonBox({ side, classes, square }: ParserMap, width: number, height: number): Box | null {
  const background = classes.background;
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let i = 0; i < background.length; i++) {
    if (background[i]! > 0.5) continue;
    const x = i % side;
    const y = (i - x) / side;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  const scale = square.side / side;
  const margin = MARGIN * square.side;
  const x0 = Math.floor(clamp(square.left + left * scale - margin, 0, width));
  const y0 = Math.floor(clamp(square.top + top * scale - margin, 0, height));
  const x1 = Math.ceil(clamp(square.left + (right + 1) * scale + margin, 0, width));
  const y1 = Math.ceil(clamp(square.top + (bottom + 1) * scale + margin, 0, height));
  return x1 - x0 < 4 || y1 - y0 < 4 ? null : { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}
