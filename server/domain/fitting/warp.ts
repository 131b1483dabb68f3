import type { Point } from './Figure.ts';
import type { CutOut } from './Garment.ts';

/** A garment positioned on a figure: a rectangle of the sheet. */
export interface Laid {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** Cover before the body, and of the inside of the back behind it. */
  readonly front: Float32Array;
  readonly behind: Float32Array;
  readonly sleeve: Uint8Array;
  /** Which patch drew a pixel last, so that the edge between two triangles is not drawn twice. */
  readonly drawn: Uint8Array;
}

/** One piece of a garment to be laid by itself. */
export interface Patch {
  /** 1 for the pixels of the cut-out that belong to it; all when left out. */
  readonly takes?: Uint8Array;
  /** What it takes of a sleeve only closes the seam, and counts as trunk. */
  readonly isTrunk?: boolean;
  at(point: Point): Point;
}

const CELL = 20;

interface Grid {
  readonly across: number;
  readonly down: number;
  readonly xs: Float32Array;
  readonly ys: Float32Array;
}

/** Lays the patches one over the other; each is a mesh of small triangles, so that a smooth map stays smooth. */
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
      triangle(
        cut,
        patch,
        number,
        laid,
        [xs[k]!, ys[k]!, u, v],
        [xs[k + 1]!, ys[k + 1]!, u + CELL, v],
        [xs[m]!, ys[m]!, u, v + CELL],
      );
      triangle(
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

type Corner = readonly [x: number, y: number, u: number, v: number];

function triangle(cut: CutOut, patch: Patch, number: number, laid: Laid, a: Corner, b: Corner, c: Corner): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  const top = Math.max(laid.top, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(laid.top + laid.height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  const left = Math.max(laid.left, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const right = Math.min(laid.left + laid.width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5, y + 0.5];
      const wb = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area;
      const wc = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area;
      if (wb < -1e-5 || wc < -1e-5 || wb + wc > 1 + 1e-5) continue;
      const to = (y - laid.top) * laid.width + x - laid.left;
      if (laid.drawn[to] === number) continue;
      laid.drawn[to] = number;
      const u = a[2] + (b[2] - a[2]) * wb + (c[2] - a[2]) * wc;
      const v = a[3] + (b[3] - a[3]) * wb + (c[3] - a[3]) * wc;
      sample(cut, patch, laid, to, u - 0.5, v - 0.5);
    }
  }
}

/** The mean of the four pixels around a place, weighed by how much garment each holds. */
function sample(cut: CutOut, { takes, isTrunk }: Patch, laid: Laid, to: number, u: number, v: number): void {
  const { width, rgba } = cut;
  const x0 = Math.floor(u);
  const y0 = Math.floor(v);
  const tx = u - x0;
  const ty = v - y0;
  let r = 0;
  let g = 0;
  let b = 0;
  let alpha = 0;
  let front = 0;
  let sleeve = 0;
  for (let k = 0; k < 4; k++) {
    const x = x0 + (k & 1);
    const y = y0 + (k >> 1);
    const i = y * width + x;
    const cover = x < 0 || x >= width ? 0 : coverAt(rgba, i, takes);
    if (cover === 0) continue;
    const share = (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty) * cover;
    r += rgba[i * 4]! * share;
    g += rgba[i * 4 + 1]! * share;
    b += rgba[i * 4 + 2]! * share;
    alpha += share;
    front += (share * cut.front[i]!) / 255;
    sleeve = Math.max(sleeve, cut.sleeve[i]!);
  }
  if (alpha < 1) return;
  place(laid, to, r / alpha, g / alpha, b / alpha, front / 255, (alpha - front) / 255, isTrunk ? 0 : sleeve);
}

/** What lies outside of the picture, or belongs to another patch, has no cover. */
const coverAt = (rgba: Uint8Array, index: number, takes: Uint8Array | undefined): number =>
  takes?.[index] === 0 ? 0 : (rgba[index * 4 + 3] ?? 0);

function place(
  laid: Laid,
  to: number,
  r: number,
  g: number,
  b: number,
  front: number,
  behind: number,
  sleeve: number,
): void {
  const own = front + behind;
  const below = (laid.front[to]! + laid.behind[to]!) * (1 - own);
  const share = own / (own + below);
  laid.rgb[to * 3] = laid.rgb[to * 3]! * (1 - share) + r * share;
  laid.rgb[to * 3 + 1] = laid.rgb[to * 3 + 1]! * (1 - share) + g * share;
  laid.rgb[to * 3 + 2] = laid.rgb[to * 3 + 2]! * (1 - share) + b * share;
  laid.front[to] = front + laid.front[to]! * (1 - own);
  laid.behind[to] = behind + laid.behind[to]! * (1 - own);
  laid.sleeve[to] = sleeve;
}
