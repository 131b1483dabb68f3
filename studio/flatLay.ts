import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { itemId } from './catalogue/composeItem.ts';
import type { Role } from './catalogue/outfits.ts';
import { roleOf } from './catalogue/outfits.ts';
import type { Pixels } from './drawItem.ts';
import { createSketch } from './drawItem.ts';
import type { Silhouette } from './garments/Silhouette.ts';
import { rotateWarp } from './render/Camera.ts';
import { choosePaper } from './render/backdrop.ts';
import { composeOnPaper, renderGarment } from './render/renderDrawing.ts';
import type { Point } from './tailoring/geometry.ts';
import { hashOf, randomFrom } from './tailoring/random.ts';
import { VIEW_SIZES } from './views.ts';

export interface LaidItem {
  readonly item: ItemDefinition;
  readonly silhouette: Silhouette;
}

/** A position on a sheet of 800 by 1000: the center and the available size. */
interface Place {
  readonly at: Point;
  readonly room: Point;
}

const HERO: Place = { at: [-118, 480], room: [470, 720] };
const LONG: Place = { at: [214, 510], room: [330, 800] };
const UPPER: Place = { at: [196, 300], room: [370, 470] };
const LOWER: Place = { at: [196, 730], room: [360, 450] };
const SMALL: Place = { at: [232, 790], room: [250, 250] };

/** The common scale of all garments, so that a skirt is smaller than a coat. Small items are enlarged. */
const FLAT_LAY_SCALE = 0.66;
const SMALL_ITEM_SCALE = 0.4;

/** Draws an item with two others: the first two overlap, the last is on top. */
export function drawFlatLay(mainItem: LaidItem, others: readonly [LaidItem, LaidItem], size = 1): Pixels {
  const [width, height] = VIEW_SIZES.flat.map((side) => Math.round(side * size)) as [number, number];
  const seed = hashOf(`${itemId(mainItem.item)} flat`);
  const random = randomFrom(seed);
  const mirrored = random.chance(0.5) ? -1 : 1;
  const places = findPlaces(mainItem, others);
  const order = [others[0], mainItem, others[1]];
  const pictures = order.map((laid, index) => {
    const { drawing, sway } = createSketch(laid.item, laid.silhouette, 'front');
    const box = findBounds(
      drawing.parts.flatMap((part) => (part.part === 'panel' ? part.outline : part.part === 'cord' ? part.path : [])),
    );
    const place = places[index]!;
    const role = roleOf(laid.silhouette.kind);
    const scale = Math.min(
      role === 'accessory' ? SMALL_ITEM_SCALE : FLAT_LAY_SCALE,
      place.room[0] / box.size[0],
      place.room[1] / box.size[1],
    );
    const to: Point = [
      (place.at[0] * mirrored + random.between(-12, 12)) / scale,
      (place.at[1] + random.between(-12, 12)) / scale,
    ];
    const angle = random.between(0.03, 0.11) * (index === 1 ? -1 : 1) * mirrored;
    const warp = rotateWarp(sway, angle, box.middle, to);
    return renderGarment(drawing, {
      width,
      height,
      scale: scale * (width / 800),
      corner: [-400 / scale, 0],
      sway: warp,
    });
  });
  const paper = choosePaper(seed, createSketch(mainItem.item, mainItem.silhouette, 'front').bench.main.ground);
  return { width, height, bytes: composeOnPaper(pictures, paper, (width / 800) * FLAT_LAY_SCALE) };
}

/** The positions of the bottom piece, the main item and the top piece. */
function findPlaces(
  mainItem: LaidItem,
  [firstItem, secondItem]: readonly [LaidItem, LaidItem],
): readonly [Place, Place, Place] {
  const isTall = (role: Role): boolean => role === 'bottom' || role === 'whole' || role === 'suit';
  const [below, above] = [roleOf(firstItem.silhouette.kind), roleOf(secondItem.silhouette.kind)];
  const last = above === 'accessory' ? SMALL : LOWER;
  if (isTall(roleOf(mainItem.silhouette.kind)) || !isTall(below)) return [UPPER, HERO, last];
  return above === 'accessory'
    ? [LONG, HERO, { at: [-170, 842], room: [240, 230] }]
    : [LONG, { at: [-120, 330], room: [450, 560] }, { at: [-136, 738], room: [400, 470] }];
}

function findBounds(points: readonly Point[]): { readonly middle: Point; readonly size: Point } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { middle: [(left + right) / 2, (top + bottom) / 2], size: [right - left, bottom - top] };
}
