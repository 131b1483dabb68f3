import type { ArmPose } from './arms.ts';
import { bent } from './arms.ts';
import { smoothstep } from './curve.ts';
import type { Box, FigureLayer, FigureShape } from './Figure.ts';
import type { CutOut, Side } from './Garment.ts';
import type { Mask, Shade, Sheet } from './Sheet.ts';
import { castShadow, emptyMask } from './Sheet.ts';
import type { Laid, Patch } from './warp.ts';
import { laidOut } from './warp.ts';
import type { Worn } from './Worn.ts';

/** The pixels of each layer of a figure, four bytes per pixel. */
export type FigurePixels = Readonly<Record<FigureLayer, Uint8Array>>;

export const SOFT: readonly Shade[] = [
  { sigma: 2, right: 1, down: 2, strength: 0.22 },
  { sigma: 7, right: 3, down: 5, strength: 0.2 },
];

export function layLayer(
  sheet: Sheet,
  shape: FigureShape,
  pixels: FigurePixels,
  name: FigureLayer,
  tones: Float32Array | undefined,
  shown?: Float32Array,
): void {
  const { left, top, width, height } = shape.layers[name];
  const bytes = pixels[name];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const at = (top + y) * sheet.width + left + x;
      const cover = (bytes[i + 3]! / 255) * (shown ? shown[at]! : 1);
      if (cover <= 0.003) continue;
      if (tones) sheet.lay(at, tones[bytes[i]! * 3]!, tones[bytes[i]! * 3 + 1]!, tones[bytes[i]! * 3 + 2]!, cover);
      else sheet.lay(at, bytes[i]! / 255, bytes[i + 1]! / 255, bytes[i + 2]! / 255, cover);
    }
  }
}

/** Draws a garment. `only` excludes the pixels where it is 0. */
export function layGarment(sheet: Sheet, laid: Laid, which: 'front' | 'behind', only?: Uint8Array): void {
  const cover = laid[which];
  for (let y = 0; y < laid.height; y++) {
    for (let x = 0; x < laid.width; x++) {
      const i = y * laid.width + x;
      if (cover[i]! <= 0.003) continue;
      const at = (laid.top + y) * sheet.width + laid.left + x;
      if (only?.[at] === 0) continue;
      sheet.lay(at, laid.rgb[i * 3]! / 255, laid.rgb[i * 3 + 1]! / 255, laid.rgb[i * 3 + 2]! / 255, cover[i]!);
    }
  }
}

/**
 * Records where a bare arm was covered by something. The arm is redrawn only there, since a soft edge that is drawn
 * twice becomes hard.
 */
export class Covered {
  readonly pixels: Uint8Array;
  readonly #width: number;

  constructor({ width, height }: Sheet) {
    this.pixels = new Uint8Array(width * height);
    this.#width = width;
  }

  byLayer({ left, top, width, height }: Box, bytes: Uint8Array, shown: Float32Array): void {
    for (let i = 0; i < width * height; i++) {
      const at = (top + Math.floor(i / width)) * this.#width + left + (i % width);
      if (bytes[i * 4 + 3]! > 0 && shown[at]! > 0) this.pixels[at] = 1;
    }
  }

  byGarment({ left, top, width, front }: Laid): void {
    for (let i = 0; i < front.length; i++)
      if (front[i]! > 0.003) this.pixels[(top + Math.floor(i / width)) * this.#width + left + (i % width)] = 1;
  }
}

export const frontOf = ({ left, top, width, height, front }: Laid): Mask => ({ left, top, width, height, data: front });

export function alphaOf({ left, top, width, height }: Box, bytes: Uint8Array): Mask {
  const mask = emptyMask(left, top, width, height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = bytes[i * 4 + 3]! / 255;
  return mask;
}

/** Bends an arm to its pose. Where it blends into the shoulder, it lies partly behind the body. */
export function bentArm(shape: FigureShape, pixels: FigurePixels, pose: ArmPose, skin: Float32Array): Laid {
  const name: FigureLayer = pose.side === 'left' ? 'arm-left' : 'arm-right';
  const box = shape.layers[name];
  const cut = armCut(pixels[name], box, skin, meltOf(shape, box, pose.side));
  const [rx, ry] = shape.arm.root;
  const takes = new Uint8Array(cut.width * cut.height);
  takes.fill(1, Math.max(0, Math.ceil(pose.from - box.top + ry)) * cut.width);
  const patch: Patch = {
    takes,
    at: ([x, y]) => bent(pose, shape.arm.upper, [x + box.left - rx, y + box.top - ry]),
  };
  return laidOut(cut, [patch], shape.width / 2, [shape.width, shape.height]);
}

/** The whole arm, to be drawn below the body, so that nothing shines through where the two blend. */
export const wholeArm = (arm: Laid): Laid => ({ ...arm, front: arm.front.map((front, i) => front + arm.behind[i]!) });

/** How much the inside of the upper arm blends into the shoulder, so that there is no visible edge. */
function meltOf({ arm }: FigureShape, { left, top, width, height }: Box, side: Side): Uint8Array {
  const [rx, ry] = arm.root;
  const sign = side === 'left' ? -1 : 1;
  const melt = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = y + top - ry;
    const low = smoothstep(30, 58, down);
    const high = smoothstep(-16, 22, down);
    for (let x = 0; x < width; x++) {
      const inner = smoothstep(-arm.half * 0.9, arm.half * 0.5, (x + left - rx) * sign);
      melt[y * width + x] = 255 * Math.max(low, inner * high);
    }
  }
  return melt;
}

function armCut(bytes: Uint8Array, { width, height }: Box, skin: Float32Array, front: Uint8Array): CutOut {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = skin[bytes[i * 4]! * 3 + c]! * 255;
    rgba[i * 4 + 3] = bytes[i * 4 + 3]!;
  }
  return {
    width,
    height,
    rgba,
    front,
    sleeve: new Uint8Array(width * height),
    sheer: false,
  };
}

/** Draws a visible hand over skirts and coats, but inside the cuffs of its own sleeves. */
export function layHand(
  sheet: Sheet,
  shape: FigureShape,
  { arm, pose, covered }: { readonly arm: Laid; readonly pose: ArmPose; readonly covered: Uint8Array | undefined },
  worn: readonly Worn[],
): void {
  if (!pose.hand || worn.length === 0) return;
  const hand = { ...arm, front: arm.front.slice() };
  for (const { laid, garment } of worn)
    goUnder(
      hand,
      garment.cutOut.sheer ? solidOf(laid) : laid,
      pose,
      garment.cut.category === 'lower_body' ? 0 : clearRow(arm, laid, shape.levels),
    );
  castShadow(sheet, frontOf(hand), SOFT, covered);
  layGarment(sheet, hand, 'front', covered);
  if (covered) liftShadow(sheet, hand, covered);
}

/** Removes the shadows of cloth from an arm where nothing covered it; its soft edge stays as it is. */
function liftShadow({ data, width }: Sheet, arm: Laid, covered: Uint8Array): void {
  for (let i = 0; i < arm.front.length; i++) {
    const at = (arm.top + Math.floor(i / arm.width)) * width + arm.left + (i % arm.width);
    if (covered[at] === 1 || arm.front[i]! <= 0.003) continue;
    for (let c = 0; c < 3; c++) data[at * 4 + c] = (arm.rgb[i * 3 + c]! / 255) * data[at * 4 + 3]!;
  }
}

const SLEEVES: Readonly<Record<Side, number>> = { left: 1, right: 2 };
/**
 * The first row in which arm and cloth do not touch: from there on, a bare arm is drawn over the cloth. If they touch
 * everywhere, the arm stays under the cloth.
 */
function clearRow(arm: Laid, laid: Laid, { armpit, hip }: FigureShape['levels']): number {
  for (let y = Math.max(armpit + 14, laid.top, arm.top); y < hip; y++) {
    const row = (y - laid.top) * laid.width - laid.left;
    let touches = y >= laid.top + laid.height;
    for (let x = 0; x < arm.width && !touches; x++) {
      const at = x + arm.left;
      const isIn = at >= laid.left && at < laid.left + laid.width;
      touches = isIn && arm.front[(y - arm.top) * arm.width + x]! > 0.3 && laid.front[row + at]! > 0.1;
    }
    if (!touches) return y;
  }
  return Infinity;
}

/** Makes sheer cloth count as solid: an arm in a sheer sleeve is visible through it, but not in front of it. */
const solidOf = (laid: Laid): Laid => ({ ...laid, front: laid.front.map((front) => (front > 0.04 ? 1 : 0)) });

function goUnder(hand: Laid, laid: Laid, pose: ArmPose, clear: number): void {
  const own = SLEEVES[pose.side];
  const first = Math.max(0, laid.left - hand.left);
  const last = Math.min(hand.width, laid.left + laid.width - hand.left);
  for (let y = Math.max(0, laid.top - hand.top); y < Math.min(hand.height, laid.top + laid.height - hand.top); y++) {
    const row = (y + hand.top - laid.top) * laid.width + hand.left - laid.left;
    const isAbove = y + hand.top < clear;
    for (let x = first; x < last; x++) {
      if (isAbove || laid.sleeve[row + x] === own) hand.front[y * hand.width + x]! *= 1 - laid.front[row + x]!;
    }
  }
}
