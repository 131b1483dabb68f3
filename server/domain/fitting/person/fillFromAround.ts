/** A picture of which only some pixels are known; 3 values per pixel. */
export interface Holes {
  readonly width: number;
  readonly height: number;
  readonly colors: Float32Array;
  /** 1 where the color is known, else 0. */
  readonly known: Float32Array;
}

interface Level {
  readonly width: number;
  readonly height: number;
  /** Colors multiplied by their weight. */
  readonly colors: Float32Array;
  /** How much of a pixel is known, 0 to 1. */
  readonly weights: Float32Array;
}

/**
 * Fills holes smoothly from the known pixels around them (push-pull): wide holes from far away, narrow ones from
 * nearby.
 */
export function fillFromAround({ width, height, colors, known }: Holes): Float32Array {
  const levels: Level[] = [{ width, height, colors, weights: known }];
  for (let level = levels[0]!; Math.max(level.width, level.height) > 1; ) {
    level = halved(level);
    levels.push(level);
  }
  const coarsest = levels.at(-1)!;
  let filled: Float32Array = coarsest.colors.map((value) => value / Math.max(1e-6, coarsest.weights[0]!));
  for (let i = levels.length - 1; i >= 0; i--) filled = filledFrom(filled, levels[i + 1] ?? levels[i]!, levels[i]!);
  return filled;
}

function halved({ width, height, colors, weights }: Level): Level {
  const half = { width: (width + 1) >> 1, height: (height + 1) >> 1 };
  const sums = {
    colors: new Float32Array(half.width * half.height * 3),
    weights: new Float32Array(half.width * half.height),
  };
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) continue;
    const x = i % width;
    const at = (((i - x) / width) >> 1) * half.width + (x >> 1);
    sums.weights[at]! += weights[i]!;
    for (let channel = 0; channel < 3; channel++) sums.colors[at * 3 + channel]! += colors[i * 3 + channel]!;
  }
  for (let i = 0; i < sums.weights.length; i++) {
    const weight = sums.weights[i]!;
    if (weight <= 1) continue;
    for (let channel = 0; channel < 3; channel++) sums.colors[i * 3 + channel]! /= weight;
    sums.weights[i] = 1;
  }
  return { ...half, ...sums };
}

/** Fills the missing pixels of a level by interpolating the coarser one. */
function filledFrom(coarser: Float32Array, from: Pick<Level, 'width' | 'height'>, level: Level): Float32Array {
  const { width, height, colors, weights } = level;
  const target = new Float32Array(colors);
  for (let y = 0; y < height; y++) {
    const down = Math.max(0, Math.min(from.height - 1, (y - 0.5) / 2));
    const top = Math.floor(down);
    const below = down - top;
    const [row, nextRow] = [top * from.width, Math.min(from.height - 1, top + 1) * from.width];
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const missing = 1 - weights[i]!;
      if (missing <= 0) continue;
      const across = Math.max(0, Math.min(from.width - 1, (x - 0.5) / 2));
      const column = Math.floor(across);
      const right = across - column;
      const next = Math.min(from.width - 1, column + 1);
      for (let channel = 0; channel < 3; channel++) {
        const above =
          coarser[(row + column) * 3 + channel]! * (1 - right) + coarser[(row + next) * 3 + channel]! * right;
        const under =
          coarser[(nextRow + column) * 3 + channel]! * (1 - right) + coarser[(nextRow + next) * 3 + channel]! * right;
        target[i * 3 + channel]! += missing * (above * (1 - below) + under * below);
      }
    }
  }
  return target;
}
