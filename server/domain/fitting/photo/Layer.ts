import type { Grid, Node } from './Grid.ts';
import { listTriangles, findOrientation } from './Grid.ts';
import type { Scene } from './Scene.ts';
import type { Texture } from './Texture.ts';

/** A piece of cloth in the scene. All planes have the size of the scene. */
export interface Layer {
  readonly rgb: Uint8Array;
  /** Opacity of the cloth in front of the body, 0 to 1. */
  readonly front: Float32Array;
  /** Opacity of the inside of the back, 0 to 1. */
  readonly behind: Float32Array;
}

/** New cloth that is extended to the outline of the old clothes. */
export interface Filling extends Layer {
  /** The area beyond the edge of the new garment, in squared shoulder widths. */
  readonly area: number;
}

export function createEmptyLayer({ width, height }: Pick<Scene, 'width' | 'height'>): Layer {
  const count = width * height;
  return { rgb: new Uint8Array(count * 3), front: new Float32Array(count), behind: new Float32Array(count) };
}

/** Draws the cloth through a grid. Where the grid overlaps itself, the higher opacity counts. */
export function drawGrid(layer: Layer, texture: Texture, grid: Grid, scene: Scene): void {
  for (const [a, b, c] of listTriangles(grid)) drawTriangle(layer, texture, scene, a, b, c);
}

/** Overlap of triangles, so that no pixel between them stays empty. */
const TRIANGLE_OVERLAP = 1e-4;

function drawTriangle(layer: Layer, texture: Texture, scene: Scene, a: Node, b: Node, c: Node): void {
  const area = findOrientation(a.to, b.to, c.to);
  if (Math.abs(area) < 1e-3) return;
  const [left, top] = [scene.left, scene.top];
  const x0 = Math.max(left, Math.floor(Math.min(a.to[0], b.to[0], c.to[0])));
  const x1 = Math.min(left + scene.width - 1, Math.ceil(Math.max(a.to[0], b.to[0], c.to[0])));
  const y0 = Math.max(top, Math.floor(Math.min(a.to[1], b.to[1], c.to[1])));
  const y1 = Math.min(top + scene.height - 1, Math.ceil(Math.max(a.to[1], b.to[1], c.to[1])));
  const [dbx, dby] = [(c.to[1] - a.to[1]) / area, (a.to[0] - c.to[0]) / area];
  const [dcx, dcy] = [(a.to[1] - b.to[1]) / area, (b.to[0] - a.to[0]) / area];
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const wb = (x - a.to[0]) * dbx + (y - a.to[1]) * dby;
      const wc = (x - a.to[0]) * dcx + (y - a.to[1]) * dcy;
      if (wb < -TRIANGLE_OVERLAP || wc < -TRIANGLE_OVERLAP || wb + wc > 1 + TRIANGLE_OVERLAP) continue;
      const u = a.from[0] + (b.from[0] - a.from[0]) * wb + (c.from[0] - a.from[0]) * wc;
      const v = a.from[1] + (b.from[1] - a.from[1]) * wb + (c.from[1] - a.from[1]) * wc;
      sampleTexture(layer, (y - top) * scene.width + x - left, texture, u, v);
    }
  }
}

/** Returns the mean of the four pixels of cloth around a position, weighted by opacity. */
function sampleTexture(
  layer: Layer,
  to: number,
  { width, height, rgba, front, scale }: Texture,
  u: number,
  v: number,
): void {
  const [x, y] = [u * scale - 0.5, v * scale - 0.5];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return;
  const [tx, ty] = [x - x0, y - y0];
  let [r, g, b, totalWeight, before] = [0, 0, 0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const i = (y0 + (k >> 1)) * width + x0 + (k & 1);
    const share = (k & 1 ? tx : 1 - tx) * (k >> 1 ? ty : 1 - ty) * rgba[i * 4 + 3]!;
    r += rgba[i * 4]! * share;
    g += rgba[i * 4 + 1]! * share;
    b += rgba[i * 4 + 2]! * share;
    totalWeight += share;
    before += share * front[i]!;
  }
  if (totalWeight <= 255 * (layer.front[to]! + layer.behind[to]!)) return;
  layer.rgb[to * 3] = r / totalWeight;
  layer.rgb[to * 3 + 1] = g / totalWeight;
  layer.rgb[to * 3 + 2] = b / totalWeight;
  layer.front[to] = before / (255 * 255);
  layer.behind[to] = (totalWeight - before / 255) / 255;
}
