const DIAGONAL = Math.SQRT2;
const FAR = 1e6;

/**
 * Distance in pixels from each pixel to the nearest one for which `isInside` holds, by a chamfer transform of two
 * passes.
 */
export function distanceTo(width: number, height: number, isInside: (index: number) => boolean): Float32Array {
  const distance = new Float32Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = isInside(i) ? 0 : FAR;
  pass(distance, width, height, 1);
  pass(distance, width, height, -1);
  return distance;
}

/**
 * One pass of the transform: updates each pixel from its neighbors that the pass has visited. `step`: 1 from the top,
 * -1 from below.
 */
function pass(distance: Float32Array, width: number, height: number, step: 1 | -1): void {
  const [first, last] = step === 1 ? [0, width - 1] : [width - 1, 0];
  for (let row = 0; row < height; row++) {
    const y = step === 1 ? row : height - 1 - row;
    const hasBefore = row > 0;
    for (let x = first; x !== last + step; x += step) {
      const i = y * width + x;
      let nearest = distance[i]!;
      if (nearest === 0) continue;
      if (x !== first) nearest = Math.min(nearest, distance[i - step]! + 1);
      if (hasBefore) {
        const above = i - step * width;
        nearest = Math.min(nearest, distance[above]! + 1);
        if (x !== first) nearest = Math.min(nearest, distance[above - step]! + DIAGONAL);
        if (x !== last) nearest = Math.min(nearest, distance[above + step]! + DIAGONAL);
      }
      distance[i] = nearest;
    }
  }
}
