import type { LabRaster } from '../../pictures/Raster.ts';
import { clamp } from '../curve.ts';
import { boxBlur } from '../raster/blur.ts';
import { distanceTo, shrunk } from '../raster/distance.ts';
import { spread } from '../raster/spread.ts';
import type { Backdrop } from './backdrop.ts';

/** Distance in pixels from the edge within which the cover is measured. */
const RIM = 3;
/** Minimum color distance of cloth and backdrop at which a pixel's color tells how much of each it contains. */
const TELLING = 14;

/** A garment with a soft edge: color without its backdrop, and how much garment each pixel holds. */
export function matted(
  rgb: Uint8Array,
  inside: Uint8Array,
  lab: LabRaster,
  backdrop: Backdrop | null,
): Uint8Array<ArrayBuffer> {
  const { width, height } = lab;
  const core = shrunk(inside, width, height, RIM);
  const cloth = spread(rgb, Float32Array.from(core), width, height);
  const soft = { width, height, data: Float32Array.from(inside) };
  boxBlur(soft, 1);
  const beyond = distanceTo(inside, width, height);
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < inside.length; i++) {
    if (beyond[i]! > 2) continue;
    const cover = core[i] ? 1 : coverAt(i, rgb, cloth, soft.data[i]!, backdrop);
    const own = core[i] ? 1 : clamp(cover * 2 - 1, 0, 0.6);
    for (let c = 0; c < 3; c++) rgba[i * 4 + c] = rgb[i * 3 + c]! * own + cloth[i * 3 + c]! * (1 - own);
    rgba[i * 4 + 3] = Math.round(255 * cover);
  }
  return rgba;
}

/**
 * The cover of a pixel: how far its color lies between backdrop and cloth; without contrast, by its distance to the
 * outline.
 */
function coverAt(i: number, rgb: Uint8Array, cloth: Float32Array, soft: number, backdrop: Backdrop | null): number {
  const outline = clamp((soft - 0.35) / 0.5, 0, 1);
  if (!backdrop || backdrop.distance[i]! > TELLING * 3) return outline;
  const paper = paperAt(backdrop, i);
  let [along, whole] = [0, 0];
  for (let c = 0; c < 3; c++) {
    const way = cloth[i * 3 + c]! - paper[c]!;
    along += way * (rgb[i * 3 + c]! - paper[c]!);
    whole += way * way;
  }
  if (whole < TELLING * TELLING * 4) return outline;
  return clamp((clamp(along / whole, 0, 1) - 0.12) / 0.76, 0, 1) * clamp(soft * 3, 0, 1);
}

/** The backdrop's color in sRGB; it is nearly gray, so its lightness is enough. */
function paperAt(backdrop: Backdrop, i: number): readonly [number, number, number] {
  const [lightness, a, b] = backdrop.colorAt(i);
  const y = ((lightness + 16) / 116) ** 3;
  const x = (a / 500 + (lightness + 16) / 116) ** 3 * 0.95047;
  const z = ((lightness + 16) / 116 - b / 200) ** 3 * 1.08883;
  const linear = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const [red, green, blue] = linear.map(
    (c) => 255 * (c <= 0.0031308 ? 12.92 * Math.max(0, c) : 1.055 * c ** (1 / 2.4) - 0.055),
  );
  return [red!, green!, blue!];
}
