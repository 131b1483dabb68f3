import { smoothstep } from './curve.ts';
import type { Mask, Sheet } from './Sheet.ts';
import { blurMask, emptyMask, halveMask } from './Sheet.ts';
import type { Stance } from './stance.ts';

/** The warm color of the paper, which the pictures of the catalogue also have. */
const PAPER_COLOR = [0.914, 0.886, 0.843] as const;
const SHADOW_COLOR = [0.3, 0.25, 0.22] as const;
/** Color and opacity of the shadow if there is no paper. On a light page it looks like the shadow of `drawOnPaper`. */
const FLOOR_SHADOW_COLOR = [0.16, 0.12, 0.09] as const;
const FLOOR_SHADOW_STRENGTH = 0.8;
const CONTACT_SHADOW = { sigma: 5, strength: 0.5 } as const;
const CAST_SHADOW = { sigma: 9, right: 0.46, up: 0.13, fade: 240, strength: 0.36, rows: 88 } as const;

/** A picture of a dressed figure. */
export interface FinishedPicture {
  readonly width: number;
  readonly height: number;
  /** Three bytes per pixel. Without paper four, because alpha is added. */
  readonly bytes: Uint8Array;
}

/** Draws a figure on paper, lit from the left, with a shadow under its feet and one over the floor. */
export function drawOnPaper(sheet: Sheet, stance: Stance): FinishedPicture {
  const { width, height, data } = sheet;
  const light = getPaperLight(width, height);
  const shade = drawShadows(sheet, stance);
  const bytes = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const shadeAmount = shade[i]!;
    const paperShare = 1 - data[i * 4 + 3]!;
    const lightOnPaper = paperShare > 0 ? light[i]! * paperShare : 0;
    for (let channel = 0; channel < 3; channel++) {
      const value =
        data[i * 4 + channel]! +
        PAPER_COLOR[channel]! * lightOnPaper * (1 - shadeAmount * (1 - SHADOW_COLOR[channel]!));
      bytes[i * 3 + channel] = value >= 1 ? 255 : value * 255 + 0.5;
    }
  }
  return { width, height, bytes };
}

/**
 * Draws a figure and its shadow on a transparent background, for pages with a background of their own. Colors are not
 * premultiplied.
 */
export function drawWithoutPaper(sheet: Sheet, stance: Stance): FinishedPicture {
  const { width, height, data } = sheet;
  const shade = drawShadows(sheet, stance);
  const bytes = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const cover = data[i * 4 + 3]!;
    const shadowCover = (1 - cover) * shade[i]! * FLOOR_SHADOW_STRENGTH;
    const alpha = cover + shadowCover;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const value = (data[i * 4 + channel]! + FLOOR_SHADOW_COLOR[channel]! * shadowCover) / alpha;
      bytes[i * 4 + channel] = value >= 1 ? 255 : value * 255 + 0.5;
    }
    bytes[i * 4 + 3] = alpha * 255 + 0.5;
  }
  return { width, height, bytes };
}

let cachedLight: { readonly width: number; readonly height: number; readonly light: Float32Array } | undefined;

/** Returns the light on the paper, which is cached for pictures of the same size. */
function getPaperLight(width: number, height: number): Float32Array {
  if (cachedLight?.width !== width || cachedLight.height !== height)
    cachedLight = { width, height, light: computePaperLight(width, height) };
  return cachedLight.light;
}

function computePaperLight(width: number, height: number): Float32Array {
  const light = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [columnShare, rowShare] = [x / width, y / height];
      const lightPool = Math.exp(-(((columnShare - 0.44) / 0.36) ** 2 + ((rowShare - 0.4) / 0.42) ** 2)) * 0.035;
      const floorShade = smoothstep(0.78, 1, rowShare) * 0.03;
      // A little noise prevents visible steps in the shades.
      const noise = (((x * 12.9898 + y * 78.233) * 43758.5453) % 1) * 0.006;
      light[y * width + x] = 1.025 + lightPool + floorShade - columnShare * 0.03 - rowShare * 0.03 + noise;
    }
  }
  return light;
}

function drawShadows(sheet: Sheet, stance: Stance): Float32Array {
  const { width, height } = sheet;
  const shade = new Float32Array(width * height);
  const castShadow = blurMask(drawCastShadow(sheet, stance), CAST_SHADOW.sigma / 2);
  addMask(shade, width, height, castShadow, 2, 0, 0, CAST_SHADOW.strength);
  addMask(
    shade,
    width,
    height,
    blurMask(halveMask(drawFeetShadow(width, stance)), CONTACT_SHADOW.sigma / 2),
    2,
    0,
    0,
    CONTACT_SHADOW.strength,
  );
  return shade;
}

/** Draws the shadow of the figure on the floor. It fades with the distance from the feet. */
function drawCastShadow({ width, data }: Sheet, stance: Stance): Mask {
  const floor = (stance.footAt(1)[1] + stance.footAt(-1)[1]) / 2;
  const mask = emptyMask(0, (floor - CAST_SHADOW.rows) / 2, width >> 1, CAST_SHADOW.rows / 2 + 4);
  for (let maskRow = 0; maskRow < mask.height; maskRow++) {
    const figureHeight = (floor - (mask.top + maskRow) * 2) / CAST_SHADOW.up;
    const row = Math.round(floor - 10 - figureHeight);
    if (row < 0 || figureHeight < -40) continue;
    const strength = Math.exp(-Math.max(0, figureHeight) / CAST_SHADOW.fade);
    for (let i = 0; i < mask.width; i++) {
      const x = Math.round(i * 2 - Math.max(0, figureHeight) * CAST_SHADOW.right);
      if (x < 0) continue;
      mask.data[maskRow * mask.width + i] = strength * data[(Math.min(row, Math.round(floor)) * width + x) * 4 + 3]!;
    }
  }
  return mask;
}

/** Draws the shadows of the feet: a flat ellipse under each foot and one under both. */
function drawFeetShadow(width: number, stance: Stance): Mask {
  const [left, right] = [stance.footAt(-1), stance.footAt(1)];
  const top = Math.round(Math.min(left[1], right[1])) - 40;
  const mask = emptyMask(0, top, width, 84);
  const middle = width / 2;
  const ellipses = [
    [middle + left[0] + 4, left[1] + 2, 27, 5, 0.95],
    [middle + right[0] + 4, right[1] + 2, 27, 5, 0.95],
    [middle + (left[0] + right[0]) / 2 + 12, (left[1] + right[1]) / 2, right[0] - left[0] + 12, 9, 0.34],
  ] as const;
  for (const [cx, cy, rx, ry, strength] of ellipses) {
    for (let row = 0; row < mask.height; row++) {
      for (let i = Math.max(0, Math.floor(cx - rx)); i < Math.min(width, cx + rx); i++) {
        if (((i - cx) / rx) ** 2 + ((row + top - cy) / ry) ** 2 >= 1) continue;
        const index = row * width + i;
        mask.data[index] = Math.max(mask.data[index]!, strength);
      }
    }
  }
  return mask;
}

function addMask(
  shade: Float32Array,
  width: number,
  height: number,
  blurredMask: Mask,
  step: number,
  right: number,
  down: number,
  strength: number,
): void {
  const left = blurredMask.left * step + right;
  const top = blurredMask.top * step + down;
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, top + (blurredMask.height - 1) * step); y++) {
    const fy = (y - top) / step;
    const y0 = Math.floor(fy);
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, left + (blurredMask.width - 1) * step); x++) {
      const fx = (x - left) / step;
      const x0 = Math.floor(fx);
      const index = y0 * blurredMask.width + x0;
      const [tx, ty] = [fx - x0, fy - y0];
      const upperValue =
        blurredMask.data[index]! + ((blurredMask.data[index + 1] ?? 0) - blurredMask.data[index]!) * tx;
      const indexBelow = index + blurredMask.width;
      const lowerValue =
        (blurredMask.data[indexBelow] ?? 0) +
        ((blurredMask.data[indexBelow + 1] ?? 0) - (blurredMask.data[indexBelow] ?? 0)) * tx;
      const i = y * width + x;
      shade[i] = 1 - (1 - shade[i]!) * (1 - strength * (upperValue + (lowerValue - upperValue) * ty));
    }
  }
}
