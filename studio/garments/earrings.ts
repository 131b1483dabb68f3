import type { Material } from '../fabric/Material.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { moveParts } from '../tailoring/moved.ts';
import { metal, metalRing, wire } from '../tailoring/metalwork.ts';
import type { Silhouette } from './Silhouette.ts';

const SCALE = 1.3;

const circle = ([x, y]: Point, rx: number, ry = rx): Knot[] =>
  Array.from(
    { length: 20 },
    (_, index): Knot => [x + Math.cos((index / 20) * Math.PI * 2) * rx, y + Math.sin((index / 20) * Math.PI * 2) * ry],
  );

/** A ball: a pearl, a bead or a drop of metal. */
const ball = (center: Point, radius: number, material: Material): Part =>
  piece(closedCurve(circle(center, radius)), material, {
    lift: 0.7,
    volume: radius * 1.5,
    round: radius * 0.62,
    thickness: 3,
  });

/** A tapered hoop, thick at the bottom, with its post at the top. */
function hoop(bench: Bench, [x, y]: Point, radius: number, thickness: number): Part[] {
  const ring = (share: (angle: number) => number): Knot[] =>
    Array.from({ length: 41 }, (_, index): Knot => {
      const angle = -Math.PI / 2 + 0.1 + (index / 40) * (Math.PI * 2 - 0.2);
      const r = radius + share(angle);
      return [x + Math.cos(angle) * r * 0.94, y + Math.sin(angle) * r];
    });
  const half = (angle: number): number => thickness * (0.26 + 0.74 * ((1 + Math.sin(angle)) / 2));
  const outline = [...openCurve(ring(half)), ...openCurve(ring((angle) => -half(angle))).reverse()];
  return [
    wire(
      bench,
      openCurve([
        [x - 6, y - radius],
        [x + 10, y - radius - 6],
        [x + 34, y - radius - 2],
      ]),
      5,
    ),
    piece(outline, metal(bench), { lift: 0.8, volume: thickness * 1.1, round: thickness * 0.7, thickness: 4 }),
  ];
}

/** The wire hook of an earring. */
function hook(bench: Bench, [x, y]: Point): Part {
  return wire(
    bench,
    openCurve([
      [x, y],
      [x - 2, y - 46],
      [x + 14, y - 82],
      [x + 40, y - 70],
      [x + 46, y - 24],
      [x + 40, y + 16],
    ]),
    5.4,
  );
}

/** A drop of stone in a metal setting. */
function stone(bench: Bench, [x, y]: Point, size: number): Part[] {
  const shape = (side: number): Knot[] => [
    [x, y - size * 1.5 * side],
    [x + size * 0.7 * side, y - size * 0.2 * side],
    [x + size * 0.78 * side, y + size * 0.5 * side],
    [x, y + size * 1.1 * side],
    [x - size * 0.78 * side, y + size * 0.5 * side],
    [x - size * 0.7 * side, y - size * 0.2 * side],
  ];
  return [
    piece(closedCurve(shape(1.16)), metal(bench), { lift: 0.7, volume: 12, round: 8, thickness: 4 }),
    piece(closedCurve(shape(0.94)), bench.main, {
      lift: 0.2,
      volume: size * 0.9,
      round: size * 0.4,
      thickness: 3,
    }),
  ];
}

function drawEarring(bench: Bench, style: string, [x, y]: Point): Part[] {
  if (style === 'hoops') return hoop(bench, [x, y], 128, bench.count('thick', 22));
  if (style === 'studs') {
    return [
      piece(closedCurve(circle([x, y], 82)), metal(bench), { lift: 0.8, volume: 20, round: 16, thickness: 4 }),
      ball([x, y], 70, bench.main),
    ];
  }
  if (style === 'pearl-drops') {
    return [
      hook(bench, [x, y - 96]),
      metalRing(bench, [x, y - 86], [8, 10], 4.4),
      wire(
        bench,
        openCurve([
          [x, y - 78],
          [x + 1, y - 20],
          [x, y + 40],
        ]),
        4.6,
      ),
      ball([x, y + 108], 72, bench.main),
    ];
  }
  if (style === 'chandelier') {
    return [
      hook(bench, [x, y - 152]),
      ball([x, y - 118], 34, metal(bench)),
      metalRing(bench, [x, y - 74], [9, 11], 4.6),
      ...hoop(bench, [x, y - 4], 62, 10).slice(1),
      ...[-1, 0, 1].flatMap((step) => [
        wire(
          bench,
          openCurve([
            [x + step * 36, y + 52 - Math.abs(step) * 12],
            [x + step * 42, y + 92],
          ]),
          4,
        ),
        ball([x + step * 44, y + 112 + (step === 0 ? 20 : 0)], 25, bench.main),
      ]),
    ];
  }
  return [hook(bench, [x, y - 112]), metalRing(bench, [x, y - 104], [9, 11], 4.6), ...stone(bench, [x, y + 40], 90)];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'hoops');
  const random = bench.random('lie');
  const halfGap = style === 'hoops' ? 142 : 118;
  const step = random.between(12, 40) * (random.chance(0.5) ? 1 : -1);
  return {
    parts: moveParts(
      [...drawEarring(bench, style, [-halfGap, 500 + step]), ...drawEarring(bench, style, [halfGap, 500 - step])],
      SCALE,
      [0, 500 * (1 - SCALE)],
    ),
    landmarks: {},
    focus: { at: [halfGap * SCALE, 540 - step], zoom: 1.8 },
  };
}

export const silhouette: Silhouette = {
  name: 'earrings',
  kind: 'jewelry',
  tryOn: null,
  subkind: ({ style }) =>
    ({
      hoops: 'hoop earrings',
      studs: 'pearl stud earrings',
      'pearl-drops': 'pearl drop earrings',
      chandelier: 'chandelier earrings',
    })[String(style ?? 'hoops')] ?? 'drop earrings',
  words: 'earrings, jewelry, jewellery, accessory',
  sample: { fabric: 'satin', color: 'ivory', buttons: 'brass' },
  draw,
};
