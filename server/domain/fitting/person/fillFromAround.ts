/** A picture of which some pixels are unknown, with 3 values per pixel. */
export interface PictureWithHoles {
  readonly width: number;
  readonly height: number;
  readonly colors: Float32Array;
  /** 1 for each pixel whose color is known, otherwise 0. */
  readonly knownShares: Float32Array;
}

interface PyramidLevel {
  readonly width: number;
  readonly height: number;
  /** Colors multiplied by their weight. */
  readonly colors: Float32Array;
  /** How certain the color of each pixel is, 0 to 1. */
  readonly weights: Float32Array;
}

/** Fills unknown pixels smoothly from known ones around them (push-pull). */
export function fillFromAround({ width, height, colors, knownShares: known }: PictureWithHoles): Float32Array {
  const levels: PyramidLevel[] = [{ width, height, colors, weights: known }];
  for (let currentLevel = levels[0]!; Math.max(currentLevel.width, currentLevel.height) > 1; ) {
    currentLevel = halveLevel(currentLevel);
    levels.push(currentLevel);
  }
  const coarsestLevel = levels.at(-1)!;
  let filledColors: Float32Array = coarsestLevel.colors.map(
    (value) => value / Math.max(1e-6, coarsestLevel.weights[0]!),
  );
  for (let i = levels.length - 1; i >= 0; i--)
    filledColors = fillLevel(filledColors, levels[i + 1] ?? levels[i]!, levels[i]!);
  return filledColors;
}

function halveLevel({ width, height, colors, weights }: PyramidLevel): PyramidLevel {
  const halfSize = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const sums = {
    colors: new Float32Array(halfSize.width * halfSize.height * 3),
    weights: new Float32Array(halfSize.width * halfSize.height),
  };
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) continue;
    const x = i % width;
    const index = (((i - x) / width) >> 1) * halfSize.width + (x >> 1);
    sums.weights[index]! += weights[i]!;
    for (let channel = 0; channel < 3; channel++) sums.colors[index * 3 + channel]! += colors[i * 3 + channel]!;
  }
  for (let i = 0; i < sums.weights.length; i++) {
    const weight = sums.weights[i]!;
    if (weight <= 1) continue;
    for (let channel = 0; channel < 3; channel++) sums.colors[i * 3 + channel]! /= weight;
    sums.weights[i] = 1;
  }
  return { ...halfSize, ...sums };
}

/** Fills the missing pixels of a level with interpolated colors of the coarser level. */
function fillLevel(
  coarserColors: Float32Array,
  from: Pick<PyramidLevel, 'width' | 'height'>,
  level: PyramidLevel,
): Float32Array {
  const { width, height, colors, weights } = level;
  const target = new Float32Array(colors);
  for (let y = 0; y < height; y++) {
    const rowPosition = Math.max(0, Math.min(from.height - 1, (y - 0.5) / 2));
    const top = Math.floor(rowPosition);
    const rowShare = rowPosition - top;
    const [row, nextRow] = [top * from.width, Math.min(from.height - 1, top + 1) * from.width];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const missingShare = 1 - weights[i]!;
      if (missingShare <= 0) continue;
      const columnPosition = Math.max(0, Math.min(from.width - 1, (x - 0.5) / 2));
      const column = Math.floor(columnPosition);
      const columnShare = columnPosition - column;
      const nextColumn = Math.min(from.width - 1, column + 1);
      for (let channel = 0; channel < 3; channel++) {
        const upperColor =
          coarserColors[(row + column) * 3 + channel]! * (1 - columnShare) +
          coarserColors[(row + nextColumn) * 3 + channel]! * columnShare;
        const lowerColor =
          coarserColors[(nextRow + column) * 3 + channel]! * (1 - columnShare) +
          coarserColors[(nextRow + nextColumn) * 3 + channel]! * columnShare;
        target[i * 3 + channel]! += missingShare * (upperColor * (1 - rowShare) + lowerColor * rowShare);
      }
    }
  }
  return target;
}
