import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { itemId } from './catalogue/composeItem.ts';
import type { Landmarks, View } from './vocabulary/CatalogueFile.ts';
import type { Silhouette } from './garments/Silhouette.ts';
import { toPicture } from './render/Camera.ts';
import { choosePaper } from './render/backdrop.ts';
import type { Picture } from './render/Picture.ts';
import { createCutOut, composeOnPaper, renderGarment } from './render/renderDrawing.ts';
import { Sway } from './render/Sway.ts';
import { Bench } from './tailoring/Bench.ts';
import type { Drawing } from './tailoring/Drawing.ts';
import { hashOf } from './tailoring/random.ts';
import { createCamera } from './views.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export interface Sketch {
  readonly drawing: Drawing;
  readonly sway: Sway;
  readonly bench: Bench;
  readonly seed: number;
}

export function createSketch(item: ItemDefinition, silhouette: Silhouette, view: View): Sketch {
  const seed = hashOf(itemId(item));
  const bench = new Bench(item.options ?? {}, item.cloth, seed, view === 'back' ? 'back' : 'front');
  return { drawing: silhouette.draw(bench), sway: new Sway(seed ^ (view === 'back' ? 77 : 0), 1), bench, seed };
}

/** All inputs of a picture before lighting. */
export const createDrawing = (item: ItemDefinition, silhouette: Silhouette, view: View): Drawing =>
  createSketch(item, silhouette, view).drawing;

/** Draws one view of an item. `size` 1 is the stored size. */
export function drawView(item: ItemDefinition, silhouette: Silhouette, view: Exclude<View, 'flat'>, size = 1): Pixels {
  const { drawing, sway, bench, seed } = createSketch(item, silhouette, view);
  const camera = createCamera(view, drawing, sway, size);
  const picture = renderGarment(drawing, camera);
  const bytes = composeOnPaper([picture], choosePaper(seed, bench.main.ground), camera.scale);
  return { width: picture.width, height: picture.height, bytes };
}

/** Draws the front with a transparent background, in the coordinates of the landmarks. */
export function drawCutOut(item: ItemDefinition, silhouette: Silhouette, size = 1): Pixels {
  const picture = renderItemGarment(item, silhouette, size);
  return { width: picture.width, height: picture.height, bytes: createCutOut(picture) };
}

export function renderItemGarment(item: ItemDefinition, silhouette: Silhouette, size = 1): Picture {
  const { drawing, sway } = createSketch(item, silhouette, 'front');
  return renderGarment(drawing, createCamera('front', drawing, sway, size));
}

/** The landmarks in pixels of the front picture, after tilt and warp. */
export function findLandmarks(item: ItemDefinition, silhouette: Silhouette): Landmarks {
  const { drawing, sway } = createSketch(item, silhouette, 'front');
  const camera = createCamera('front', drawing, sway);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return Object.fromEntries(
    Object.entries(drawing.landmarks).map(([name, point]) => {
      const [x, y] = toPicture(camera, point);
      return [name, [round(x), round(y)] as const];
    }),
  );
}
