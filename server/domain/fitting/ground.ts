import { smoothstep } from './curve.ts';
import type { Mask, Sheet } from './Sheet.ts';
import { blurred, emptyMask, halved } from './Sheet.ts';
import type { Stance } from './stance.ts';

/** Warm paper, as in the pictures of the catalogue. */
const PAPER = [0.914, 0.886, 0.843] as const;
const SHADOW = [0.3, 0.25, 0.22] as const;
/** Shadows: under the feet, and a long one over the floor, which reaches to the right and up by its height. */
const CONTACT = { sigma: 5, strength: 0.5 } as const;
const CAST = { sigma: 9, right: 0.46, up: 0.13, fade: 240, strength: 0.36, rows: 88 } as const;

/** A picture of a dressed figure. */
export interface Plate {
  readonly width: number;
  readonly height: number;
  /** Three channels a pixel. */
  readonly bytes: Uint8Array;
}

/** Draws a figure on paper, lit from the left, with a shadow under its feet and one over the floor. */
export function ground(sheet: Sheet, stance: Stance): Plate {
  const { width, height, data } = sheet;
  const light = paperLight(width, height);
  const shade = shadowOn(sheet, stance);
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const dark = shade[i]!;
    const rest = 1 - data[i * 4 + 3]!;
    const lit = rest > 0 ? light[i]! * rest : 0;
    for (let c = 0; c < 3; c++) {
      const value = data[i * 4 + c]! + PAPER[c]! * lit * (1 - dark * (1 - SHADOW[c]!));
      bytes[i * 3 + c] = value >= 1 ? 255 : value * 255 + 0.5;
    }
  }
  return { width, height, bytes };
}

let kept: { readonly width: number; readonly height: number; readonly light: Float32Array } | undefined;

/** The light on the paper, cached because it is the same for all pictures of one size. */
function paperLight(width: number, height: number): Float32Array {
  if (kept?.width !== width || kept.height !== height) kept = { width, height, light: paper(width, height) };
  return kept.light;
}

function paper(width: number, height: number): Float32Array {
  const light = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const pool = Math.exp(-(((u - 0.44) / 0.36) ** 2 + ((v - 0.4) / 0.42) ** 2)) * 0.035;
      const floor = smoothstep(0.78, 1, v) * 0.03;
      // A little noise prevents banding of the gradient.
      const grain = (((x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 0.006;
      light[y * width + x] = 1.025 + pool + floor - u * 0.03 - v * 0.03 + grain;
    }
  }
  return light;
}

function shadowOn(sheet: Sheet, stance: Stance): Float32Array {
  const { width, height } = sheet;
  const shade = new Float32Array(width * height);
  const cast = blurred(castOn(sheet, stance), CAST.sigma / 2);
  add(shade, width, height, cast, 2, 0, 0, CAST.strength);
  add(shade, width, height, blurred(halved(feet(width, stance)), CONTACT.sigma / 2), 2, 0, 0, CONTACT.strength);
  return shade;
}

/** The shadow of the whole figure, foreshortened by the floor; fainter with the distance from the feet. */
function castOn({ width, data }: Sheet, stance: Stance): Mask {
  const floor = (stance.foot(1)[1] + stance.foot(-1)[1]) / 2;
  const mask = emptyMask(0, (floor - CAST.rows) / 2, width >> 1, CAST.rows / 2 + 4);
  for (let j = 0; j < mask.height; j++) {
    const high = (floor - (mask.top + j) * 2) / CAST.up;
    const row = Math.round(floor - 10 - high);
    if (row < 0 || high < -40) continue;
    const strength = Math.exp(-Math.max(0, high) / CAST.fade);
    for (let i = 0; i < mask.width; i++) {
      const x = Math.round(i * 2 - Math.max(0, high) * CAST.right);
      if (x < 0) continue;
      mask.data[j * mask.width + i] = strength * data[(Math.min(row, Math.round(floor)) * width + x) * 4 + 3]!;
    }
  }
  return mask;
}

/** The shadows of the feet: a flat ellipse under each foot and one under both. */
function feet(width: number, stance: Stance): Mask {
  const [left, right] = [stance.foot(-1), stance.foot(1)];
  const top = Math.round(Math.min(left[1], right[1])) - 40;
  const mask = emptyMask(0, top, width, 84);
  const middle = width / 2;
  const ellipses = [
    [middle + left[0] + 4, left[1] + 2, 27, 5, 0.95],
    [middle + right[0] + 4, right[1] + 2, 27, 5, 0.95],
    [middle + (left[0] + right[0]) / 2 + 12, (left[1] + right[1]) / 2, right[0] - left[0] + 12, 9, 0.34],
  ] as const;
  for (const [cx, cy, rx, ry, strength] of ellipses) {
    for (let j = 0; j < mask.height; j++) {
      for (let i = Math.max(0, Math.floor(cx - rx)); i < Math.min(width, cx + rx); i++) {
        if (((i - cx) / rx) ** 2 + ((j + top - cy) / ry) ** 2 >= 1) continue;
        const at = j * width + i;
        mask.data[at] = Math.max(mask.data[at]!, strength);
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
