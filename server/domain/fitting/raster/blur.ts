/** One value per pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export const createEmptyPlane = (width: number, height: number): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
});

/**
 * Averages a square around each pixel, in place. At the border, averages only the part of the square inside the
 * picture.
 */
export function applyBoxBlur({ width, height, data }: Plane, radius: number): void {
  const wholeRadius = Math.round(radius);
  if (wholeRadius < 1) return;
  const line = new Float32Array(width);
  for (let y = 0; y < height; y++) blurRow(data, y * width, width, wholeRadius, line);
  blurColumns(data, width, height, wholeRadius);
}

/** Approximates a Gaussian blur by two box filters. */
export function applySoftBlur(plane: Plane, radius: number): void {
  applyBoxBlur(plane, radius);
  applyBoxBlur(plane, radius);
}

function blurRow(data: Float32Array, from: number, width: number, radius: number, line: Float32Array): void {
  for (let x = 0; x < width; x++) line[x] = data[from + x]!;
  let [sum, count] = [0, 0];
  for (let x = 0; x < Math.min(radius, width); x++, count++) sum += line[x]!;
  for (let x = 0; x < width; x++) {
    if (x + radius < width) {
      sum += line[x + radius]!;
      count++;
    }
    if (x - radius - 1 >= 0) {
      sum -= line[x - radius - 1]!;
      count--;
    }
    data[from + x] = sum / count;
  }
}

/** Filters all columns at once, one row after another, because this uses the processor's cache. */
function blurColumns(data: Float32Array, width: number, height: number, radius: number): void {
  const source = data.slice();
  const sums = new Float32Array(width);
  let count = 0;
  const add = (y: number, sign: 1 | -1): void => {
    for (let x = 0, from = y * width; x < width; x++) sums[x]! += source[from + x]! * sign;
    count += sign;
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius - 1 >= 0) add(y - radius - 1, -1);
    for (let x = 0, to = y * width; x < width; x++) data[to + x] = sums[x]! / count;
  }
}
