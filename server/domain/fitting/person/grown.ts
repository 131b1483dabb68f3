import type { ClothGrid } from './ClothGrid.ts';

/** Gives each cell without cloth the value of the nearest cell with cloth. */
export function fillFromNearestCell({ width, height, cells }: ClothGrid, values: Float32Array): Float32Array {
  const target = new Float32Array(width * height);
  const isKnown = new Uint8Array(width * height);
  const queue = new Int32Array(width * height);
  let end = 0;
  const visitCell = (i: number, value: number): void => {
    if (isKnown[i] === 1) return;
    isKnown[i] = 1;
    target[i] = value;
    queue[end++] = i;
  };
  for (const i of cells) visitCell(i, values[i]!);
  for (let start = 0; start < end; start++) {
    const i = queue[start]!;
    const x = i % width;
    if (x > 0) visitCell(i - 1, target[i]!);
    if (x < width - 1) visitCell(i + 1, target[i]!);
    if (i >= width) visitCell(i - width, target[i]!);
    if (i + width < width * height) visitCell(i + width, target[i]!);
  }
  return target;
}
