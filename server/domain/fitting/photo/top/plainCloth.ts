import { applyBoxBlur } from '../../raster/blur.ts';
import { growMask } from '../../raster/distance.ts';
import type { Scene } from '../Scene.ts';

/** Radius in shoulder widths of the area with which a color is compared. */
const AREA_RADIUS = 0.3;
/** Differences from the area at which a color is a print: of its tint, and relative darkness. */
const [MAX_TINT, MIN_LIGHT] = [26, 0.55];
/** Brightness below which shine would look like a print. */
const DARK = 70;
const MARGIN = 7;

/** Returns the cloth without its prints, whose colors are no folds. */
export function plainCloth({ width, height, rgb, body }: Scene, alpha: Float32Array): Float32Array {
  const planes = [0, 1, 2].map((c) => ({
    width,
    height,
    data: alpha.map((share, i) => (share > 0.97 ? rgb[i * 3 + c]! : 0)),
  }));
  const weight = { width, height, data: alpha.map((share) => (share > 0.97 ? 1 : 0)) };
  for (const plane of [...planes, weight]) applyBoxBlur(plane, AREA_RADIUS * body.frame.shoulderWidth);
  const prints = new Uint8Array(alpha.length);
  for (let i = 0; i < alpha.length; i++) {
    if (alpha[i]! < 0.5) continue;
    const mean = planes.map(({ data }) => data[i]! / Math.max(1e-3, weight.data[i]!));
    const light = (mean[0]! + mean[1]! + mean[2]!) / 3 + 8;
    const own = (rgb[i * 3]! + rgb[i * 3 + 1]! + rgb[i * 3 + 2]!) / 3 + 8;
    const factor = own / light;
    const tint = Math.max(...mean.map((value, c) => Math.abs(rgb[i * 3 + c]! - value * factor)));
    if ((tint > MAX_TINT && light > DARK) || factor < (light > DARK ? MIN_LIGHT : 0)) prints[i] = 1;
  }
  const marked = growMask(prints, width, height, MARGIN);
  return alpha.map((share, i) => (marked[i] === 1 ? 0 : share));
}
