import { clamp } from '../curve.ts';
import type { ClothGrid, ClothSource } from './ClothGrid.ts';
import { CELL, clothGrid, difference } from './ClothGrid.ts';
import { ClothColors } from './clothColors.ts';
import { GuidedFilter } from './GuidedFilter.ts';
import { randomWalk } from './randomWalk.ts';
import { grown } from './grown.ts';
import { resized } from './resized.ts';

/** How much of each pixel's cloth is worn below the waist. */
export interface ClothSplit {
  /** Per pixel, 0 to 255. */
  readonly lower: Uint8Array;
  readonly isOnePiece: boolean;
}

/** Distances down from the shoulders in torso lengths. */
const SURELY_UPPER = 0.5;
const LIKELY_LOWER = 1.3;
const SURELY_LOWER = 1.9;
/**
 * Minimum distance down from the shoulders, and maximum distance from the lowest cloth, of samples of the lower cloth.
 */
const LOWER_SAMPLES = 1.15;
const LOWEST_CLOTH = 0.8;
const ASSUMED_WAIST = 0.75;
/** Distances from a forearm within which cloth may be its sleeve. */
const FOREARM = 0.14;
const SLEEVE = 0.09;
const SURELY_SLEEVE = 0.045;
/** Similarity from which two pieces of cloth without an edge between them are one garment. */
const SAME_CLOTH = 0.72;

const smooth = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};

/** `showsLegsInOne`: whether the legs below the knee are bare, or covered together as by a skirt. */
export function splitClothes(source: ClothSource, showsLegsInOne: boolean): ClothSplit {
  const grid = clothGrid(source);
  const [upper, lower] = sampleColors(grid);
  const likeness = upper.likeness(lower);
  const links = linksOf(grid);
  const { guess, isFixed } = guessesOf(grid, upper, lower);
  const separable = clamp(1.2 - likeness, 0.1, 1);
  const size = { width: grid.width, height: grid.height };
  const walked = randomWalk({ ...size, ...links, isFixed, guess, guessWeight: 0.03 * separable });
  const isOnePiece = showsLegsInOne && likeness > SAME_CLOTH && edgeBetween(grid, walked) < links.mean * 2.2 + 2;
  if (isOnePiece) for (const i of grid.cells) walked[i] = atWaist(grid, i);
  return { lower: atFullSize(source, grid, walked), isOnePiece };
}

function sampleColors({ cells, cloth, along, fromForearm, lab }: ClothGrid): readonly [ClothColors, ClothColors] {
  const [upper, lower] = [new ClothColors(), new ClothColors()];
  const lowest = cells.reduce((most, i) => Math.max(most, along[i]!), 0);
  const lowerFrom = Math.max(LOWER_SAMPLES, lowest - LOWEST_CLOTH);
  for (const i of cells) {
    if (cloth[i]! < 0.9) continue;
    const at = along[i]!;
    const color = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!] as const;
    if (at > 0.05 && at < 0.62) upper.add(...color);
    else if (at > lowerFrom && fromForearm[i]! > FOREARM) lower.add(...color);
  }
  return [upper, lower];
}

interface Guesses {
  /** 0 for upper, 1 for lower. */
  readonly guess: Float32Array;
  /** 1 where the guess is certain. */
  readonly isFixed: Uint8Array;
}

/**
 * Guesses by a cell's color and height. A long shirt reaches far down, so there the color must match the lower cloth.
 */
function guessesOf(grid: ClothGrid, upper: ClothColors, lower: ClothColors): Guesses {
  const { cells, along, fromForearm, lab } = grid;
  const guess = new Float32Array(grid.width * grid.height).fill(0.5);
  const isFixed = new Uint8Array(guess.length).fill(1);
  for (const i of cells) {
    const at = along[i]!;
    const color = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!] as const;
    const [asUpper, asLower] = [upper.share(...color) + 1e-4, lower.share(...color) + 1e-4];
    const byColor = asLower / (asUpper + asLower);
    const isUpper = at < SURELY_UPPER || fromForearm[i]! < SURELY_SLEEVE;
    const isLower = fromForearm[i]! > FOREARM && (at > SURELY_LOWER || (at > LIKELY_LOWER && byColor > 0.4));
    const isSleeve = fromForearm[i]! < SLEEVE && at > 0.8;
    isFixed[i] = isUpper || isLower ? 1 : 0;
    guess[i] = clamp(0.75 * byColor + 0.25 * smooth(0.75, 1.15, at), 0, 1) * (isSleeve ? 0.6 : 1);
    if (isFixed[i] === 1) guess[i] = isLower ? 1 : 0;
  }
  return { guess, isFixed };
}

/** Links between neighboring cells of cloth; weaker where the color changes more than usual. */
function linksOf(grid: ClothGrid): { toRight: Float32Array; toBelow: Float32Array; readonly mean: number } {
  const { width, height, cells, cloth } = grid;
  const [toRight, toBelow] = [new Float32Array(width * height), new Float32Array(width * height)];
  let [sum, count] = [0, 0];
  const measure = (i: number, next: number, target: Float32Array): void => {
    if (cloth[next] === undefined || cloth[next] === 0) return;
    target[i] = difference(grid, i, next) + 1e-6;
    sum += target[i]!;
    count += 1;
  };
  for (const i of cells) {
    if (i % width < width - 1) measure(i, i + 1, toRight);
    measure(i, i + width, toBelow);
  }
  const mean = sum / Math.max(1, count);
  for (const links of [toRight, toBelow])
    for (const i of cells) if (links[i]! > 0) links[i] = Math.exp(-links[i]! / (1.5 * mean + 2)) + 0.003;
  return { toRight, toBelow, mean };
}

/** The mean color change where upper and lower meet; 0 if they do not meet. */
function edgeBetween(grid: ClothGrid, walked: Float32Array): number {
  const { width, cells, cloth, fromForearm } = grid;
  let [sum, count] = [0, 0];
  for (const i of cells) {
    const below = i + width;
    if (cloth[i]! < 0.8 || (cloth[below] ?? 0) < 0.8 || fromForearm[i]! < 0.12) continue;
    if (walked[i]! >= 0.5 || walked[below]! < 0.5) continue;
    sum += difference(grid, i, below);
    count += 1;
  }
  return sum / Math.max(1, count);
}

const atWaist = ({ along, fromForearm }: ClothGrid, i: number): number =>
  fromForearm[i]! < 0.07 && along[i]! > 0.7 ? 0 : smooth(ASSUMED_WAIST - 0.05, ASSUMED_WAIST + 0.05, along[i]!);

/** Moves the border between upper and lower to the edge in the picture. */
function atFullSize({ picture }: ClothSource, grid: ClothGrid, walked: Float32Array): Uint8Array {
  const filter = new GuidedFilter(picture, 4, 2e-4);
  const soft = resized({ width: grid.width, height: grid.height, values: grown(grid, walked) }, filter, 2 / CELL);
  return filter.draw(filter.fit(soft.map((value) => (value > 0.5 ? 1 : 0))));
}
