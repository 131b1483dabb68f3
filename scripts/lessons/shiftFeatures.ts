import { INTERIOR_CELLS_PER_SIDE, OUTLINE_CELLS_PER_SIDE } from '../../server/domain/pictures/features.ts';
import type { RandomGenerator } from './RandomGenerator.ts';

/** Shifts or mirrors the garment, because segmentation does not frame garments exactly. */
export function shiftFeatures(features: Float32Array, random: RandomGenerator): Float32Array {
  const result = Float32Array.from(features);
  const [x, y] = [random.nextNormal() * 0.035, random.nextNormal() * 0.035];
  const isMirrored = random.isTrueWith(0.5);
  moveCells(features, result, 0, OUTLINE_CELLS_PER_SIDE, x, y, isMirrored);
  moveCells(
    features,
    result,
    OUTLINE_CELLS_PER_SIDE * OUTLINE_CELLS_PER_SIDE,
    INTERIOR_CELLS_PER_SIDE,
    x,
    y,
    isMirrored,
  );
  return result;
}

function moveCells(
  from: Float32Array,
  to: Float32Array,
  offset: number,
  cells: number,
  x: number,
  y: number,
  isMirrored: boolean,
): void {
  const [dx, dy] = [Math.round(x * cells), Math.round(y * cells)];
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const [sourceRow, sourceColumn] = [row - dy, (isMirrored ? cells - 1 - column : column) - dx];
      const isInside = sourceRow >= 0 && sourceColumn >= 0 && sourceRow < cells && sourceColumn < cells;
      to[offset + row * cells + column] = isInside ? from[offset + sourceRow * cells + sourceColumn]! : 0;
    }
  }
}
