import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
import { metal, metalBuckle, metalRing } from '../tailoring/metalwork.ts';
import { plane } from '../tailoring/objects.ts';
import type { Silhouette } from './Silhouette.ts';

const CENTRE: Point = [0, 462];
const REACH: Point = [336, 158];

/** A point on the ring of a buckled belt. Angle 0 is the middle of the front; angles grow to the right. */
const pointOnBelt = (angle: number, down: number): Point => [
  CENTRE[0] + Math.sin(angle) * REACH[0],
  CENTRE[1] + Math.cos(angle) * REACH[1] + down,
];

const STEP = 0.075;

/** A section of the ring in narrow planes, each tilted to follow the curve. */
function arc(
  bench: Bench,
  from: number,
  to: number,
  edges: readonly [number, number],
  look: Partial<Panel> & { readonly isInside?: boolean },
): Panel[] {
  const { isInside = false, ...more } = look;
  const count = Math.ceil((to - from) / STEP);
  return Array.from({ length: count }, (_, index): Panel => {
    const [a, b] = [from + (index / count) * (to - from) - 0.006, from + ((index + 1) / count) * (to - from) + 0.006];
    const middle = (a + b) / 2;
    const lean = Math.sin(middle) * (isInside ? -0.5 : 0.62);
    return {
      part: 'panel',
      material: isInside ? bench.plain('suede', bench.cloth.lining ?? 'tobacco') : bench.main,
      join: isInside ? 'inside' : 'outside',
      lift: 0,
      volume: 12,
      round: 9,
      thickness: 4,
      tilt: [lean, isInside ? 0.12 : 0],
      outline: [
        pointOnBelt(a, edges[0]),
        pointOnBelt(middle, edges[0]),
        pointOnBelt(b, edges[0]),
        pointOnBelt(b, edges[1]),
        pointOnBelt(middle, edges[1]),
        pointOnBelt(a, edges[1]),
      ],
      stitching:
        isInside || bench.options['stitched'] === false
          ? []
          : [5, -5].map((distance, side) => ({
              path: [pointOnBelt(a, edges[side]! + distance), pointOnBelt(b, edges[side]! + distance)],
              color: bench.thread,
              length: 3.6,
            })),
      ...more,
    };
  });
}

function draw(bench: Bench): Drawing {
  const width = { narrow: 50, regular: 78, wide: 116 }[bench.text('width', 'regular')] ?? 78;
  const edges = [0, width] as const;
  const shadow = plane(
    [
      pointOnBelt(-1.4, width),
      pointOnBelt(-0.7, width + 3),
      pointOnBelt(0, width + 4),
      pointOnBelt(0.7, width + 3),
      pointOnBelt(1.4, width),
      pointOnBelt(0.7, width - 20),
      pointOnBelt(0, width - 20),
      pointOnBelt(-0.7, width - 20),
    ],
    bench.plain(),
    { lift: 1 },
  );
  const back = arc(bench, Math.PI / 2 - 0.04, (Math.PI * 3) / 2 + 0.04, edges, { isInside: true, light: 0.82 });
  const front = arc(bench, -Math.PI / 2, Math.PI / 2, edges, {});
  if (bench.isBack)
    return {
      parts: [shadow, ...back, ...front],
      landmarks: {},
      focus: { at: pointOnBelt(-0.4, width / 2), zoom: 1.9 },
    };
  return {
    parts: [shadow, ...back, ...front, ...closing(bench, width)],
    landmarks: {},
    focus: { at: pointOnBelt(-0.1, width / 2), zoom: 1.9 },
  };
}

/** The end passes over the front, through the frame and under the keeper. */
function closing(bench: Bench, width: number): Part[] {
  const tip = 0.74;
  const end: Panel[] = arc(bench, 0.06, tip, [-1, width - 1], { join: 'end', lift: 0.3 });
  const point: Panel = {
    part: 'panel',
    material: bench.main,
    join: 'end',
    lift: 0.4,
    volume: 12,
    round: 9,
    thickness: 4,
    tilt: [Math.sin(tip) * 0.62, 0],
    outline: [
      pointOnBelt(tip - 0.01, -1),
      pointOnBelt(tip + 0.05, width * 0.16),
      pointOnBelt(tip + 0.09, width * 0.5),
      pointOnBelt(tip + 0.05, width * 0.84),
      pointOnBelt(tip - 0.01, width - 1),
    ],
  };
  const holes = [0.28, 0.4, 0.52, 0.64].map(
    (angle): Part => ({
      part: 'button',
      at: pointOnBelt(angle, width / 2),
      radius: 3,
      color: [0.08, 0.07, 0.07],
      look: 'snap',
    }),
  );
  const keeper = arc(bench, 0.2, 0.245, [-5, width + 4], { join: 'keeper', lift: 0.5, stitching: [] });
  const center = pointOnBelt(-0.02, width / 2);
  const frame: Part[] =
    bench.text('buckle', 'frame') === 'ring'
      ? [
          metalRing(bench, center, [width * 0.6, width * 0.66], 9),
          metalRing(bench, [center[0] + width * 0.5, center[1] - 2], [width * 0.6, width * 0.66], 9),
        ]
      : bench.text('buckle', 'frame') === 'plate'
        ? [plate(bench, center, width)]
        : metalBuckle(bench, center, [width * 0.86, width * 1.24], width * 0.12);
  return [...end, point, ...holes, ...keeper, ...frame];
}

/** A smooth plate buckle without a pin. */
function plate(bench: Bench, [x, y]: Point, width: number): Panel {
  const [a, b] = [width * 0.62, width * 0.58];
  return plane(
    [
      [x - a, y - b * 0.7],
      [x - a * 0.8, y - b],
      [x + a * 0.8, y - b],
      [x + a, y - b * 0.7],
      [x + a, y + b * 0.7],
      [x + a * 0.8, y + b],
      [x - a * 0.8, y + b],
      [x - a, y + b * 0.7],
    ],
    metal(bench),
    { lift: 0.7, thickness: 4, volume: 20, round: 16 },
  );
}

export const silhouette: Silhouette = {
  name: 'belt',
  kind: 'belt',
  tryOn: null,
  subkind: ({ width, buckle: kind }) =>
    width === 'wide' ? 'wide belt' : width === 'narrow' ? 'narrow belt' : kind === 'ring' ? 'double-ring belt' : 'belt',
  words: (_options, fabric) => `belt, ${fabric === 'leather' ? 'leather belt, ' : ''}waist belt, accessory`,
  sample: { fabric: 'leather', color: 'chestnut', lining: 'tobacco', buttons: 'brass' },
  draw,
};
