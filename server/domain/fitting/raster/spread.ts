interface PyramidLevel {
  readonly width: number;
  readonly height: number;
  /** The three color channels, each multiplied by the weight of the pixel. */
  readonly weightedColors: Float32Array;
  readonly weights: Float32Array;
}

/**
 * Fills a picture smoothly from its known pixels. Near pixels count most. `rgb` has three channels, `knownShares` is
 * from 0 to 1. Returns three channels from 0 to 255.
 */
export function fillFromKnown(
  rgb: Uint8Array | Float32Array,
  knownShares: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const levels = [createFirstLevel(rgb, knownShares, width, height)];
  for (let level = levels[0]!; level.width > 1 || level.height > 1; levels.push(level))
    level = createCoarserLevel(level);
  let filledColors = levels[levels.length - 1]!.weightedColors;
  for (let level = levels.length - 2; level >= 0; level--)
    filledColors = fillFinerLevel(levels[level]!, levels[level + 1]!, filledColors);
  return filledColors;
}

function createFirstLevel(
  rgb: Uint8Array | Float32Array,
  knownShares: Float32Array,
  width: number,
  height: number,
): PyramidLevel {
  const weightedColors = new Float32Array(width * height * 3);
  for (let i = 0; i < weightedColors.length; i++) weightedColors[i] = rgb[i]! * knownShares[(i / 3) | 0]!;
  return { width, height, weightedColors, weights: knownShares };
}

function createCoarserLevel(level: PyramidLevel): PyramidLevel {
  const [width, height] = [(level.width + 1) >> 1, (level.height + 1) >> 1];
  const weightedColors = new Float32Array(width * height * 3);
  const weights = new Float32Array(width * height);
  for (let y = 0; y < level.height; y++) {
    for (let x = 0; x < level.width; x++) {
      const from = y * level.width + x;
      const to = (y >> 1) * width + (x >> 1);
      weights[to]! += level.weights[from]!;
      for (let channel = 0; channel < 3; channel++)
        weightedColors[to * 3 + channel]! += level.weightedColors[from * 3 + channel]!;
    }
  }
  for (let i = 0; i < weights.length; i++) {
    if (weights[i]! <= 1) continue;
    for (let channel = 0; channel < 3; channel++) weightedColors[i * 3 + channel]! /= weights[i]!;
    weights[i] = 1;
  }
  return { width, height, weightedColors, weights };
}

function fillFinerLevel(level: PyramidLevel, coarserLevel: PyramidLevel, filledColors: Float32Array): Float32Array {
  const { width, height, weightedColors, weights } = level;
  const result = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(Math.max(0, (y - 0.5) / 2), coarserLevel.height - 1);
    const [y0, y1] = [Math.floor(fy), Math.min(coarserLevel.height - 1, Math.floor(fy) + 1)];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const missingShare = 1 - Math.min(1, weights[i]!);
      for (let channel = 0; channel < 3; channel++) result[i * 3 + channel] = weightedColors[i * 3 + channel]!;
      if (missingShare === 0) continue;
      const fx = Math.min(Math.max(0, (x - 0.5) / 2), coarserLevel.width - 1);
      const x0 = Math.floor(fx);
      const x1 = Math.min(coarserLevel.width - 1, x0 + 1);
      for (let channel = 0; channel < 3; channel++) {
        const top = interpolateRow(filledColors, y0 * coarserLevel.width, x0, x1, channel, fx - x0);
        const bottom = interpolateRow(filledColors, y1 * coarserLevel.width, x0, x1, channel, fx - x0);
        result[i * 3 + channel]! += missingShare * (top + (bottom - top) * (fy - y0));
      }
    }
  }
  return result;
}

function interpolateRow(
  data: Float32Array,
  row: number,
  x0: number,
  x1: number,
  channel: number,
  share: number,
): number {
  const left = data[(row + x0) * 3 + channel]!;
  return left + (data[(row + x1) * 3 + channel]! - left) * share;
}
