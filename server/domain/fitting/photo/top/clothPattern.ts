import type { Cloth } from '../../cloth/Cloth.ts';
import { applyBoxBlur } from '../../raster/blur.ts';

/** Radius of the area with which a color is compared, as a fraction of the picture's width. */
const AREA_RADIUS = 0.06;
const MIN_OPAQUE = 250;

/** Measures how much the colors of a garment differ from those around them, 0 to 255 on average. */
export function measureClothPattern({ width, height, rgba }: Cloth): number {
  const isCloth = (i: number): boolean => rgba[i * 4 + 3]! > MIN_OPAQUE;
  const createPlane = (valueAt: (i: number) => number): Float32Array => {
    const data = Float32Array.from({ length: width * height }, (_, i) => (isCloth(i) ? valueAt(i) : 0));
    applyBoxBlur({ width, height, data }, AREA_RADIUS * width);
    return data;
  };
  const weight = createPlane(() => 1);
  const planes = [0, 1, 2].map((c) => createPlane((i) => rgba[i * 4 + c]!));
  let [sum, count] = [0, 0];
  for (let i = 0; i < width * height; i++) {
    if (!isCloth(i)) continue;
    count++;
    planes.forEach((plane, c) => {
      sum += Math.abs(rgba[i * 4 + c]! - plane[i]! / weight[i]!) / 3;
    });
  }
  return sum / Math.max(1, count);
}
