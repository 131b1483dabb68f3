import type { Bench } from './Bench.ts';
import type { Knot } from './geometry.ts';
import { flowingHem } from './skirts.ts';

export interface Opening {
  /** The position of the opening. */
  readonly x: number;
  readonly height: number;
  readonly gape: number;
}

/** A flowing hem from right to left; at an opening the two edges part and show the layer behind. */
export function openHem(
  bench: Bench,
  halfWidth: number,
  y: number,
  waves: number,
  depth: number,
  opening?: Opening,
): Knot[] {
  const hem = flowingHem(bench, halfWidth, y, waves, depth);
  if (!opening) return hem;
  const { x, height, gape } = opening;
  const sign = x < 0 ? -1 : 1;
  const [right, left] = [x + gape * 0.62, x - gape * 0.38];
  const valueAt = (px: number): number => y + 9 * (1 - (px / halfWidth) ** 2);
  const top: Knot = [x + sign * gape * -0.1, y - height, 1];
  return [
    ...hem.filter(([px]) => px > right + 10),
    [right, valueAt(right) - 3, 1],
    [(right + top[0]) / 2 + gape * 0.12, y - height * 0.46],
    top,
    [(left + top[0]) / 2 - gape * 0.02, y - height * 0.5],
    [left, valueAt(left) + 4, 1],
    ...hem.filter(([px]) => px < left - 10),
  ];
}
