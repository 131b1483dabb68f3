import type { CutOut, Pixels } from './Garment.ts';
import { relabelSpecks } from './labels.ts';

const MIN_OPAQUE_ALPHA = 250;
/** Distance inside the garment, in pixels, from which an edge pixel takes its color. */
const EDGE_REACH = 4;

/**
 * Removes the background from the edges. Opaque cloth gets the color of its inner neighbors; sheer cloth loses the
 * background's color.
 */
export function createCutOut(picture: Pixels, matte: Pixels): CutOut {
  const { width, height } = picture;
  const count = width * height;
  const rgba = new Uint8Array(count * 4);
  const front = new Uint8Array(count);
  const sleeve = new Uint8Array(count);
  enlarge(picture, matte, rgba, front, sleeve);
  closeGaps(front, rgba, width);
  for (let i = 0; i < count; i++) {
    rgba[i * 4] = picture.bytes[i * 3]!;
    rgba[i * 4 + 1] = picture.bytes[i * 3 + 1]!;
    rgba[i * 4 + 2] = picture.bytes[i * 3 + 2]!;
  }
  cleanEdges(rgba, sleeve, width, height, measurePaper(picture, rgba));
  if (sleeve.some((partLabel) => partLabel > 0)) relabelSpecks(sleeve, rgba, width);
  return { width, height, rgba, front, sleeve, isSheer: isSheer(rgba) };
}

/** Minimum fraction of translucent pixels in a sheer garment. Other garments have such pixels only at their edges. */
const MIN_SHEER_SHARE = 0.12;

function isSheer(rgba: Uint8Array): boolean {
  let [opaquePixels, translucentPixels] = [0, 0];
  for (let i = 3; i < rgba.length; i += 4) {
    if (rgba[i]! < 20) continue;
    opaquePixels++;
    if (rgba[i]! < MIN_OPAQUE_ALPHA - 12) translucentPixels++;
  }
  return translucentPixels > opaquePixels * MIN_SHEER_SHARE;
}

/** Enlarges a matte to the size of its picture. Its edges become sharper than by linear interpolation. */
function enlarge(
  { width, height }: Pixels,
  matte: Pixels,
  rgba: Uint8Array,
  front: Uint8Array,
  sleeve: Uint8Array,
): void {
  const [sx, sy] = [matte.width / width, matte.height / height];
  const matteBytes = matte.bytes;
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, (y + 0.5) * sy - 0.5);
    const y0 = Math.min(matte.height - 1, fy | 0);
    const y1 = Math.min(matte.height - 1, y0 + 1);
    const ty = fy - y0;
    const nearestRow = ty < 0.5 ? y0 : y1;
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, (x + 0.5) * sx - 0.5);
      const x0 = Math.min(matte.width - 1, fx | 0);
      const x1 = Math.min(matte.width - 1, x0 + 1);
      const tx = fx - x0;
      const topLeft = (y0 * matte.width + x0) * 3;
      const topRight = (y0 * matte.width + x1) * 3;
      const bottomLeft = (y1 * matte.width + x0) * 3;
      const bottomRight = (y1 * matte.width + x1) * 3;
      const i = y * width + x;
      if (matteBytes[topLeft]! + matteBytes[topRight]! + matteBytes[bottomLeft]! + matteBytes[bottomRight]! === 0)
        continue;
      const top = matteBytes[topLeft]! + (matteBytes[topRight]! - matteBytes[topLeft]!) * tx;
      const alpha =
        top + (matteBytes[bottomLeft]! + (matteBytes[bottomRight]! - matteBytes[bottomLeft]!) * tx - top) * ty;
      const upperShare = matteBytes[topLeft + 1]! + (matteBytes[topRight + 1]! - matteBytes[topLeft + 1]!) * tx;
      const share =
        upperShare +
        (matteBytes[bottomLeft + 1]! + (matteBytes[bottomRight + 1]! - matteBytes[bottomLeft + 1]!) * tx - upperShare) *
          ty;
      rgba[i * 4 + 3] = alpha;
      front[i] = share;
      const partLabel = matteBytes[(nearestRow * matte.width + (tx < 0.5 ? x0 : x1)) * 3 + 2]!;
      sleeve[i] = partLabel > 180 ? 2 : partLabel > 60 ? 1 : 0;
    }
  }
}

/** Maximum width in pixels of a gap in the front that counts as an error of the matte. */
const MAX_GAP_WIDTH = 9;

function closeGaps(front: Uint8Array, rgba: Uint8Array, width: number): void {
  let lastFrontPixel = -1;
  for (let i = 0; i < front.length; i++) {
    const alpha = rgba[i * 4 + 3]!;
    if (i % width === 0 || alpha < MIN_OPAQUE_ALPHA) lastFrontPixel = -1;
    if (alpha < MIN_OPAQUE_ALPHA || front[i]! < alpha * 0.9) continue;
    const isGap = lastFrontPixel >= 0 && i - lastFrontPixel > 1 && i - lastFrontPixel <= MAX_GAP_WIDTH;
    for (let index = lastFrontPixel + 1; isGap && index < i; index++) front[index] = rgba[index * 4 + 3]!;
    lastFrontPixel = i;
  }
}

function cleanEdges(
  rgba: Uint8Array,
  sleeve: Uint8Array,
  width: number,
  height: number,
  paper: readonly number[],
): void {
  const source = rgba.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const offset = (y * width + x) * 4;
      const alpha = source[offset + 3]!;
      if (alpha === 0 || alpha >= MIN_OPAQUE_ALPHA) continue;
      if (!copyColorFromInside(rgba, source, sleeve, width, height, x, y))
        subtractPaper(rgba, source, offset, alpha / 255, paper);
    }
  }
}

function copyColorFromInside(
  rgba: Uint8Array,
  source: Uint8Array,
  sleeve: Uint8Array,
  width: number,
  height: number,
  x: number,
  y: number,
): boolean {
  for (let distance = 1; distance <= EDGE_REACH; distance++) {
    let [r, g, b, pixelCount, side] = [0, 0, 0, 0, 0];
    for (let dy = -distance; dy <= distance; dy++) {
      const py = y + dy;
      if (py < 0 || py >= height) continue;
      const step = Math.abs(dy) === distance ? 1 : distance * 2;
      for (let dx = -distance; dx <= distance; dx += step) {
        const px = x + dx;
        const offset = (py * width + px) * 4;
        if (px < 0 || px >= width || source[offset + 3]! < MIN_OPAQUE_ALPHA) continue;
        r += source[offset]!;
        g += source[offset + 1]!;
        b += source[offset + 2]!;
        side = sleeve[py * width + px]!;
        pixelCount++;
      }
    }
    if (pixelCount === 0) continue;
    const to = (y * width + x) * 4;
    rgba[to] = r / pixelCount;
    rgba[to + 1] = g / pixelCount;
    rgba[to + 2] = b / pixelCount;
    sleeve[y * width + x] = side;
    return true;
  }
  return false;
}

/** Brightness of the background behind sheer cloth, as a fraction of its brightness elsewhere. */
const PAPER_SHADE = 0.84;

function subtractPaper(
  rgba: Uint8Array,
  source: Uint8Array,
  offset: number,
  alpha: number,
  paper: readonly number[],
): void {
  const share = Math.max(0.2, alpha);
  for (let channel = 0; channel < 3; channel++) {
    const value = (source[offset + channel]! - (1 - share) * paper[channel]! * PAPER_SHADE) / share;
    rgba[offset + channel] = Math.max(0, Math.min(255, value));
  }
}

function measurePaper(picture: Pixels, rgba: Uint8Array): readonly number[] {
  const sum = [0, 0, 0];
  let pixelCount = 0;
  for (let i = 0; i < rgba.length / 4; i += 97) {
    if (rgba[i * 4 + 3] !== 0) continue;
    for (let channel = 0; channel < 3; channel++) sum[channel]! += picture.bytes[i * 3 + channel]!;
    pixelCount++;
  }
  return sum.map((value) => value / Math.max(1, pixelCount));
}
