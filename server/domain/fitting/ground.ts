import type { Body } from './Figure.ts';

import type { Mask, Sheet } from './Sheet.ts';
import { blurred, emptyMask, halved } from './Sheet.ts';

/** Warm paper, as in the pictures of the catalogue. */
const PAPER = [0.914, 0.886, 0.843] as const;
const SHADOW = [0.3, 0.25, 0.22] as const;
const WALL = { sigma: 26, right: 22, down: 16, strength: 0.2 } as const;
const FLOOR = { sigma: 7, strength: 0.46 } as const;

/** A picture of a dressed figure. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Three channels a pixel. */
  readonly bytes: Uint8Array;
}

/** Puts a figure on its paper: a haze to its right, and the shadow that it stands on. */
export function ground(sheet: Sheet, body: Body): Plate {
  const { width, height, data } = sheet;
  const light = paperLight(width, height);
  const shade = shadowOn(sheet, body);
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const dark = shade[i]!;
    const rest = 1 - data[i * 4 + 3]!;
    const lit = light[i]! * rest;
    for (let c = 0; c < 3; c++) {
      const value = rest > 0 ? data[i * 4 + c]! + PAPER[c]! * lit * (1 - dark * (1 - SHADOW[c]!)) : data[i * 4 + c]!;
      bytes[i * 3 + c] = value >= 1 ? 255 : value * 255 + 0.5;
    }
  }
  return { width, height, bytes };
}

let kept: { readonly width: number; readonly height: number; readonly light: Float32Array } | undefined;

/** All plates of one size lie on the same paper. */
function paperLight(width: number, height: number): Float32Array {
  if (kept?.width !== width || kept.height !== height) kept = { width, height, light: paper(width, height) };
  return kept.light;
}

function paper(width: number, height: number): Float32Array {
  const light = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const vignette = ((u - 0.48) ** 2 + (v - 0.44) ** 2) * 0.16;
      // A breath of noise keeps the gradient from banding.
      const grain = (((x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 0.006;
      light[y * width + x] = 1.05 - u * 0.035 - v * 0.055 - vignette + grain;
    }
  }
  return light;
}

function shadowOn(sheet: Sheet, body: Body): Float32Array {
  const { width, height, data } = sheet;
  const shade = new Float32Array(width * height);
  add(
    shade,
    width,
    height,
    blurred(quarter(data, width, height), WALL.sigma / 4),
    4,
    WALL.right,
    WALL.down,
    WALL.strength,
  );
  add(shade, width, height, blurred(halved(feet(body)), FLOOR.sigma / 2), 2, 0, 0, FLOOR.strength);
  return shade;
}

/** The cover of a sheet at a quarter of its size; the blur that follows hides what is left out. */
function quarter(data: Float32Array, width: number, height: number): Mask {
  const mask = emptyMask(0, 0, width >> 2, height >> 2);
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      const at = (y * 4 + 1) * width + x * 4 + 1;
      mask.data[y * mask.width + x] = (data[at * 4 + 3]! + data[(at + width + 1) * 4 + 3]!) / 2;
    }
  }
  return mask;
}

/** A flat ellipse under each foot and one under both. */
function feet(body: Body): Mask {
  const { width } = body.shape;
  const y = body.levels.floor + 4;
  const mask = emptyMask(0, y - 40, width, 80);
  const x = body.leg(body.levels.floor);
  const ellipses = [
    [width / 2 - x + 6, 34, 8, 0.9],
    [width / 2 + x + 6, 34, 8, 0.9],
    [width / 2 + 18, x + 74, 13, 0.42],
  ] as const;
  for (let j = 0; j < mask.height; j++) {
    for (let i = 0; i < width; i++) {
      for (const [cx, rx, ry, strength] of ellipses) {
        if (((i - cx) / rx) ** 2 + ((j - 40) / ry) ** 2 < 1) {
          const at = j * width + i;
          mask.data[at] = Math.max(mask.data[at]!, strength);
        }
      }
    }
  }
  return mask;
}

function add(
  shade: Float32Array,
  width: number,
  height: number,
  soft: Mask,
  step: number,
  right: number,
  down: number,
  strength: number,
): void {
  const left = soft.left * step + right;
  const top = soft.top * step + down;
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, top + (soft.height - 1) * step); y++) {
    const fy = (y - top) / step;
    const y0 = Math.floor(fy);
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, left + (soft.width - 1) * step); x++) {
      const fx = (x - left) / step;
      const x0 = Math.floor(fx);
      const at = y0 * soft.width + x0;
      const [tx, ty] = [fx - x0, fy - y0];
      const a = soft.data[at]! + ((soft.data[at + 1] ?? 0) - soft.data[at]!) * tx;
      const low = at + soft.width;
      const b = (soft.data[low] ?? 0) + ((soft.data[low + 1] ?? 0) - (soft.data[low] ?? 0)) * tx;
      const i = y * width + x;
      shade[i] = 1 - (1 - shade[i]!) * (1 - strength * (a + (b - a) * ty));
    }
  }
}
