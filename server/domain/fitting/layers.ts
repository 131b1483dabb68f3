import type { ArmPose } from './arms.ts';
import { bendPoint } from './arms.ts';
import { smoothstep } from './curve.ts';
import type { Box, FigureLayer, FigureShape } from './Figure.ts';
import type { CutOut, Side } from './Garment.ts';
import type { Mask, SoftShadow, Sheet } from './Sheet.ts';
import { castShadow, emptyMask } from './Sheet.ts';
import type { WarpedGarment, Patch } from './warp.ts';
import { warpGarment } from './warp.ts';
import type { WornGarment } from './WornGarment.ts';

/** The pixels of each layer of a figure, four bytes per pixel. */
export type FigurePixels = Readonly<Record<FigureLayer, Uint8Array>>;

export const SOFT_SHADOWS: readonly SoftShadow[] = [
  { sigma: 2, right: 1, down: 2, strength: 0.22 },
  { sigma: 7, right: 3, down: 5, strength: 0.2 },
];

export function drawLayer(
  sheet: Sheet,
  shape: FigureShape,
  pixels: FigurePixels,
  name: FigureLayer,
  tones: Float32Array | undefined,
  bodyMask?: Float32Array,
): void {
  const { left, top, width, height } = shape.layers[name];
  const bytes = pixels[name];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4;
      const index = (top + y) * sheet.width + left + x;
      const cover = (bytes[i + 3]! / 255) * (bodyMask ? bodyMask[index]! : 1);
      if (cover <= 0.003) continue;
      if (tones)
        sheet.drawPixel(index, tones[bytes[i]! * 3]!, tones[bytes[i]! * 3 + 1]!, tones[bytes[i]! * 3 + 2]!, cover);
      else sheet.drawPixel(index, bytes[i]! / 255, bytes[i + 1]! / 255, bytes[i + 2]! / 255, cover);
    }
  }
}

/** Draws the features of the face. With a strength above 1, half-transparent lines become more opaque. */
export function drawFeatures(sheet: Sheet, shape: FigureShape, pixels: FigurePixels, strength: number): void {
  const features = pixels.features.slice();
  for (let i = 3; i < features.length; i += 4) features[i] = 255 * (1 - (1 - features[i]! / 255) ** strength);
  drawLayer(sheet, shape, { ...pixels, features }, 'features', undefined);
}

/** Draws a garment. Draws nothing where `allowedPixels` is 0. */
export function drawGarment(
  sheet: Sheet,
  warped: WarpedGarment,
  layerName: 'front' | 'behind',
  allowedPixels?: Uint8Array,
): void {
  const cover = warped[layerName];
  for (let y = 0; y < warped.height; y++) {
    for (let x = 0; x < warped.width; x++) {
      const i = y * warped.width + x;
      if (cover[i]! <= 0.003) continue;
      const index = (warped.top + y) * sheet.width + warped.left + x;
      if (allowedPixels?.[index] === 0) continue;
      sheet.drawPixel(
        index,
        warped.rgb[i * 3]! / 255,
        warped.rgb[i * 3 + 1]! / 255,
        warped.rgb[i * 3 + 2]! / 255,
        cover[i]!,
      );
    }
  }
}

/**
 * Records where a bare arm was covered, so that only these pixels of the arm are drawn again. A soft edge that is
 * drawn twice would become hard.
 */
export class CoveredPixels {
  readonly pixels: Uint8Array;
  readonly #width: number;

  constructor({ width, height }: Sheet) {
    this.pixels = new Uint8Array(width * height);
    this.#width = width;
  }

  addLayer({ left, top, width, height }: Box, bytes: Uint8Array, bodyMask: Float32Array): void {
    for (let i = 0; i < width * height; i++) {
      const index = (top + Math.floor(i / width)) * this.#width + left + (i % width);
      if (bytes[i * 4 + 3]! > 0 && bodyMask[index]! > 0) this.pixels[index] = 1;
    }
  }

  addGarment({ left, top, width, front }: WarpedGarment): void {
    for (let i = 0; i < front.length; i++)
      if (front[i]! > 0.003) this.pixels[(top + Math.floor(i / width)) * this.#width + left + (i % width)] = 1;
  }
}

export const createFrontMask = ({ left, top, width, height, front }: WarpedGarment): Mask => ({
  left,
  top,
  width,
  height,
  data: front,
});

export function createAlphaMask({ left, top, width, height }: Box, bytes: Uint8Array): Mask {
  const mask = emptyMask(left, top, width, height);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = bytes[i * 4 + 3]! / 255;
  return mask;
}

/** Bends an arm to its pose. Where the arm joins the shoulder, part of it is behind the body. */
export function bendArm(shape: FigureShape, pixels: FigurePixels, pose: ArmPose, skin: Float32Array): WarpedGarment {
  const name: FigureLayer = pose.side === 'left' ? 'arm-left' : 'arm-right';
  const box = shape.layers[name];
  const cut = createArmCutOut(pixels[name], box, skin, createBlendMask(shape, box, pose.side));
  const [rx, ry] = shape.arm.root;
  const pixelMask = new Uint8Array(cut.width * cut.height);
  pixelMask.fill(1, Math.max(0, Math.ceil(pose.visibleFrom - box.top + ry)) * cut.width);
  const patch: Patch = {
    pixelMask,
    mapPoint: ([x, y]) => bendPoint(pose, shape.arm.upper, [x + box.left - rx, y + box.top - ry]),
  };
  return warpGarment(cut, [patch], shape.width / 2, [shape.width, shape.height]);
}

/** Creates an opaque arm to draw below the body, so that no background is visible where the two join. */
export const createOpaqueArm = (arm: WarpedGarment): WarpedGarment => ({
  ...arm,
  front: arm.front.map((front, i) => front + arm.behind[i]!),
});

/** Creates a mask that blends the inner upper arm into the shoulder, so that no edge is visible. */
function createBlendMask({ arm }: FigureShape, { left, top, width, height }: Box, side: Side): Uint8Array {
  const [rx, ry] = arm.root;
  const sideSign = side === 'left' ? -1 : 1;
  const blendMask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const rowsBelowShoulder = y + top - ry;
    const lowShare = smoothstep(30, 58, rowsBelowShoulder);
    const upperShare = smoothstep(-16, 22, rowsBelowShoulder);
    for (let x = 0; x < width; x++) {
      const innerShare = smoothstep(-arm.half * 0.9, arm.half * 0.5, (x + left - rx) * sideSign);
      blendMask[y * width + x] = 255 * Math.max(lowShare, innerShare * upperShare);
    }
  }
  return blendMask;
}

function createArmCutOut(bytes: Uint8Array, { width, height }: Box, skin: Float32Array, front: Uint8Array): CutOut {
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    for (let channel = 0; channel < 3; channel++) rgba[i * 4 + channel] = skin[bytes[i * 4]! * 3 + channel]! * 255;
    rgba[i * 4 + 3] = bytes[i * 4 + 3]!;
  }
  return {
    width,
    height,
    rgba,
    front,
    sleeve: new Uint8Array(width * height),
    isSheer: false,
  };
}

/** Draws a visible hand over skirts and coats, but inside its own cuffs. */
export function drawHand(
  sheet: Sheet,
  shape: FigureShape,
  {
    arm,
    pose,
    coveredPixels,
  }: { readonly arm: WarpedGarment; readonly pose: ArmPose; readonly coveredPixels: Uint8Array | undefined },
  wornGarments: readonly WornGarment[],
): void {
  if (!pose.showsHand || wornGarments.length === 0) return;
  const handLayer = { ...arm, front: arm.front.slice() };
  for (const { warped, garment } of wornGarments)
    hideHandUnder(
      handLayer,
      garment.cutOut.isSheer ? makeSolid(warped) : warped,
      pose,
      garment.cut.category === 'lower_body' ? 0 : findClearRow(arm, warped, shape.levels),
    );
  castShadow(sheet, createFrontMask(handLayer), SOFT_SHADOWS, coveredPixels);
  drawGarment(sheet, handLayer, 'front', coveredPixels);
  if (coveredPixels) removeShadow(sheet, handLayer, coveredPixels);
}

/** Removes the shadows of cloth from a bare arm. The soft edge of the arm stays. */
function removeShadow({ data, width }: Sheet, arm: WarpedGarment, coveredPixels: Uint8Array): void {
  for (let i = 0; i < arm.front.length; i++) {
    const index = (arm.top + Math.floor(i / arm.width)) * width + arm.left + (i % arm.width);
    if (coveredPixels[index] === 1 || arm.front[i]! <= 0.003) continue;
    for (let channel = 0; channel < 3; channel++)
      data[index * 4 + channel] = (arm.rgb[i * 3 + channel]! / 255) * data[index * 4 + 3]!;
  }
}

const SLEEVE_LABELS: Readonly<Record<Side, number>> = { left: 1, right: 2 };
/**
 * Finds the first row in which arm and cloth do not touch. Below it, a bare arm is drawn over the cloth. If they
 * touch everywhere, the arm stays under the cloth.
 */
function findClearRow(arm: WarpedGarment, warped: WarpedGarment, { armpit, hip }: FigureShape['levels']): number {
  for (let y = Math.max(armpit + 14, warped.top, arm.top); y < hip; y++) {
    const row = (y - warped.top) * warped.width - warped.left;
    let isTouching = y >= warped.top + warped.height;
    for (let x = 0; x < arm.width && !isTouching; x++) {
      const sheetX = x + arm.left;
      const isInside = sheetX >= warped.left && sheetX < warped.left + warped.width;
      isTouching = isInside && arm.front[(y - arm.top) * arm.width + x]! > 0.3 && warped.front[row + sheetX]! > 0.1;
    }
    if (!isTouching) return y;
  }
  return Infinity;
}

/** Makes sheer cloth opaque, so that it hides an arm in its sleeve. */
const makeSolid = (warped: WarpedGarment): WarpedGarment => ({
  ...warped,
  front: warped.front.map((front) => (front > 0.04 ? 1 : 0)),
});

function hideHandUnder(handLayer: WarpedGarment, warped: WarpedGarment, pose: ArmPose, clearRow: number): void {
  const ownSleeve = SLEEVE_LABELS[pose.side];
  const firstColumn = Math.max(0, warped.left - handLayer.left);
  const lastColumn = Math.min(handLayer.width, warped.left + warped.width - handLayer.left);
  for (
    let y = Math.max(0, warped.top - handLayer.top);
    y < Math.min(handLayer.height, warped.top + warped.height - handLayer.top);
    y++
  ) {
    const row = (y + handLayer.top - warped.top) * warped.width + handLayer.left - warped.left;
    const isAbove = y + handLayer.top < clearRow;
    for (let x = firstColumn; x < lastColumn; x++) {
      if (isAbove || warped.sleeve[row + x] === ownSleeve)
        handLayer.front[y * handLayer.width + x]! *= 1 - warped.front[row + x]!;
    }
  }
}
