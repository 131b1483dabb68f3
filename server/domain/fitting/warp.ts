import { drawTriangle } from './drawTriangle.ts';
import type { CutOut } from './Garment.ts';
import type { Laid, Patch } from './Laid.ts';

export type { Laid, Patch } from './Laid.ts';

const CELL = 20;

interface Grid {
  readonly across: number;
  readonly down: number;
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

/** Draws the patches over each other. Each is a mesh of small triangles, so that a smooth mapping stays smooth. */
export function laidOut(
  cut: CutOut,
  patches: readonly Patch[],
  middle: number,
  sheet: readonly [number, number],
): Laid {
  const span = spanOf(cut);
  const grids = patches.map((patch) => gridOf(patch, span, middle));
  const bounds = boundsOf(grids, sheet);
  const size = bounds.width * bounds.height;
  const laid: Laid = {
    ...bounds,
    rgb: new Uint8Array(size * 3),
    front: new Float32Array(size),
    behind: new Float32Array(size),
    sleeve: new Uint8Array(size),
    drawn: new Uint8Array(size),
  };
  patches.forEach((patch, index) => draw(cut, patch, index + 1, grids[index]!, span, laid));
  return laid;
}

interface Span {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function spanOf({ width, height, rgba }: CutOut): Span {
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

function gridOf(patch: Patch, span: Span, middle: number): Grid {
  const across = Math.ceil((span.right - span.left) / CELL);
  const down = Math.ceil((span.bottom - span.top) / CELL);
  const xs = new Float32Array((across + 1) * (down + 1));
  const ys = new Float32Array(xs.length);
  for (let j = 0; j <= down; j++) {
    for (let i = 0; i <= across; i++) {
      const [x, y] = patch.at([span.left + i * CELL, span.top + j * CELL]);
      xs[j * (across + 1) + i] = x + middle;
      ys[j * (across + 1) + i] = y;
    }
  }
  return { across, down, xs, ys };
}

function boundsOf(
  grids: readonly Grid[],
  [width, height]: readonly [number, number],
): Pick<Laid, 'left' | 'top' | 'width' | 'height'> {
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

function draw(cut: CutOut, patch: Patch, number: number, { across, down, xs, ys }: Grid, span: Span, laid: Laid): void {
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const [u, v] = [span.left + i * CELL, span.top + j * CELL];
      const k = j * (across + 1) + i;
      const m = k + across + 1;
      drawTriangle(
        cut,
        patch,
        number,
        laid,
        [xs[k]!, ys[k]!, u, v],
        [xs[k + 1]!, ys[k + 1]!, u + CELL, v],
        [xs[m]!, ys[m]!, u, v + CELL],
      );
      drawTriangle(
        cut,
        patch,
        number,
        laid,
        [xs[m + 1]!, ys[m + 1]!, u + CELL, v + CELL],
        [xs[m]!, ys[m]!, u, v + CELL],
        [xs[k + 1]!, ys[k + 1]!, u + CELL, v],
      );
    }
  }
}
