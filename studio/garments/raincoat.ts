import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import type { Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { hood, hoodCords } from '../tailoring/hood.ts';
import { eyelet, stud } from '../tailoring/objects.ts';
import type { Torso } from '../tailoring/torso.ts';
import { offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS = {
  regular: { shoulder: [198, 238], armpit: [214, 430], waist: [224, 640], hem: [256, 902] },
  short: { shoulder: [204, 240], armpit: [222, 434], waist: [230, 610], hem: [248, 770] },
  long: { shoulder: [192, 236], armpit: [206, 420], waist: [218, 630], hem: [262, 952] },
} as const;

function draw(bench: Bench): Drawing {
  const length = LENGTHS[bench.text('length', 'regular') as keyof typeof LENGTHS];
  const shape = torso(bench, { neck: [86, 196], ...length, drop: bench.isBack ? 206 : 270, neckline: 'round', sag: 3 });
  const pair = arms(bench, shape, { cut: 'raglan', length: 500, ease: 1.2, finish: 'hem' });
  return {
    parts: [
      ...pair.partsUnder,
      body(bench, shape, pair.seams),
      ...pair.partsOver,
      ...(bench.isBack ? cape(bench, shape) : [...pockets(bench, shape), ...closing(bench, shape)]),
      ...hood(bench, bench.lining),
      ...(bench.isBack ? [] : hoodCords(bench)),
    ],
    focus: { at: [30, 400], zoom: 1.7 },
    landmarks: { ...torsoLandmarks(shape), ...pair.landmarks },
  };
}

/** Welded seams and a heat-sealed hem instead of stitching. */
function body(bench: Bench, shape: Torso, seams: Panel['seams'] & {}): Panel {
  const { hem } = shape.measures;
  const vent: Point[] = [
    [2, hem[1] - 210],
    [4, hem[1] + 2],
  ];
  return {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 32,
    lift: 0.18,
    thickness: 4,
    folds: torsoFolds(bench, shape, 1.15),
    seams: [
      ...seams,
      seam(offsetLine(shape.hemline, -16), 1.6, 2),
      seam(offsetLine(shape.hemline, -22), -0.8, 2),
      ...(bench.isBack ? [seam(vent, 2.4, 2.2)] : []),
    ],
  };
}

/** The flap over the back, under which the coat breathes. */
function cape(bench: Bench, shape: Torso): Part[] {
  const { shoulder } = shape.measures;
  const y = shoulder[1] + 156;
  const edge = openCurve([
    [-shoulder[0] + 26, y - 10],
    [0, y + 12],
    [shoulder[0] - 26, y - 10],
  ]);
  const outline = closedCurve([
    [-74, 262, 1],
    [74, 262, 1],
    [shoulder[0] - 40, shoulder[1] + 50],
    [shoulder[0] - 26, y - 10, 1],
    [0, y + 12],
    [-shoulder[0] + 26, y - 10, 1],
    [-shoulder[0] + 40, shoulder[1] + 50],
  ]);
  return [
    {
      part: 'panel',
      material: bench.main,
      outline,
      lift: 0.45,
      thickness: 3,
      volume: 6,
      seams: [seam(offsetLine(edge, 12), 1.4, 1.8)],
    },
  ];
}

/** A placket with snaps, because rain would come through the teeth of a zip. */
function closing(bench: Bench, shape: Torso): Part[] {
  const { drop, hem } = shape.measures;
  const edge = (x: number): Point[] =>
    openCurve([
      [x, drop - 4],
      [x + 2, (drop + hem[1]) / 2],
      [x + 1, hem[1] + 3],
    ]);
  const placket: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.4,
    thickness: 3,
    volume: 6,
    round: 10,
    outline: [...edge(-30), ...edge(30).reverse()],
    seams: [seam(edge(-23), 1.2, 1.8), seam(edge(23), 1.2, 1.8)],
  };
  const count = Math.max(5, Math.round((hem[1] - drop) / 108));
  const snaps = Array.from({ length: count }, (_, index) =>
    stud(bench, [1, drop + 42 + index * ((hem[1] - drop - 120) / (count - 1))], 9),
  );
  return [placket, ...snaps];
}

/** Slanted pockets under welded flaps, and the eyelets below the arms that let air in. */
function pockets(bench: Bench, shape: Torso): Part[] {
  const { waist, armpit, hem } = shape.measures;
  const y = Math.min(waist[1] + 30, hem[1] - 200);
  return [-1, 1].flatMap((side): Part[] => {
    const x = (near: number): number => side * near;
    const outline = closedCurve([
      [x(84), y + 22, 1],
      [x(172), y - 14, 1],
      [x(184), y + 34, 1],
      [x(98), y + 72, 1],
    ]);
    const low: Point[] = [
      [x(98), y + 72],
      [x(184), y + 34],
    ];
    return [
      {
        part: 'panel',
        material: bench.main,
        outline,
        lift: 0.5,
        thickness: 3,
        volume: 6,
        round: 10,
        seams: [seam(offsetLine(low, side * 9), 1.2, 1.6)],
      },
      ...[0, 1].flatMap((index) => eyelet(bench, [x(armpit[0] - 38 - index * 24), armpit[1] + 46], 5)),
    ];
  });
}

export const silhouette: Silhouette = {
  name: 'raincoat',
  kind: 'coat',
  tryOn: 'upper_body',
  subkind: ({ length }) => (length === 'short' ? 'short raincoat' : length === 'long' ? 'long raincoat' : 'raincoat'),
  words: 'raincoat, rain jacket, waterproof coat, mac, slicker, hooded, outerwear',
  sample: { fabric: 'rubber', color: 'lemon', lining: 'white', buttons: 'brass' },
  draw,
};
