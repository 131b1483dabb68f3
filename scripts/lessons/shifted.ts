import { INTERIOR_CELLS_PER_SIDE, OUTLINE_CELLS_PER_SIDE } from '../../server/domain/pictures/features.ts';
import type { Chance } from './Chance.ts';

/** Shifts or mirrors the garment as augmentation, since segmentation never frames a garment exactly. */
export function shifted(features: Float32Array, chance: Chance): Float32Array {
  const result = Float32Array.from(features);
  const [x, y] = [chance.normal() * 0.035, chance.normal() * 0.035];
  const isMirrored = chance.whether(0.5);
  move(features, result, 0, OUTLINE_CELLS_PER_SIDE, x, y, isMirrored);
  move(features, result, OUTLINE_CELLS_PER_SIDE * OUTLINE_CELLS_PER_SIDE, INTERIOR_CELLS_PER_SIDE, x, y, isMirrored);
  return result;
}

function move(
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
