import type { View } from './vocabulary/CatalogueFile.ts';
import type { Camera, Warp } from './render/Camera.ts';
import type { Drawing } from './tailoring/Drawing.ts';

/** Size in pixels of each stored view. The front is shown in grids, so it gets the most bytes. */
export const VIEW_SIZES: Readonly<Record<View, readonly [width: number, height: number]>> = {
  front: [800, 1000],
  back: [560, 700],
  // Shows a small area at twice the scale of the front.
  detail: [480, 600],
  flat: [640, 800],
};

const SHEET = 800;

/** A garment fills the sheet from -400 to 400 and from 0 to 1000. The close-up shows the drawing's `focus`. */
export function createCamera(view: View, drawing: Drawing, sway: Warp, size = 1): Camera {
  const [width, height] = VIEW_SIZES[view].map((side) => Math.round(side * size)) as [number, number];
  if (view !== 'detail') return { width, height, scale: width / SHEET, corner: [-SHEET / 2, 0], sway };
  const scale = drawing.focus.zoom * size;
  const [x, y] = sway.apply(drawing.focus.at);
  return { width, height, scale, corner: [x - width / scale / 2, y - height / scale / 2], sway };
}
