import type { CutOut } from './Garment.ts';
import type { WarpedGarment, Patch } from './WarpedGarment.ts';

/** A corner of a triangle: its position on the sheet and in the cut-out. */
export type Corner = readonly [x: number, y: number, u: number, v: number];

/** Draws a triangle of the cut-out onto the sheet. `patchNumber` starts at 1. */
export function drawTriangle(
  cut: CutOut,
  patch: Patch,
  patchNumber: number,
  warped: WarpedGarment,
  a: Corner,
  b: Corner,
  c: Corner,
): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  const top = Math.max(warped.top, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(warped.top + warped.height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  const left = Math.max(warped.left, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const right = Math.min(warped.left + warped.width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const px = x + 0.5;
      const py = y + 0.5;
      const wb = ((px - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (py - a[1])) / area;
      const wc = ((b[0] - a[0]) * (py - a[1]) - (px - a[0]) * (b[1] - a[1])) / area;
      if (wb < -1e-5 || wc < -1e-5 || wb + wc > 1 + 1e-5) continue;
      const to = (y - warped.top) * warped.width + x - warped.left;
      if (warped.lastPatch[to] === patchNumber) continue;
      warped.lastPatch[to] = patchNumber;
      const u = a[2] + (b[2] - a[2]) * wb + (c[2] - a[2]) * wc;
      const v = a[3] + (b[3] - a[3]) * wb + (c[3] - a[3]) * wc;
      sampleCutOut(cut, patch, warped, to, u - 0.5, v - 0.5);
    }
  }
}

/** Returns the mean of the four pixels around a position, weighted by opacity. */
function sampleCutOut(
  cut: CutOut,
  { pixelMask, isTrunk }: Patch,
  warped: WarpedGarment,
  to: number,
  u: number,
  v: number,
): void {
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
  for (let index = 0; index < 4; index++) {
    const x = x0 + (index & 1);
    const y = y0 + (index >> 1);
    const i = y * width + x;
    const cover = x < 0 || x >= width ? 0 : coverAt(rgba, i, pixelMask);
    if (cover === 0) continue;
    const share = (index & 1 ? tx : 1 - tx) * (index >> 1 ? ty : 1 - ty) * cover;
    r += rgba[i * 4]! * share;
    g += rgba[i * 4 + 1]! * share;
    b += rgba[i * 4 + 2]! * share;
    alpha += share;
    front += (share * cut.front[i]!) / 255;
    sleeve = Math.max(sleeve, cut.sleeve[i]!);
  }
  if (alpha < 1) return;
  placePixel(warped, to, r / alpha, g / alpha, b / alpha, front / 255, (alpha - front) / 255, isTrunk ? 0 : sleeve);
}

/** Returns the opacity of a pixel; 0 outside the picture and in other patches. */
const coverAt = (rgba: Uint8Array, index: number, pixelMask: Uint8Array | undefined): number =>
  pixelMask?.[index] === 0 ? 0 : (rgba[index * 4 + 3] ?? 0);

function placePixel(
  warped: WarpedGarment,
  to: number,
  r: number,
  g: number,
  b: number,
  front: number,
  behind: number,
  sleeve: number,
): void {
  const ownOpacity = front + behind;
  const opacityBelow = (warped.front[to]! + warped.behind[to]!) * (1 - ownOpacity);
  const share = ownOpacity / (ownOpacity + opacityBelow);
  warped.rgb[to * 3] = warped.rgb[to * 3]! * (1 - share) + r * share;
  warped.rgb[to * 3 + 1] = warped.rgb[to * 3 + 1]! * (1 - share) + g * share;
  warped.rgb[to * 3 + 2] = warped.rgb[to * 3 + 2]! * (1 - share) + b * share;
  warped.front[to] = front + warped.front[to]! * (1 - ownOpacity);
  warped.behind[to] = behind + warped.behind[to]! * (1 - ownOpacity);
  warped.sleeve[to] = sleeve;
}
