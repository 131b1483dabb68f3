import type { LabRaster } from './Raster.ts';

/** Maximum difference in lightness from the fitted background. */
const LIGHTNESS_TOLERANCE = 5;
const ROUND_COUNT = 4;
/**
 * Minimum fraction of edge pixels that fit the surface. Below it, the background is not uniform and stays unchanged.
 */
const MIN_FITTING_EDGE_SHARE = 0.75;
const TERM_COUNT = 6;

/**
 * Corrects the uneven lighting of a plain background: fits a surface to the lightness of edge pixels, then of all
 * matching pixels, and subtracts it. Otherwise a bright spot would look like an object.
 */
export function evenOutBackground(lab: LabRaster): LabRaster {
  const { width, height, lightness } = lab;
  const rim = listRimPixels(width, height);
  let fittingPixels = rim;
  let surface = new Float64Array(TERM_COUNT);
  for (let round = 0; round < ROUND_COUNT; round++) {
    const fittedSurface = fitSurface(lab, fittingPixels);
    if (!fittedSurface) return lab;
    surface = fittedSurface;
    const fitsSurface = (i: number): boolean =>
      Math.abs(lightness[i]! - evaluateSurface(surface, i, width, height)) < LIGHTNESS_TOLERANCE;
    if (rim.filter(fitsSurface).length < rim.length * MIN_FITTING_EDGE_SHARE) return lab;
    fittingPixels = (round === 0 ? rim : Uint32Array.from(lightness.keys())).filter(fitsSurface);
  }
  const mean =
    fittingPixels.reduce((sum, i) => sum + evaluateSurface(surface, i, width, height), 0) / fittingPixels.length;
  return { ...lab, lightness: lightness.map((value, i) => value - evaluateSurface(surface, i, width, height) + mean) };
}

function listRimPixels(width: number, height: number): Uint32Array {
  const rim: number[] = [];
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < 4) rim.push(i);
  }
  return Uint32Array.from(rim);
}

function computeTerms(i: number, width: number, height: number): number[] {
  const x = ((i % width) / width) * 2 - 1;
  const y = (Math.floor(i / width) / height) * 2 - 1;
  return [1, x, y, x * x, x * y, y * y];
}

function evaluateSurface(surface: Float64Array, i: number, width: number, height: number): number {
  const x = ((i % width) / width) * 2 - 1;
  const y = (Math.floor(i / width) / height) * 2 - 1;
  return (
    surface[0]! + surface[1]! * x + surface[2]! * y + surface[3]! * x * x + surface[4]! * x * y + surface[5]! * y * y
  );
}

/** Solves the normal equations by elimination; null if the pixels do not determine a surface. */
function fitSurface({ width, height, lightness }: LabRaster, pixels: Uint32Array): Float64Array<ArrayBuffer> | null {
  const rows = Array.from({ length: TERM_COUNT }, () => new Float64Array(TERM_COUNT + 1));
  for (const i of pixels) {
    const terms = computeTerms(i, width, height);
    for (let row = 0; row < TERM_COUNT; row++) {
      for (let column = 0; column < TERM_COUNT; column++) rows[row]![column]! += terms[row]! * terms[column]!;
      rows[row]![TERM_COUNT]! += terms[row]! * lightness[i]!;
    }
  }
  for (let pivot = 0; pivot < TERM_COUNT; pivot++) {
    const scale = rows[pivot]![pivot]!;
    if (Math.abs(scale) < 1e-6) return null;
    for (let row = 0; row < TERM_COUNT; row++) {
      if (row === pivot) continue;
      const rowFactor = rows[row]![pivot]! / scale;
      for (let column = pivot; column <= TERM_COUNT; column++) rows[row]![column]! -= rowFactor * rows[pivot]![column]!;
    }
  }
  return Float64Array.from(rows, (row, index) => row[TERM_COUNT]! / row[index]!);
}
