import { erode } from './components.ts';
import type { PaletteColor } from './PictureReading.ts';
import type { LabRaster, Mask } from './Raster.ts';
import { countPixels, findBox } from './Raster.ts';

const DIRECTION_COUNT = 8;
const LAGS_PX = [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20, 24, 28] as const;
export const TEXTURE_FEATURE_COUNT = DIRECTION_COUNT + 4 * LAGS_PX.length + 3 + 6 + 4;

/**
 * Texture features: edge orientations (strongest first), autocorrelation in four directions, contrast at three
 * scales, and the distribution of colors. For pictures of about 320 pixels per side.
 */
export function computeTexture(lab: LabRaster, mask: Mask, palette: readonly PaletteColor[]): Float32Array {
  const coreMask = erode(mask, 4);
  const cloth = countPixels(coreMask) > 200 ? coreMask : mask;
  if (countPixels(cloth) === 0) return new Float32Array(TEXTURE_FEATURE_COUNT);
  const value = selectContrastPlane(lab, cloth);
  const shadelessValues = removeShading(value, cloth);
  return Float32Array.from([
    ...measureDirections(shadelessValues, cloth),
    ...measureRepeats(shadelessValues, cloth),
    ...[1, 3, 7].map((step) => Math.min(1.5, measureChange(value, cloth, step) / 20)),
    ...measurePalette(palette),
    ...measureColorSpread(lab, cloth, palette),
  ]);
}

/** Returns the lightness or the chroma, depending on which shows the stronger pattern. */
function selectContrastPlane({ lightness, a, b }: LabRaster, { inside }: Mask): Float32Array {
  const computeVariance = (plane: Float32Array): number => {
    let [sum, squares, count] = [0, 0, 0];
    for (let i = 0; i < plane.length; i++) {
      if (inside[i] !== 1) continue;
      sum += plane[i]!;
      squares += plane[i]! ** 2;
      count++;
    }
    return squares / count - (sum / count) ** 2;
  };
  const weights = [computeVariance(lightness), computeVariance(a) * 1.5, computeVariance(b) * 1.5];
  const strongestIndex = weights.indexOf(Math.max(...weights));
  return strongestIndex === 0 ? lightness : (strongestIndex === 1 ? a : b).map((value) => value * 1.3);
}

/** Subtracts the local mean, which is the effect of folds and lighting (high-pass filter). */
function removeShading(value: Float32Array, { width, height, inside }: Mask): Float32Array {
  const blurRadius = 16;
  const sums = computeIntegralImage(
    value.map((entry, i) => (inside[i] === 1 ? entry : 0)),
    width,
    height,
  );
  const counts = computeIntegralImage(Float32Array.from(inside), width, height);
  const result = new Float32Array(value.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (inside[i] !== 1) continue;
      const box = [
        Math.max(0, x - blurRadius),
        Math.max(0, y - blurRadius),
        Math.min(width, x + blurRadius + 1),
        Math.min(height, y + blurRadius + 1),
      ] as const;
      result[i] = value[i]! - sumBox(sums, width, box) / sumBox(counts, width, box);
    }
  }
  return result;
}

function computeIntegralImage(plane: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x]!;
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

function sumBox(
  sums: Float64Array,
  width: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  const row = width + 1;
  return sums[bottom * row + right]! - sums[top * row + right]! - sums[bottom * row + left]! + sums[top * row + left]!;
}

function measureDirections(value: Float32Array, { width, height, inside }: Mask): number[] {
  const energyByDirection = new Array<number>(DIRECTION_COUNT).fill(0);
  let total = 1e-6;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      if (
        inside[i] !== 1 ||
        inside[i - 1] !== 1 ||
        inside[i + 1] !== 1 ||
        inside[i - width] !== 1 ||
        inside[i + width] !== 1
      )
        continue;
      const dx = value[i + 1]! - value[i - 1]!;
      const dy = value[i + width]! - value[i - width]!;
      const edgeStrength = dx * dx + dy * dy;
      const angle = (Math.atan2(dy, dx) + Math.PI) % Math.PI;
      energyByDirection[Math.min(DIRECTION_COUNT - 1, Math.floor((angle / Math.PI) * DIRECTION_COUNT))]! +=
        edgeStrength;
      total += edgeStrength;
    }
  }
  const strongestDirection = energyByDirection.indexOf(Math.max(...energyByDirection));
  return energyByDirection.map(
    (_, index) => energyByDirection[(strongestDirection + index) % DIRECTION_COUNT]! / total,
  );
}

/**
 * Measures how well the cloth fits copies of itself that are moved horizontally, vertically and along both diagonals
 * (autocorrelation).
 */
function measureRepeats(value: Float32Array, mask: Mask): number[] {
  const { width } = mask;
  return (
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ] as const
  ).flatMap(([dx, dy]) =>
    LAGS_PX.map((lag) => {
      const steps = dx !== 0 && dy !== 0 ? Math.round(lag / Math.SQRT2) : lag;
      return computeCorrelation(value, mask, dx * steps, dy * steps, (dy * width + dx) * steps);
    }),
  );
}

function computeCorrelation(
  value: Float32Array,
  { width, height, inside }: Mask,
  dx: number,
  dy: number,
  offset: number,
): number {
  let [product, squares] = [0, 1e-6];
  for (let y = 0; y < height - dy; y += 2) {
    for (let x = Math.max(0, -dx); x < width - Math.max(0, dx); x++) {
      const i = y * width + x;
      if (inside[i] !== 1 || inside[i + offset] !== 1) continue;
      product += value[i]! * value[i + offset]!;
      squares += (value[i]! ** 2 + value[i + offset]! ** 2) / 2;
    }
  }
  return product / squares;
}

function measureChange(value: Float32Array, { width, height, inside }: Mask, step: number): number {
  let [sum, count] = [0, 1e-6];
  for (let y = 0; y < height - step; y += 2) {
    for (let x = 0; x < width - step; x += 2) {
      const i = y * width + x;
      if (inside[i] !== 1 || inside[i + step] !== 1 || inside[i + step * width] !== 1) continue;
      sum += Math.abs(value[i + step]! - value[i]!) + Math.abs(value[i + step * width]! - value[i]!);
      count++;
    }
  }
  return sum / count;
}

function measurePalette(palette: readonly PaletteColor[]): number[] {
  const [firstColor, secondColor, thirdColor] = palette;
  const firstColorsDistance =
    firstColor && secondColor
      ? Math.hypot(
          firstColor.lab[0] - secondColor.lab[0],
          firstColor.lab[1] - secondColor.lab[1],
          firstColor.lab[2] - secondColor.lab[2],
        ) / 80
      : 0;
  return [
    firstColor?.share ?? 0,
    secondColor?.share ?? 0,
    thirdColor?.share ?? 0,
    palette.length / 6,
    firstColorsDistance,
    (secondColor?.share ?? 0) * firstColorsDistance * 4,
  ];
}

/** Measures where the other colors are: all over the garment, in a few places, or in the middle. */
function measureColorSpread(lab: LabRaster, mask: Mask, palette: readonly PaletteColor[]): number[] {
  const { width, inside } = mask;
  const [left, top, right, bottom] = findBox(mask)!;
  const cellsPerSide = 6;
  const otherColorCounts = new Float32Array(cellsPerSide * cellsPerSide);
  const cells = new Float32Array(cellsPerSide * cellsPerSide);
  const mainColor = palette[0]?.lab ?? [0, 0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] !== 1) continue;
    const column = Math.min(cellsPerSide - 1, Math.floor((((i % width) - left) / (right - left)) * cellsPerSide));
    const row = Math.min(cellsPerSide - 1, Math.floor(((Math.floor(i / width) - top) / (bottom - top)) * cellsPerSide));
    const index = row * cellsPerSide + column;
    cells[index]!++;
    if (Math.hypot(0.6 * (lab.lightness[i]! - mainColor[0]), lab.a[i]! - mainColor[1], lab.b[i]! - mainColor[2]) > 16)
      otherColorCounts[index]!++;
  }
  const shares = [...otherColorCounts].flatMap((count, index) => (cells[index]! > 20 ? [count / cells[index]!] : []));
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const deviation = Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length));
  const coveredShare = shares.filter((share) => share > 0.08).length / Math.max(1, shares.length);
  const middleMean =
    [13, 14, 15, 16, 19, 20, 21, 22, 8, 9].reduce(
      (sum, index) => sum + otherColorCounts[index]! / Math.max(1, cells[index]!),
      0,
    ) / 10;
  return [mean, deviation, coveredShare, middleMean - mean];
}
