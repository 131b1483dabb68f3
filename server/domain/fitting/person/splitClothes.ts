import { clamp } from '../curve.ts';
import type { ClothGrid, ClothSource } from './ClothGrid.ts';
import { CELL_PIXELS, createClothGrid, findColorDifference } from './ClothGrid.ts';
import { ClothColors } from './clothColors.ts';
import { GuidedFilter } from './GuidedFilter.ts';
import { randomWalk } from './randomWalk.ts';
import { fillFromNearestCell } from './grown.ts';
import { resizePlane } from './resized.ts';

/** How much of each pixel's cloth is worn below the waist. */
export interface ClothSplit {
  /** The share of each pixel, 0 to 255. */
  readonly lower: Uint8Array;
  readonly isOnePiece: boolean;
}

/** Maximum distance below the shoulders, in torso lengths, of cloth that is certainly `upper`. */
const MAX_SURELY_UPPER = 0.5;
const MIN_LIKELY_LOWER = 1.3;
const MIN_SURELY_LOWER = 1.9;
/** Minimum distance below the shoulders of samples of the lower cloth. */
const MIN_LOWER_SAMPLE = 1.15;
const MAX_ABOVE_LOWEST = 0.8;
const ASSUMED_WAIST_ALONG = 0.75;
/** Maximum distance from a forearm of cloth that may be its sleeve. */
const MAX_FOREARM_DISTANCE = 0.14;
const MAX_SLEEVE_DISTANCE = 0.09;
const MAX_SURE_SLEEVE_DISTANCE = 0.045;
/** Minimum similarity at which two cloths without an edge between them are one garment. */
const MIN_SAME_CLOTH = 0.72;

const smoothBetween = (from: number, to: number, value: number): number => {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
};

/** `canBeOnePiece` is false if each leg is covered separately below the knee, as by trousers. */
export function splitClothes(source: ClothSource, canBeOnePiece: boolean): ClothSplit {
  const grid = createClothGrid(source);
  const [upper, lower] = sampleColors(grid);
  const similarity = upper.measureSimilarity(lower);
  const cellLinks = linkCells(grid);
  const { guess, isFixed } = guessCells(grid, upper, lower);
  const separability = clamp(1.2 - similarity, 0.1, 1);
  const size = { width: grid.width, height: grid.height };
  const lowerShares = randomWalk({ ...size, ...cellLinks, isFixed, guess, guessWeight: 0.03 * separability });
  const isOnePiece =
    canBeOnePiece && similarity > MIN_SAME_CLOTH && findMeanEdge(grid, lowerShares) < cellLinks.mean * 2.2 + 2;
  if (isOnePiece) for (const i of grid.cells) lowerShares[i] = isAboveWaist(grid, i);
  return { lower: enlargeSplit(source, grid, lowerShares), isOnePiece };
}

function sampleColors({
  cells,
  clothShares,
  shoulderDistances,
  forearmDistances,
  lab,
}: ClothGrid): readonly [ClothColors, ClothColors] {
  const [upper, lower] = [new ClothColors(), new ClothColors()];
  const lowestDistance = cells.reduce((maxDistance, i) => Math.max(maxDistance, shoulderDistances[i]!), 0);
  const minLowerDistance = Math.max(MIN_LOWER_SAMPLE, lowestDistance - MAX_ABOVE_LOWEST);
  for (const i of cells) {
    if (clothShares[i]! < 0.9) continue;
    const distance = shoulderDistances[i]!;
    const color = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!] as const;
    if (distance > 0.05 && distance < 0.62) upper.add(...color);
    else if (distance > minLowerDistance && forearmDistances[i]! > MAX_FOREARM_DISTANCE) lower.add(...color);
  }
  return [upper, lower];
}

interface Guesses {
  /** The guessed cloth of each cell: 0 for upper, 1 for lower. */
  readonly guess: Float32Array;
  /** 1 where the guess is certain. */
  readonly isFixed: Uint8Array;
}

/**
 * Guesses for each cell which cloth it shows, by its color and height. A shirt may reach far down, so low cells must
 * have the color of the lower cloth.
 */
function guessCells(grid: ClothGrid, upper: ClothColors, lower: ClothColors): Guesses {
  const { cells, shoulderDistances, forearmDistances, lab } = grid;
  const guess = new Float32Array(grid.width * grid.height).fill(0.5);
  const isFixed = new Uint8Array(guess.length).fill(1);
  for (const i of cells) {
    const distance = shoulderDistances[i]!;
    const color = [lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!] as const;
    const [upperShare, lowerShare] = [upper.findShare(...color) + 1e-4, lower.findShare(...color) + 1e-4];
    const lowerByColor = lowerShare / (upperShare + lowerShare);
    const isUpper = distance < MAX_SURELY_UPPER || forearmDistances[i]! < MAX_SURE_SLEEVE_DISTANCE;
    const isLower =
      forearmDistances[i]! > MAX_FOREARM_DISTANCE &&
      (distance > MIN_SURELY_LOWER || (distance > MIN_LIKELY_LOWER && lowerByColor > 0.4));
    const isSleeve = forearmDistances[i]! < MAX_SLEEVE_DISTANCE && distance > 0.8;
    isFixed[i] = isUpper || isLower ? 1 : 0;
    guess[i] = clamp(0.75 * lowerByColor + 0.25 * smoothBetween(0.75, 1.15, distance), 0, 1) * (isSleeve ? 0.6 : 1);
    if (isFixed[i] === 1) guess[i] = isLower ? 1 : 0;
  }
  return { guess, isFixed };
}

/** Links neighboring cells of cloth. A link is weaker where the color changes more than usual. */
function linkCells(grid: ClothGrid): { linksToRight: Float32Array; linksToBelow: Float32Array; readonly mean: number } {
  const { width, height, cells, clothShares } = grid;
  const [linksToRight, linksToBelow] = [new Float32Array(width * height), new Float32Array(width * height)];
  let [sum, count] = [0, 0];
  const addLink = (i: number, neighbor: number, target: Float32Array): void => {
    if (clothShares[neighbor] === undefined || clothShares[neighbor] === 0) return;
    target[i] = findColorDifference(grid, i, neighbor) + 1e-6;
    sum += target[i]!;
    count += 1;
  };
  for (const i of cells) {
    if (i % width < width - 1) addLink(i, i + 1, linksToRight);
    addLink(i, i + width, linksToBelow);
  }
  const mean = sum / Math.max(1, count);
  for (const links of [linksToRight, linksToBelow])
    for (const i of cells) if (links[i]! > 0) links[i] = Math.exp(-links[i]! / (1.5 * mean + 2)) + 0.003;
  return { linksToRight, linksToBelow, mean };
}

/** The mean color change between upper and lower cloth; 0 if they do not meet. */
function findMeanEdge(grid: ClothGrid, lowerShares: Float32Array): number {
  const { width, cells, clothShares, forearmDistances } = grid;
  let [sum, count] = [0, 0];
  for (const i of cells) {
    const cellBelow = i + width;
    if (clothShares[i]! < 0.8 || (clothShares[cellBelow] ?? 0) < 0.8 || forearmDistances[i]! < 0.12) continue;
    if (lowerShares[i]! >= 0.5 || lowerShares[cellBelow]! < 0.5) continue;
    sum += findColorDifference(grid, i, cellBelow);
    count += 1;
  }
  return sum / Math.max(1, count);
}

const isAboveWaist = ({ shoulderDistances, forearmDistances }: ClothGrid, i: number): number =>
  forearmDistances[i]! < 0.07 && shoulderDistances[i]! > 0.7
    ? 0
    : smoothBetween(ASSUMED_WAIST_ALONG - 0.05, ASSUMED_WAIST_ALONG + 0.05, shoulderDistances[i]!);

/** Moves the border between upper and lower to the edge in the picture. */
function enlargeSplit({ picture }: ClothSource, grid: ClothGrid, lowerShares: Float32Array): Uint8Array {
  const filter = new GuidedFilter(picture, 4, 2e-4);
  const enlargedShares = resizePlane(
    { width: grid.width, height: grid.height, values: fillFromNearestCell(grid, lowerShares) },
    filter,
    2 / CELL_PIXELS,
  );
  return filter.drawMask(filter.fitMask(enlargedShares.map((value) => (value > 0.5 ? 1 : 0))));
}
