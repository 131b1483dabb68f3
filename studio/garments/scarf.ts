import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { interpolatePoint, openCurve, smoothstep } from '../tailoring/geometry.ts';
import { plane } from '../tailoring/objects.ts';
import { offsetLine } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** Threads that hang from the end of a woven scarf, knotted in small bundles. */
function fringe(bench: Bench, from: Point, to: Point, count: number): Cord[] {
  const random = bench.random(`fringe ${from[0]}`);
  const ground = bench.main.ground;
  return Array.from({ length: count }, (_, index): Cord => {
    const [x, y] = interpolatePoint(from, to, (index + 0.5) / count);
    const shade = random.between(0.82, 1.06);
    const color = (index % 5 === 2 && bench.cloth.accent ? bench.main.accent : ground).map((value) =>
      Math.min(1, value * shade),
    ) as unknown as Cord['color'];
    const swing = random.between(-9, 9);
    return {
      part: 'cord',
      width: 5.4,
      color,
      path: openCurve([
        [x, y - 4],
        [x + swing * 0.4, y + 26],
        [x + swing, y + 54 + random.between(-6, 8)],
      ]),
    };
  });
}

/** The line moved aside by a share of the width: gathered at the neck, at full width where it hangs. */
const shiftAside = (line: readonly Point[], distance: number, isGathered: boolean): Point[] => {
  const full = offsetLine(line, distance);
  return !isGathered
    ? full
    : full.map((point, index) =>
        interpolatePoint(line[index]!, point, 0.56 + 0.44 * smoothstep(0.04, 0.42, index / line.length)),
      );
};

/** One length of a scarf along a line; its threads follow the line. */
function length(
  bench: Bench,
  knots: readonly Knot[],
  width: number,
  lift: number,
  isGathered: boolean,
  light = 1,
): Panel {
  const line = openCurve(knots);
  const [a, b, c] = [line[0]!, line[Math.floor(line.length / 2)]!, line[line.length - 1]!];
  const angle = (start: Point, end: Point): number => -Math.atan2(end[0] - start[0], end[1] - start[1]);
  const random = bench.random(`length ${knots[0]![0]}`);
  const { foldDepth } = bench.main.fabric;
  const along = (distance: number, from: number, to: number): Point[] =>
    shiftAside(line, distance * width, isGathered).slice(Math.floor(line.length * from), Math.floor(line.length * to));
  return {
    part: 'panel',
    material: bench.main,
    outline: [...shiftAside(line, width / 2, isGathered), ...shiftAside(line, -width / 2, isGathered).reverse()],
    lift,
    light,
    volume: 30,
    round: 30,
    thickness: 7,
    grain: { origin: a, angle: angle(a, b), bend: { at: Math.hypot(b[0] - a[0], b[1] - a[1]), angle: angle(b, c) } },
    folds: [
      { path: along(0.16, 0, 0.78), width: 15, depth: 7 * foldDepth, lean: 0.5, peak: 0.22 },
      { path: along(-0.18, 0.05, 0.9), width: 17, depth: 6.4 * foldDepth, lean: -0.4, peak: 0.3 },
      { path: along(0.34, 0.1, 0.6), width: 10, depth: -4 * foldDepth, lean: 0.3, peak: 0.4 },
      { path: along(random.between(-0.04, 0.06), 0.3, 1), width: 20, depth: -5 * foldDepth, lean: 0.2, peak: 0.6 },
    ],
  };
}

/** A scarf around a neck: both ends hang down in front, with different lengths. */
function scarfAroundNeck(bench: Bench): Part[] {
  const random = bench.random('scarf');
  const slack = random.between(20, 64) * (random.chance(0.5) ? 1 : -1);
  const width = bench.text('shape', 'long') === 'narrow' ? 112 : 156;
  const meet = width * 0.5 - random.between(6, 30);
  const nape: Panel = {
    ...length(
      bench,
      [
        [-128, 250],
        [-100, 172],
        [0, 142],
        [100, 172],
        [128, 250],
      ],
      width * 0.6,
      0.2,
      false,
      0.66,
    ),
    grain: { origin: [0, 96], angle: Math.PI / 2 },
  };
  const side = (sign: 1 | -1): Knot[] => {
    const [foot, drift] = [870 + slack * sign * 0.5, random.between(-6, 16)];
    return [
      [-3 * sign, 103],
      [44 * sign, 106],
      [96 * sign, 130],
      [136 * sign, 206],
      [128 * sign, 310],
      [(meet + 22) * sign, 450],
      [(meet + 6) * sign, 590],
      [(meet + 10) * sign, 720],
      [(meet + 12 + drift) * sign, foot],
    ];
  };
  const [lowerSide, upperSide] = [side(-1), side(1)];
  const tassels = [lowerSide, upperSide].map((knots) => {
    const line = openCurve(knots);
    const [leftEdge, rightEdge] = [offsetLine(line, width / 2), offsetLine(line, -width / 2)];
    return bench.options['fringe'] === false
      ? []
      : fringe(bench, rightEdge[rightEdge.length - 1]!, leftEdge[leftEdge.length - 1]!, Math.round(width / 6));
  });
  // Both sides begin at the nape and share one shell, so that the seam between them is invisible.
  const hanging = (knots: readonly Knot[], sign: 1 | -1, lift: number): Panel => ({
    ...length(bench, knots, width, lift, true),
    join: 'loop',
    grain: { origin: [128 * sign, 310], angle: 0.3 * sign, bend: { at: 190, angle: -0.02 * sign } },
  });
  return [nape, ...tassels[0]!, hanging(lowerSide, -1, 0.3), ...tassels[1]!, hanging(upperSide, 1, 0.9)];
}

/** A silk square laid flat, with a rolled border and one corner folded over. */
function square(bench: Bench): Part[] {
  const random = bench.random('square');
  const turn = random.between(-0.1, 0.1);
  const pointAt = (x: number, y: number): Point => [
    x * Math.cos(turn) - y * Math.sin(turn),
    500 + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const knot = (x: number, y: number, corner: 0 | 1 = 0): Knot => [...pointAt(x, y), corner];
  const outline = (halfWidth: number, bow: number): Knot[] => [
    knot(-halfWidth, -halfWidth, 1),
    knot(0, -halfWidth + bow),
    knot(halfWidth, -halfWidth, 1),
    knot(halfWidth - bow, 0),
    knot(halfWidth, halfWidth - 150, 1),
    knot(halfWidth - 150, halfWidth, 1),
    knot(0, halfWidth - bow * 0.6),
    knot(-halfWidth, halfWidth, 1),
    knot(-halfWidth + bow, 0),
  ];
  const border = bench.plain(bench.cloth.fabric, bench.cloth.accent ?? bench.cloth.color);
  const foldDepth = bench.main.fabric.foldDepth;
  const folds = [
    fold(pointAt(-300, -120), pointAt(240, 90), 0.05, 26, 5 * foldDepth),
    fold(pointAt(-120, 300), pointAt(120, -280), -0.06, 30, 5 * foldDepth),
    fold(pointAt(60, 290), pointAt(250, -60), 0.08, 20, -4 * foldDepth),
    fold(pointAt(-280, 160), pointAt(-40, 300), 0.1, 16, 4 * foldDepth),
    fold(pointAt(0, -300), pointAt(0, 300), 0, 6, 1.6 * foldDepth),
    fold(pointAt(-300, 0), pointAt(300, 0), 0, 6, 1.6 * foldDepth),
  ];
  const [halfSize, inner] = [318, 262];
  const corner = plane(
    [
      knot(halfSize - 4, halfSize - 152, 1),
      knot(halfSize - 152, halfSize - 4, 1),
      knot(halfSize - 186, halfSize - 120),
      knot(halfSize - 176, halfSize - 178, 1),
      knot(halfSize - 116, halfSize - 184),
    ],
    border,
    {
      lift: 0.8,
      thickness: 3,
      volume: 12,
      round: 16,
      light: 0.96,
      folds: [fold(pointAt(halfSize - 20, halfSize - 150), pointAt(halfSize - 150, halfSize - 20), 0.04, 14, 5)],
    },
  );
  const hem = openCurve([...outline(halfSize - 6, 8), outline(halfSize - 6, 8)[0]!]);
  return [
    plane(outline(halfSize, 10), border, {
      join: 'silk',
      volume: 10,
      thickness: 4,
      lift: 0.5,
      folds,
      grain: { origin: pointAt(0, 0), angle: turn },
      stitching: [{ path: hem, color: bench.thread, length: 5 }],
    }),
    plane(
      outline(inner, 4).map(
        ([x, y, cornerFlag], index): Knot =>
          index === 4
            ? [...pointAt(inner, inner - 94), cornerFlag ?? 0]
            : index === 5
              ? [...pointAt(inner - 94, inner), cornerFlag ?? 0]
              : [x, y, cornerFlag ?? 0],
      ),
      bench.main,
      { join: 'silk', volume: 10, thickness: 1, lift: 0, folds, grain: { origin: pointAt(0, 0), angle: turn } },
    ),
    corner,
  ];
}

const draw = (bench: Bench): Drawing => {
  const isSquare = bench.text('shape', 'long') === 'square';
  return {
    parts: isSquare ? square(bench) : scarfAroundNeck(bench),
    landmarks: {},
    focus: { at: isSquare ? [-120, 400] : [20, 420], zoom: 1.8 },
  };
};

export const silhouette: Silhouette = {
  name: 'scarf',
  kind: 'scarf',
  tryOn: null,
  subkind: ({ shape }) => (shape === 'square' ? 'silk square' : shape === 'narrow' ? 'narrow scarf' : 'scarf'),
  words: 'scarf, wrap, stole, muffler, accessory',
  sample: { fabric: 'wool', color: 'oxblood', pattern: 'tartan', accent: 'bottle', third: 'mustard' },
  draw,
};
