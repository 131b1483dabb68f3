/** A grid of cells, of which some have fixed values and the others are guesses. */
export interface WalkGrid {
  readonly width: number;
  readonly height: number;
  /** Weight of the link from each cell to the cell on its right; 0 if there is no link. */
  readonly linksToRight: Float32Array;
  readonly linksToBelow: Float32Array;
  /** 1 for cells with a fixed value. */
  readonly isFixed: Uint8Array;
  /** The value that each cell would have without its neighbors. */
  readonly guess: Float32Array;
  readonly guessWeight: number;
}

const OVER_RELAXATION = 1.9;
const MAX_ROUNDS = 160;
const MAX_CHANGE = 1e-3;

/**
 * Computes the random walker of Grady: each free cell becomes the mean of its neighbors, weighted by the links.
 * Solved by over-relaxation in the order of a chessboard.
 */
export function randomWalk(grid: WalkGrid): Float32Array {
  const values = Float32Array.from(grid.guess);
  const freeCellsByColor = [findFreeCells(grid, 0), findFreeCells(grid, 1)];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let change = 0;
    for (const cells of freeCellsByColor) change = Math.max(change, updateCells(grid, cells, values));
    if (change < MAX_CHANGE) break;
  }
  return values;
}

/** Lists the free cells of one chessboard color that have a link. Leaves out cells at the border of the grid. */
function findFreeCells({ width, height, linksToRight, linksToBelow, isFixed }: WalkGrid, color: number): Int32Array {
  const cells: number[] = [];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1 + ((y + 1 + color) & 1); x < width - 1; x += 2) {
      const i = y * width + x;
      if (isFixed[i] === 1) continue;
      if (linksToRight[i]! + linksToBelow[i]! + linksToRight[i - 1]! + linksToBelow[i - width]! > 0) cells.push(i);
    }
  }
  return Int32Array.from(cells);
}

/** Updates the cells once. Returns the largest change. */
function updateCells(grid: WalkGrid, cells: Int32Array, values: Float32Array): number {
  const { width, linksToRight, linksToBelow, guess, guessWeight } = grid;
  let largestChange = 0;
  for (const i of cells) {
    const [left, right, linkAbove, linkBelow] = [
      linksToRight[i - 1]!,
      linksToRight[i]!,
      linksToBelow[i - width]!,
      linksToBelow[i]!,
    ];
    const sum =
      left * values[i - 1]! +
      right * values[i + 1]! +
      linkAbove * values[i - width]! +
      linkBelow * values[i + width]! +
      guessWeight * guess[i]!;
    const change = OVER_RELAXATION * (sum / (left + right + linkAbove + linkBelow + guessWeight) - values[i]!);
    values[i]! += change;
    largestChange = Math.max(largestChange, Math.abs(change));
  }
  return largestChange;
}
