import type { Arms } from './arms.ts';
import { arms } from './arms.ts';
import type { Bench } from './Bench.ts';
import type { Drawing, Panel, Part, Quilt } from './Drawing.ts';
import { foldsRisingFrom } from './folds.ts';
import type { Point } from './geometry.ts';
import { closedCurve, openCurve, smoothstep } from './geometry.ts';
import { hood } from './hood.ts';
import { jetted } from './jacketPockets.ts';
import { zip } from './objects.ts';
import { puffPanel } from './puffed.ts';
import type { Torso } from './torso.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from './torso.ts';

const FITS = {
  regular: { neck: [74, 190], shoulder: [206, 236], armpit: [226, 424], waist: [232, 600], hem: [222, 776] },
  cropped: { neck: [76, 196], shoulder: [214, 242], armpit: [234, 432], waist: [238, 560], hem: [224, 672] },
  long: { neck: [72, 182], shoulder: [196, 226], armpit: [212, 404], waist: [218, 620], hem: [224, 944] },
} as const;

const QUILTS: Readonly<Record<string, Quilt>> = {
  wide: { lines: 'across', pitch: 84, depth: 13 },
  narrow: { lines: 'across', pitch: 46, depth: 7.6 },
  diamond: { lines: 'diamond', pitch: 62, depth: 7.5 },
};

/** A garment filled with down: chambers, a zip to the chin, a collar or hood, a bound hem. */
export function puffer(bench: Bench, isSleeveless: boolean): Drawing {
  const measures = FITS[bench.text('length', 'regular') as keyof typeof FITS];
  const isHooded = bench.has('hood');
  const quilt = QUILTS[bench.text('quilt', 'wide')]!;
  const shape = torso(bench, {
    ...measures,
    ...(isHooded ? { neck: [82, 196] as Point } : {}),
    ...(isSleeveless
      ? {
          shoulder: [measures.shoulder[0] - 26, measures.shoulder[1] - 2] as Point,
          armpit: [measures.armpit[0] - 12, measures.armpit[1] + 14] as Point,
        }
      : {}),
    drop: bench.isBack ? measures.neck[1] + 10 : measures.neck[1] + 34,
    neckline: 'round',
    sag: 2,
  });
  const pair = isSleeveless
    ? null
    : arms(bench, shape, {
        cut: 'set-in',
        finish: 'raw',
        length: 496,
        ease: 1.22,
        panel: { quilt, volume: 34 },
        folds: 0.5,
      });
  const parts: Part[] = bench.isBack
    ? []
    : [insideBack(bench, shape, 14, 0.62), { part: 'label', at: [0, shape.measures.neck[1] + 6], size: [40, 17] }];
  if (pair) parts.push(...filledSleeves(bench, pair, quilt, shape));
  else parts.push(...armBindings(bench, shape));
  parts.push(
    body(bench, shape, { ...quilt, from: shape.measures.hem[1] }, pair?.seams ?? []),
    hemBinding(bench, shape),
  );
  if (!bench.isBack) parts.push(...closing(bench, shape, isHooded), ...pockets(bench, shape));
  parts.push(...(isHooded ? hood(bench, bench.lining) : collar(bench, shape)));
  return {
    parts,
    focus: { at: [60, shape.measures.neck[1] + 150], zoom: 1.7 },
    landmarks: { ...torsoLandmarks(shape), ...(pair?.landmarks ?? {}) },
  };
}

function body(bench: Bench, shape: Torso, quilt: Quilt, seams: Panel['seams'] & {}): Panel {
  const { armpit } = shape.measures;
  const flat: Panel = {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 36,
    lift: 0.24,
    thickness: 7,
    folds: torsoFolds(bench, shape, 0.45),
    seams: [...seams],
  };
  if (quilt.lines !== 'across') return { ...flat, quilt };
  return puffPanel(flat, quilt, 9, ([x, y]) =>
    Math.abs(x) > armpit[0] * 0.84 && y < shape.measures.hem[1] - 6 ? smoothstep(armpit[1] + 6, armpit[1] + 50, y) : 0,
  );
}

function filledSleeves(bench: Bench, pair: Arms, quilt: Quilt, shape: Torso): Part[] {
  const { shoulder, armpit } = shape.measures;
  return [...pair.partsUnder].flatMap((part, index): Part[] => {
    if (part.part !== 'panel') return [part];
    const filledPanel =
      quilt.lines === 'across'
        ? puffPanel(part, quilt, 8, ([x, y]) =>
            Math.abs(x) > armpit[0] + 4 || y > armpit[1] + 20 ? smoothstep(shoulder[1] + 30, shoulder[1] + 80, y) : 0,
          )
        : part;
    const arm = pair.bothSleeves[index]!;
    return [filledPanel, elastic(bench, arm.end, arm.along, index)];
  });
}

/** The bound end of a sleeve, gathered. */
function elastic(bench: Bench, [outer, inner]: readonly [Point, Point], [dx, dy]: Point, index: number): Panel {
  const pointOn = ([x, y]: Point, distance: number, towards: Point, t: number): [number, number] => [
    x + (towards[0] - x) * t + dx * distance,
    y + (towards[1] - y) * t + dy * distance,
  ];
  return {
    part: 'panel',
    material: bench.plain(),
    lift: 0.3,
    thickness: 4,
    volume: 12,
    round: 10,
    outline: closedCurve([
      [...pointOn(outer, -5, inner, 0.02), 1],
      [...pointOn(outer, 24, inner, 0.1), 1],
      [...pointOn(inner, 24, outer, 0.1), 1],
      [...pointOn(inner, -5, outer, 0.02), 1],
    ]),
    folds: foldsRisingFrom(
      bench.random(`cuff ${index}`),
      [pointOn(outer, 24, inner, 0.06), pointOn(inner, 24, outer, 0.06)],
      [18, 30],
      9,
      3.4,
      2.6,
    ),
  };
}

/** A sleeveless armhole is bound. */
function armBindings(bench: Bench, shape: Torso): Part[] {
  return ([1, -1] as const).map((side): Part => {
    const line = shape.armhole(side);
    return {
      part: 'panel',
      material: bench.plain(),
      join: 'shell',
      lift: 0.2,
      thickness: 5,
      volume: 10,
      round: 8,
      outline: [...offsetLine(line, side * 7), ...offsetLine(line, -side * 6).reverse()],
    };
  });
}

function hemBinding(bench: Bench, shape: Torso): Panel {
  const line = shape.hemline;
  const [x, y] = shape.measures.hem;
  return {
    part: 'panel',
    material: bench.plain(),
    lift: 0.2,
    thickness: 4,
    volume: 10,
    round: 9,
    outline: [...offsetLine(line, -5), ...offsetLine(line, 15).reverse()].map(([px, py]): Point => [px * 0.985, py]),
    folds: foldsRisingFrom(
      bench.random('binding'),
      [
        [-x, y + 14],
        [x, y + 14],
      ],
      [16, 24],
      40,
      3,
      1.6,
    ),
  };
}

/** A zip under a narrow guard, up into the collar. */
function closing(bench: Bench, shape: Torso, isHooded: boolean): Part[] {
  const { neck, drop, hem } = shape.measures;
  const top = isHooded ? drop + 12 : neck[1] - 26;
  const bottom = hem[1] + 12;
  const edge = (x: number): Point[] =>
    openCurve([
      [x, top],
      [x + 1, (top + bottom) / 2],
      [x, bottom],
    ]);
  return [
    {
      part: 'panel',
      material: bench.plain(),
      lift: 0.3,
      thickness: 4,
      volume: 8,
      round: 7,
      outline: [...edge(-13), ...edge(13).reverse()],
      stitching: [
        { path: edge(-9), color: bench.thread },
        { path: edge(9), color: bench.thread },
      ],
    },
    ...zip(
      bench,
      [
        [0, top + 2],
        [1, (top + bottom) / 2],
        [0, bottom - 2],
      ],
      [0, top + 30],
    ),
  ];
}

function pockets(bench: Bench, shape: Torso): Part[] {
  const y = shape.measures.hem[1] - (shape.measures.hem[1] > 900 ? 330 : 158);
  return [-1, 1].flatMap((side): Part[] => {
    const line: Point[] = [
      [side * 104, y],
      [side * 138, y + 104],
    ];
    const lips: Point[] = [
      [side * 96, y + 2],
      [side * 130, y + 108],
      [side * 147, y + 102],
      [side * 112, y - 3],
    ];
    return [
      { ...jetted(bench, 0, 0, 10), material: bench.plain(), outline: lips, seams: [seam(line, 2.4, 1.6)], lift: 0.24 },
      ...zip(bench, [line[0]!, line[1]!], [side * 104, y + 4], 6),
    ];
  });
}

/** A standing collar, quilted as one ring. */
function collar(bench: Bench, shape: Torso): Part[] {
  const {
    neck: [x, y],
    drop,
  } = shape.measures;
  const ring: Quilt = { lines: 'across', pitch: 40, depth: 7, from: y - 52 };
  const front: Panel = {
    part: 'panel',
    material: bench.main,
    lift: 0.6,
    thickness: 8,
    volume: 30,
    quilt: ring,
    outline: closedCurve([
      [-x * 0.98, y - 50, 1],
      [-x * 0.5, y - 38],
      [0, y - 32],
      [x * 0.5, y - 38],
      [x * 0.98, y - 50, 1],
      [x * 1.1, y - 14],
      [x * 1.1, y + 14, 1],
      [x * 0.6, drop + 4],
      [0, drop + 10],
      [-x * 0.6, drop + 4],
      [-x * 1.1, y + 14, 1],
      [-x * 1.1, y - 14],
    ]),
  };
  if (bench.isBack)
    return [
      {
        ...front,
        outline: closedCurve([
          [-x * 0.98, y - 56, 1],
          [0, y - 62],
          [x * 0.98, y - 56, 1],
          [x * 1.12, y - 14],
          [x * 1.1, y + 14, 1],
          [0, y + 24],
          [-x * 1.1, y + 14, 1],
          [-x * 1.12, y - 14],
        ]),
      },
    ];
  const behind: Panel = {
    part: 'panel',
    material: bench.lining,
    light: 0.66,
    lift: 0,
    volume: 6,
    thickness: 4,
    outline: closedCurve([
      [-x, y - 48, 1],
      [-x * 0.5, y - 62],
      [0, y - 66],
      [x * 0.5, y - 62],
      [x, y - 48, 1],
      [x * 0.9, y],
      [-x * 0.9, y],
    ]),
  };
  const guard: Panel = {
    part: 'panel',
    material: bench.plain(),
    lift: 0.3,
    thickness: 4,
    volume: 8,
    round: 7,
    outline: [
      [-13, y - 34],
      [13, y - 34],
      [13, drop + 16],
      [-13, drop + 16],
    ],
    stitching: [
      {
        path: [
          [-9, y - 30],
          [-9, drop + 14],
        ],
        color: bench.thread,
      },
      {
        path: [
          [9, y - 30],
          [9, drop + 14],
        ],
        color: bench.thread,
      },
    ],
  };
  return [
    behind,
    front,
    guard,
    ...zip(
      bench,
      [
        [0, y - 31],
        [0, drop + 16],
      ],
      [0, y - 26],
    ),
  ];
}
