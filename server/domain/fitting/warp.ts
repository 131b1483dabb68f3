import { drawTriangle } from './drawTriangle.ts';
import type { CutOut } from './Garment.ts';
import type { WarpedGarment, Patch } from './WarpedGarment.ts';

export type { WarpedGarment, Patch } from './WarpedGarment.ts';

const CELL_PIXELS = 20;

interface PatchGrid {
  readonly columnCount: number;
  readonly rowCount: number;
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

/** Draws the patches on top of each other. Each patch consists of small triangles. */
export function warpGarment(
  cut: CutOut,
  patches: readonly Patch[],
  middle: number,
  sheet: readonly [number, number],
): WarpedGarment {
  const span = findPixelBounds(cut);
  const grids = patches.map((patch) => createGrid(patch, span, middle));
  const bounds = findGridBounds(grids, sheet);
  const size = bounds.width * bounds.height;
  const warped: WarpedGarment = {
    ...bounds,
    rgb: new Uint8Array(size * 3),
    front: new Float32Array(size),
    behind: new Float32Array(size),
    sleeve: new Uint8Array(size),
    lastPatch: new Uint8Array(size),
  };
  patches.forEach((patch, index) => drawPatch(cut, patch, index + 1, grids[index]!, span, warped));
  return warped;
}

interface PixelBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function findPixelBounds({ width, height, rgba }: CutOut): PixelBounds {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[(y * width + x) * 4 + 3] === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return { left: Math.max(0, left - 2), top: Math.max(0, top - 2), right: right + 2, bottom: bottom + 2 };
}

function createGrid(patch: Patch, span: PixelBounds, middle: number): PatchGrid {
  const columnCount = Math.ceil((span.right - span.left) / CELL_PIXELS);
  const rowCount = Math.ceil((span.bottom - span.top) / CELL_PIXELS);
  const xs = new Float32Array((columnCount + 1) * (rowCount + 1));
  const ys = new Float32Array(xs.length);
  for (let row = 0; row <= rowCount; row++) {
    for (let i = 0; i <= columnCount; i++) {
      const [x, y] = patch.mapPoint([span.left + i * CELL_PIXELS, span.top + row * CELL_PIXELS]);
      xs[row * (columnCount + 1) + i] = x + middle;
      ys[row * (columnCount + 1) + i] = y;
    }
  }
  return { columnCount, rowCount, xs, ys };
}

function findGridBounds(
  grids: readonly PatchGrid[],
  [width, height]: readonly [number, number],
): Pick<WarpedGarment, 'left' | 'top' | 'width' | 'height'> {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { xs, ys } of grids) {
    for (let i = 0; i < xs.length; i++) {
      left = Math.min(left, xs[i]!);
      right = Math.max(right, xs[i]!);
      top = Math.min(top, ys[i]!);
      bottom = Math.max(bottom, ys[i]!);
    }
  }
  const x = Math.max(0, Math.floor(left));
  const y = Math.max(0, Math.floor(top));
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(width, Math.ceil(right) + 1) - x),
    height: Math.max(1, Math.min(height, Math.ceil(bottom) + 1) - y),
  };
}

function drawPatch(
  cut: CutOut,
  patch: Patch,
  patchNumber: number,
  { columnCount, rowCount, xs, ys }: PatchGrid,
  span: PixelBounds,
  warped: WarpedGarment,
): void {
  for (let row = 0; row < rowCount; row++) {
    for (let i = 0; i < columnCount; i++) {
      const [u, v] = [span.left + i * CELL_PIXELS, span.top + row * CELL_PIXELS];
      const index = row * (columnCount + 1) + i;
      const indexBelow = index + columnCount + 1;
      drawTriangle(
        cut,
        patch,
        patchNumber,
        warped,
        [xs[index]!, ys[index]!, u, v],
        [xs[index + 1]!, ys[index + 1]!, u + CELL_PIXELS, v],
        [xs[indexBelow]!, ys[indexBelow]!, u, v + CELL_PIXELS],
      );
      drawTriangle(
        cut,
        patch,
        patchNumber,
        warped,
        [xs[indexBelow + 1]!, ys[indexBelow + 1]!, u + CELL_PIXELS, v + CELL_PIXELS],
        [xs[indexBelow]!, ys[indexBelow]!, u, v + CELL_PIXELS],
        [xs[index + 1]!, ys[index + 1]!, u + CELL_PIXELS, v],
      );
    }
  }
}
