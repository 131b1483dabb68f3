import { Bench } from '../tailoring/Bench.ts';
import { blazerShape } from '../tailoring/blazerShape.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
import { jacketPockets, welt } from '../tailoring/jacketPockets.ts';
import { legLandmarks, legMeasures } from '../tailoring/legs.ts';
import { moved } from '../tailoring/moved.ts';
import { button } from '../tailoring/placket.ts';
import { front, jacketLining, lapel, sleeveButtons, tailoredArms, tailoredBack, tailoredCollar, tailoredLandmarks } from '../tailoring/tailored.ts';
import { trouserParts } from '../tailoring/trouserParts.ts';
import type { Silhouette } from './Silhouette.ts';

/** The jacket lies over the trousers, a little to the left, so that both can be seen at once. */
const JACKET = { scale: 0.74, by: [-62, 14] as Point };
const TROUSERS = { scale: 0.86, by: [96, 128] as Point };

function jacket(bench: Bench): { parts: Part[]; landmarks: Record<string, Point> } {
  const shape = blazerShape(bench);
  const arms = tailoredArms(bench, shape);
  const sleeves: Part[] = arms.flatMap((arm) => [arm.panel, ...sleeveButtons(bench, arm, 4)]);
  const landmarks = tailoredLandmarks(shape, arms);
  if (bench.isBack) return { parts: [...sleeves, tailoredBack(bench, shape, 190), ...tailoredCollar(bench, shape)], landmarks };
  const count = bench.count('buttons', 2);
  return {
    landmarks,
    parts: [
      ...jacketLining(bench, shape), ...sleeves, front(bench, shape, -1, 0.5), front(bench, shape, 1, 0.5), welt(bench, 122, 352),
      ...jacketPockets(bench, bench.text('pocket', 'flap'), 128, shape.hem[1] - 208),
      lapel(bench, shape, -1), lapel(bench, shape, 1), ...tailoredCollar(bench, shape),
      ...Array.from({ length: count }, (_, index) => button(bench, [1, shape.breakAt + 14 + index * 90], 9.5)),
    ],
  };
}

function draw(bench: Bench): Drawing {
  const legs = new Bench({ ...bench.options, pleats: 1, leg: bench.text('fit', '') === 'relaxed' ? 'wide' : 'straight' }, bench.cloth, 4711, bench.view);
  const upper = jacket(bench);
  const place = (point: Point): Point => [point[0] * JACKET.scale + JACKET.by[0], point[1] * JACKET.scale + JACKET.by[1]];
  const trousers = moved(trouserParts(legs, legMeasures(legs)), TROUSERS.scale, TROUSERS.by);
  return {
    parts: [...trousers, ...moved(upper.parts, JACKET.scale, JACKET.by)],
    landmarks: {
      ...Object.fromEntries(Object.entries(upper.landmarks).map(([name, point]) => [name, place(point)])),
      ...Object.fromEntries(Object.entries(legLandmarks(legMeasures(legs))).map(([name, [x, y]]) => [`trousers_${name}`, [x * TROUSERS.scale + TROUSERS.by[0], y * TROUSERS.scale + TROUSERS.by[1]] as const])),
    },
    focus: { at: place([70, 320]), zoom: 2 },
  };
}

export const silhouette: Silhouette = {
  name: 'suit',
  kind: 'suit',
  tryOn: 'suits',
  subkind: () => 'two-piece suit',
  words: 'suit, blazer and trousers, tailoring set, single-breasted',
  draw,
};
