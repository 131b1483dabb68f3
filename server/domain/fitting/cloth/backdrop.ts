import type { LabRaster } from '../../pictures/Raster.ts';

/** The plain background of a product picture: a color that changes slowly over the picture. */
export interface Backdrop {
  /** The color difference between each pixel and the backdrop. */
  readonly distance: Float32Array;
  /** The backdrop's color in L*a*b* at a pixel. */
  colorAt(index: number): readonly [number, number, number];
  /** The color difference that nine of ten pixels of the backdrop do not exceed. */
  readonly noise: number;
  /** The fraction of the picture's border that shows the backdrop. */
  readonly share: number;
}

const TERM_COUNT = 6;
const BORDER_SHARE = 0.015;
const FIT_ROUNDS = 4;
/** The maximum color change of a backdrop over the picture. */
const FIRST_LIMIT = 12;

type Fit = readonly (readonly number[])[];

/** Fits a curved surface to each color channel along the border of the picture. Ignores outliers. */
export function fitBackdrop(lab: LabRaster): Backdrop {
  const border = listBorderPixels(lab);
  let inliers = findNearMedian(lab, border);
  let fit: Fit = [];
  for (let round = 0; round < FIT_ROUNDS; round++) {
    fit = [lab.lightness, lab.a, lab.b].map((plane) => fitChannel(plane, inliers, lab));
    const errors = border.map((i) => measureDistance(lab, fit, i));
    const limit = Math.max(1.5, 3 * findQuantile(errors, 0.5));
    inliers = border.filter((_, index) => errors[index]! < limit);
  }
  const distance = measureDistances(lab, fit);
  const noise = findQuantile(
    inliers.map((i) => distance[i]!),
    0.9,
  );
  return { distance, colorAt: (i) => colorAt(lab, fit, i), noise, share: inliers.length / border.length };
}

/**
 * Finds pixels near the median color. Others may belong to a garment that touches the border, and would bend the
 * surface.
 */
function findNearMedian(lab: LabRaster, border: readonly number[]): readonly number[] {
  const [l, a, b] = [lab.lightness, lab.a, lab.b].map((plane) =>
    findQuantile(
      border.map((i) => plane[i]!),
      0.5,
    ),
  );
  const medianDistances = border.map((i) => Math.hypot(lab.lightness[i]! - l!, lab.a[i]! - a!, lab.b[i]! - b!));
  const limit = Math.max(FIRST_LIMIT, 3 * findQuantile(medianDistances, 0.5));
  return border.filter((_, index) => medianDistances[index]! < limit);
}

function listBorderPixels({ width, height }: LabRaster): number[] {
  const rim = Math.max(4, Math.round(width * BORDER_SHARE));
  const result: number[] = [];
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      if (x < rim || y < rim || x >= width - rim || y >= height - rim) result.push(y * width + x);
    }
  }
  return result;
}

function computeTerms(index: number, { width, height }: LabRaster): readonly number[] {
  const x = (index % width) / width - 0.5;
  const y = Math.floor(index / width) / height - 0.5;
  return [1, x, y, x * x, y * y, x * y];
}

function fitChannel(plane: Float32Array, pixels: readonly number[], lab: LabRaster): number[] {
  const rows = Array.from({ length: TERM_COUNT }, () => new Array<number>(TERM_COUNT + 1).fill(0));
  for (const i of pixels) {
    const terms = computeTerms(i, lab);
    for (let rowIndex = 0; rowIndex < TERM_COUNT; rowIndex++) {
      for (let columnIndex = 0; columnIndex < TERM_COUNT; columnIndex++)
        rows[rowIndex]![columnIndex]! += terms[rowIndex]! * terms[columnIndex]!;
      rows[rowIndex]![TERM_COUNT]! += terms[rowIndex]! * plane[i]!;
    }
  }
  // Keep the surface flat if the border tells little about its curvature.
  rows.forEach((row, rowIndex) => (row[rowIndex]! += pixels.length * (rowIndex > 2 ? 2e-5 : 1e-9)));
  return solveEquations(rows);
}

/** Solves linear equations by Gauss-Jordan elimination. */
function solveEquations(rows: number[][]): number[] {
  rows.forEach((row, rowIndex) => {
    const pivot = row[rowIndex]! || 1e-12;
    for (const otherRow of rows) {
      if (otherRow === row) continue;
      const factor = otherRow[rowIndex]! / pivot;
      for (let index = rowIndex; index < otherRow.length; index++) otherRow[index]! -= factor * row[index]!;
    }
  });
  return rows.map((row, rowIndex) => row[row.length - 1]! / (row[rowIndex]! || 1e-12));
}

/** Returns the value of the surface. Creates no objects, because it is called for each pixel. */
function evaluateChannel(coefficients: readonly number[], x: number, y: number): number {
  return (
    coefficients[0]! +
    coefficients[1]! * x +
    coefficients[2]! * y +
    coefficients[3]! * x * x +
    coefficients[4]! * y * y +
    coefficients[5]! * x * y
  );
}

function colorAt({ width, height }: LabRaster, fit: Fit, index: number): readonly [number, number, number] {
  const x = (index % width) / width - 0.5;
  const y = Math.floor(index / width) / height - 0.5;
  return [evaluateChannel(fit[0]!, x, y), evaluateChannel(fit[1]!, x, y), evaluateChannel(fit[2]!, x, y)];
}

function measureDistance({ width, height, lightness, a, b }: LabRaster, fit: Fit, i: number): number {
  const x = (i % width) / width - 0.5;
  const y = Math.floor(i / width) / height - 0.5;
  const lightnessDifference = lightness[i]! - evaluateChannel(fit[0]!, x, y);
  const differenceA = a[i]! - evaluateChannel(fit[1]!, x, y);
  const differenceB = b[i]! - evaluateChannel(fit[2]!, x, y);
  return Math.sqrt(lightnessDifference * lightnessDifference + differenceA * differenceA + differenceB * differenceB);
}

/**
 * Measures the color difference between each pixel and the fitted surface. Creates no objects per pixel, because
 * there are a million pixels.
 */
function measureDistances({ width, height, lightness, a, b }: LabRaster, fit: Fit): Float32Array {
  const squares = new Float32Array(lightness.length);
  [lightness, a, b].forEach((plane, channel) => addSquares(squares, plane, fit[channel]!, width, height));
  return squares.map(Math.sqrt);
}

function addSquares(
  to: Float32Array,
  plane: Float32Array,
  terms: readonly number[],
  width: number,
  height: number,
): void {
  for (let row = 0, i = 0; row < height; row++) {
    const y = row / height - 0.5;
    // Within a row only x changes, so compute the terms of y once.
    const constantTerm = terms[0]! + terms[2]! * y + terms[4]! * y * y;
    const [linearTerm, squareTerm] = [terms[1]! + terms[5]! * y, terms[3]!];
    for (let column = 0; column < width; column++, i++) {
      const x = column / width - 0.5;
      const deviation = plane[i]! - constantTerm - linearTerm * x - squareTerm * x * x;
      to[i]! += deviation * deviation;
    }
  }
}

function findQuantile(values: readonly number[], share: number): number {
  const sortedValues = Float32Array.from(values).sort();
  return sortedValues[Math.floor((sortedValues.length - 1) * share)] ?? 0;
}
