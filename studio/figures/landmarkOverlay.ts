import type { Landmarks } from '../vocabulary/CatalogueFile.ts';
import type { Pixels } from '../drawItem.ts';

type Color = readonly [number, number, number];

/** A color for each landmark, the same on both sides. */
const COLORS: readonly (readonly [place: string, color: Color])[] = [
  ['collar', [230, 30, 120]],
  ['shoulder', [255, 120, 0]],
  ['armpit', [250, 210, 0]],
  ['sleeve', [0, 150, 70]],
  ['waist', [0, 160, 230]],
  ['hip', [110, 60, 220]],
  ['crotch', [120, 70, 20]],
  ['hem', [220, 20, 30]],
];
const OTHER_COLOR: Color = [20, 20, 20];
const WHITE: Color = [255, 255, 255];
const BLACK: Color = [10, 10, 10];

/**
 * Radii in pixels: a disc in the landmark's color, a white ring and a black ring, so that it is visible on any cloth.
 */
export const MARK = { disc: 4, white: 5.6, black: 6.8 } as const;

const findMarkColor = (name: string): Color => COLORS.find(([place]) => name.includes(place))?.[1] ?? OTHER_COLOR;

/** A copy of a three-channel picture with its landmarks. `size` 1 is the size that the landmarks refer to. */
export function drawLandmarks(picture: Pixels, landmarks: Landmarks, size: number): Pixels {
  const bytes = Uint8Array.from(picture.bytes);
  for (const [name, [x, y]] of Object.entries(landmarks))
    drawMark({ ...picture, bytes }, x * size, y * size, findMarkColor(name));
  return { ...picture, bytes };
}

function drawMark(
  { width, height, bytes }: { readonly width: number; readonly height: number; readonly bytes: Uint8Array },
  x: number,
  y: number,
  color: Color,
): void {
  for (const [px, py] of listMarkPixels(x, y)) {
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const distance = Math.hypot(px - x, py - y);
    bytes.set(distance <= MARK.disc ? color : distance <= MARK.white ? WHITE : BLACK, (py * width + px) * 3);
  }
}

/** Every pixel that a mark covers. */
export function listMarkPixels(x: number, y: number): (readonly [number, number])[] {
  const reach = Math.ceil(MARK.black);
  const steps = Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach);
  return steps
    .flatMap((dy) => steps.map((dx) => [Math.round(x) + dx, Math.round(y) + dy] as const))
    .filter(([px, py]) => Math.hypot(px - x, py - y) <= MARK.black);
}
