import type { LabRaster } from '../../pictures/Raster.ts';
import { clamp } from '../curve.ts';
import { applyBoxBlur } from '../raster/blur.ts';
import { computeDistances, shrinkMask } from '../raster/distance.ts';
import { fillFromKnown } from '../raster/spread.ts';
import type { Backdrop } from './backdrop.ts';

/** Width in pixels of the garment's edge in which the opacity is measured. */
const RIM_WIDTH = 3;
/** Minimum color difference between cloth and backdrop. Below it, the colors do not show the opacity. */
const MIN_CONTRAST = 14;

/** Creates a garment with a soft edge: its color without the backdrop, and its opacity. */
export function createMatte(
  rgb: Uint8Array,
  insideMask: Uint8Array,
  lab: LabRaster,
  backdrop: Backdrop | null,
): Uint8Array<ArrayBuffer> {
  const { width, height } = lab;
  const coreMask = shrinkMask(insideMask, width, height, RIM_WIDTH);
  const cloth = fillFromKnown(rgb, new Float32Array(coreMask), width, height);
  const softMask = { width, height, data: new Float32Array(insideMask) };
  applyBoxBlur(softMask, 1);
  const outsideDistance = computeDistances(insideMask, width, height);
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < insideMask.length; i++) {
    if (outsideDistance[i]! > 2) continue;
    const coverShare = coreMask[i] ? 1 : coverAt(i, rgb, cloth, softMask.data[i]!, backdrop);
    const ownShare = coreMask[i] ? 1 : clamp(coverShare * 2 - 1, 0, 0.6);
    for (let channel = 0; channel < 3; channel++)
      rgba[i * 4 + channel] = rgb[i * 3 + channel]! * ownShare + cloth[i * 3 + channel]! * (1 - ownShare);
    rgba[i * 4 + 3] = Math.round(255 * coverShare);
  }
  return rgba;
}

/**
 * Returns the opacity of a pixel, from where its color lies between those of backdrop and cloth. If the contrast is
 * low, uses the distance to the outline instead.
 */
function coverAt(i: number, rgb: Uint8Array, cloth: Float32Array, softMask: number, backdrop: Backdrop | null): number {
  const outline = clamp((softMask - 0.35) / 0.5, 0, 1);
  if (!backdrop || backdrop.distance[i]! > MIN_CONTRAST * 3) return outline;
  const paperColor = paperColorAt(backdrop, i);
  let [projection, contrast] = [0, 0];
  for (let channel = 0; channel < 3; channel++) {
    const difference = cloth[i * 3 + channel]! - paperColor[channel]!;
    projection += difference * (rgb[i * 3 + channel]! - paperColor[channel]!);
    contrast += difference * difference;
  }
  if (contrast < MIN_CONTRAST * MIN_CONTRAST * 4) return outline;
  return clamp((clamp(projection / contrast, 0, 1) - 0.12) / 0.76, 0, 1) * clamp(softMask * 3, 0, 1);
}

/** Returns the color of the backdrop in sRGB. Only its lightness is used, because it is nearly gray. */
function paperColorAt(backdrop: Backdrop, i: number): readonly [number, number, number] {
  const [lightness, a, b] = backdrop.colorAt(i);
  const y = ((lightness + 16) / 116) ** 3;
  const x = (a / 500 + (lightness + 16) / 116) ** 3 * 0.95047;
  const z = ((lightness + 16) / 116 - b / 200) ** 3 * 1.08883;
  const linearColor = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const [red, green, blue] = linearColor.map(
    (value) => 255 * (value <= 0.0031308 ? 12.92 * Math.max(0, value) : 1.055 * value ** (1 / 2.4) - 0.055),
  );
  return [red!, green!, blue!];
}
