const DIAGONAL_STEP = Math.SQRT2;

/**
 * Computes the distance in pixels from each pixel to the nearest pixel that is not 0, in two sweeps. The result is at
 * most 4 % too long.
 */
export function computeDistances(insideMask: Uint8Array, width: number, height: number): Float32Array {
  const infinity = width + height;
  const distance = new Float32Array(insideMask.length);
  for (let i = 0; i < insideMask.length; i++) distance[i] = insideMask[i] ? 0 : infinity;
  for (let y = 0; y < height; y++) sweepRow(distance, y, y > 0 ? -width : 0, 1, width);
  for (let y = height - 1; y >= 0; y--) sweepRow(distance, y, y < height - 1 ? width : 0, -1, width);
  return distance;
}

/** `previousRowOffset` is the offset of the previously swept row; 0 for the first row. */
function sweepRow(distance: Float32Array, y: number, previousRowOffset: number, step: 1 | -1, width: number): void {
  const [firstColumn, lastColumn] = step === 1 ? [0, width - 1] : [width - 1, 0];
  const end = y * width + lastColumn + step;
  const start = y * width + firstColumn;
  for (let i = start; i !== end; i += step) {
    let nearestDistance = distance[i]!;
    if (nearestDistance === 0) continue;
    if (i !== start && distance[i - step]! + 1 < nearestDistance) nearestDistance = distance[i - step]! + 1;
    if (previousRowOffset !== 0) {
      const neighborIndex = i + previousRowOffset;
      if (distance[neighborIndex]! + 1 < nearestDistance) nearestDistance = distance[neighborIndex]! + 1;
      if (i !== start && distance[neighborIndex - step]! + DIAGONAL_STEP < nearestDistance)
        nearestDistance = distance[neighborIndex - step]! + DIAGONAL_STEP;
      if (i + step !== end && distance[neighborIndex + step]! + DIAGONAL_STEP < nearestDistance)
        nearestDistance = distance[neighborIndex + step]! + DIAGONAL_STEP;
    }
    distance[i] = nearestDistance;
  }
}

export function growMask(insideMask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const distance = computeDistances(insideMask, width, height);
  const target = new Uint8Array(insideMask.length);
  for (let i = 0; i < target.length; i++) target[i] = distance[i]! <= radius ? 1 : 0;
  return target;
}

export function shrinkMask(insideMask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const target = new Uint8Array(insideMask.length);
  for (let i = 0; i < target.length; i++) target[i] = insideMask[i] ? 0 : 1;
  const distance = computeDistances(target, width, height);
  for (let i = 0; i < target.length; i++) target[i] = distance[i]! > radius ? 1 : 0;
  return target;
}
