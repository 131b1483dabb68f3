import type { Bench } from '../tailoring/Bench.ts';
import { tiedBelt } from '../tailoring/belt.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { flap } from '../tailoring/jacketPockets.ts';
import { button } from '../tailoring/placket.ts';
import { cuffBand } from '../tailoring/sleeve.ts';
import {
  front,
  jacketLining,
  lapel,
  tailoredArms,
  tailoredBack,
  tailoredCollar,
  tailoredLandmarks,
} from '../tailoring/tailored.ts';
import type { Tailored } from '../tailoring/tailored.ts';
import { offsetLine } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const SHAPE: Tailored = {
  neck: [68, 92],
  shoulder: [188, 128],
  armpit: [196, 316],
  waist: [166, 480],
  hem: [236, 934],
  breakAt: 384,
  overlap: 70,
  cutaway: 0,
  lapel: 'peak',
  lapelWidth: 112,
  sleeve: { length: 492, ease: 1.08 },
};

/** The loose flap over one shoulder (storm flap). */
function stormFlap(bench: Bench): Panel {
  const edge = openCurve([
    [34, 292],
    [92, 304],
    [160, 270],
    [184, 250],
  ]);
  return {
    part: 'panel',
    material: bench.main,
    lift: 0.5,
    thickness: 3,
    volume: 6,
    outline: closedCurve([
      [70, 100, 1],
      [186, 130, 1],
      [180, 200],
      [184, 250, 1],
      [160, 270],
      [92, 304],
      [34, 292, 1],
    ]),
    stitching: [{ path: offsetLine(edge, 5), color: bench.thread }],
  };
}

function epaulette(bench: Bench, side: number): Part[] {
  const outline = closedCurve([
    [106 * side, 98, 1],
    [186 * side, 120, 1],
    [184 * side, 142, 1],
    [110 * side, 124, 1],
    [98 * side, 110],
  ]);
  return [
    { part: 'panel', material: bench.main, outline, lift: 0.55, thickness: 2.6, volume: 4 },
    button(bench, [116 * side, 112], 5),
  ];
}

function draw(bench: Bench): Drawing {
  const arms = tailoredArms(bench, SHAPE);
  const sleeves: Part[] = arms.flatMap((arm) => [
    arm.panel,
    { ...cuffBand(arm, 4, 0.02, bench.main), lift: 0 } as Part,
    strap(bench, arm.end, arm.along),
  ]);
  const landmarks = tailoredLandmarks(SHAPE, arms);
  const focus = { at: [20, 300] as const, zoom: 1.8 };
  if (bench.isBack) {
    const cape: Panel = {
      part: 'panel',
      material: bench.main,
      lift: 0.45,
      thickness: 3,
      volume: 8,
      outline: closedCurve([
        [0, 100],
        [66, 94, 1],
        [184, 130, 1],
        [180, 230],
        [150, 286, 1],
        [0, 318],
        [-150, 286, 1],
        [-180, 230],
        [-184, 130, 1],
        [-66, 94, 1],
      ]),
      folds: [fold([-120, 150], [-20, 290], 0.1, 14, 3), fold([110, 150], [30, 296], -0.1, 14, 3)],
    };
    return {
      parts: [
        ...sleeves,
        tailoredBack(bench, SHAPE, 260),
        cape,
        ...tiedBelt(bench, 172, 480, 40),
        ...[-1, 1].flatMap((side) => epaulette(bench, side)),
        ...tailoredCollar(bench, SHAPE, 36),
      ],
      landmarks,
      focus,
    };
  }
  return {
    parts: [
      ...jacketLining(bench, { ...SHAPE, breakAt: 320 }),
      ...sleeves,
      front(bench, SHAPE, -1, 0.1),
      lapel(bench, SHAPE, -1),
      front(bench, SHAPE, 1, 0.5),
      stormFlap(bench),
      ...[-1, 1].map(
        (side): Part => ({ ...flap(bench, side * 128, 596, 44, 118, 0), grain: { origin: [0, 0], angle: 0.2 * side } }),
      ),
      lapel(bench, SHAPE, 1),
      ...tailoredCollar(bench, SHAPE, 38),
      ...[-1, 1].flatMap((side) => epaulette(bench, side)),
      ...[-1, 1].flatMap((side) => [404, 552, 640].map((y) => button(bench, [side * 52 - 6, y], 9))),
      ...tiedBelt(bench, 172, 478, 40),
    ],
    landmarks,
    focus,
  };
}

function strap(
  bench: Bench,
  end: readonly [readonly [number, number], readonly [number, number]],
  along: readonly [number, number],
): Part {
  const pointAt = (point: readonly [number, number], height: number, outward: number): [number, number] => {
    const middle = [(end[0][0] + end[1][0]) / 2, (end[0][1] + end[1][1]) / 2] as const;
    return [
      middle[0] + (point[0] - middle[0]) * outward - along[0] * height,
      middle[1] + (point[1] - middle[1]) * outward - along[1] * height,
    ];
  };
  return {
    part: 'panel',
    material: bench.main,
    lift: 0.6,
    thickness: 2.4,
    volume: 4,
    outline: [
      pointAt(end[0], 64, 1.05),
      pointAt(end[1], 64, 1.05),
      pointAt(end[1], 44, 1.05),
      pointAt(end[0], 44, 1.05),
    ],
  };
}

export const silhouette: Silhouette = {
  name: 'trench',
  kind: 'coat',
  tryOn: 'upper_body',
  subkind: () => 'trench coat',
  words: 'trench coat, raincoat, belted coat, outerwear',
  draw,
};
