import { arms } from '../tailoring/arms.ts';
import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { foldsRisingFrom } from '../tailoring/folds.ts';
import { lerp, openCurve } from '../tailoring/geometry.ts';
import { strip } from '../tailoring/neck.ts';
import { placket } from '../tailoring/placket.ts';
import { ruffle } from '../tailoring/ruffle.ts';
import type { SleeveCut } from '../tailoring/sleeveCuts.ts';
import { insideBack, offsetLine, seam, torso, torsoFolds, torsoLandmarks } from '../tailoring/torso.ts';
import type { Torso, TorsoMeasures } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const HEMS = {
  straight: { waist: [180, 580], hem: [204, 800] },
  peplum: { waist: [154, 560], hem: [154, 562] },
  cropped: { waist: [186, 540], hem: [166, 668] },
} as const;

function measures(bench: Bench): TorsoMeasures {
  const neck = bench.text('neck', 'round');
  const isSquare = neck === 'square';
  const drop = { round: 250, frill: 214, v: 356, square: 314, tie: 262 }[neck] ?? 250;
  return {
    neck: isSquare ? [104, 196] : neck === 'frill' ? [60, 180] : [80, 186],
    shoulder: [160, 228],
    armpit: [180, 392],
    ...HEMS[bench.text('hem', 'straight') as keyof typeof HEMS],
    drop: bench.isBack ? (isSquare ? 240 : 200) : drop,
    neckline: bench.isBack ? 'round' : isSquare ? 'square' : neck === 'v' ? 'v' : 'round',
    sag: bench.text('hem', '') === 'straight' ? 8 : 3,
  };
}

/** The part below the waist: a peplum, or an elastic over which the body blouses. */
function drawBelow(bench: Bench, shape: Torso): Panel[] {
  const {
    hem: [x, y],
  } = shape.measures;
  const random = bench.random('hem band');
  const hem = bench.text('hem', 'straight');
  if (hem === 'peplum') {
    const low = openCurve([
      [-x - 70, y + 168],
      [-x * 0.5, y + 188],
      [0, y + 194],
      [x * 0.5, y + 188],
      [x + 70, y + 168],
    ]);
    const frill = ruffle(bench, low, -1, { name: 'peplum edge', pitch: 34 });
    const side = (sign: number): [number, number][] => [
      [sign * (x + 34), y + 66],
      [sign * x, y - 6],
    ];
    return [
      {
        ...frill,
        volume: 20,
        round: 30,
        join: 'peplum',
        thickness: bench.main.fabric.thickness,
        lift: 0.1,
        outline: [...frill.outline.slice(frill.outline.length / 2).reverse(), ...side(1), ...side(-1).reverse()],
        folds: [
          ...foldsRisingFrom(
            random,
            [
              [-x, y],
              [x, y],
            ],
            [-60, -150],
            22,
            6,
            3.4 * bench.main.fabric.foldDepth,
          ),
          ...foldsRisingFrom(
            random,
            [
              [-x - 60, y + 180],
              [x + 60, y + 180],
            ],
            [60, 140],
            12,
            9,
            4 * bench.main.fabric.foldDepth,
          ),
        ],
      },
    ];
  }
  if (hem !== 'cropped') return [];
  return [
    {
      part: 'panel',
      material: bench.main,
      lift: 0.1,
      volume: 14,
      outline: [
        ...openCurve([
          [-x * 0.96, y - 6],
          [0, y],
          [x * 0.96, y - 6],
        ]),
        ...openCurve([
          [x * 0.94, y + 34],
          [0, y + 40],
          [-x * 0.94, y + 34],
        ]),
      ],
      folds: foldsRisingFrom(
        random,
        [
          [-x, y + 40],
          [x, y + 40],
        ],
        [30, 44],
        30,
        4,
        2.4,
      ),
    },
  ];
}

function neckFinish(bench: Bench, shape: Torso): Part[] {
  const neck = bench.text('neck', 'round');
  const line = shape.neckline;
  if (neck === 'frill') {
    const stand: Part = {
      part: 'panel',
      material: bench.main,
      lift: 0.3,
      thickness: 2.4,
      volume: 5,
      outline: strip(line, -11),
    };
    return [{ ...ruffle(bench, offsetLine(line, 3), 26, { name: 'collar', pitch: 17, lift: 0.5 }) }, stand];
  }
  const binding: Part = {
    part: 'panel',
    material: bench.main,
    outline: strip(line, -8),
    lift: 0.25,
    thickness: 2,
    volume: 3,
  };
  if (neck !== 'tie' || bench.isBack) return [binding];
  return [
    binding,
    ...tiedBow(bench, [0, shape.measures.drop + 6], { reach: 38, width: 13, tails: [96, 118], hasLoops: true }),
  ];
}

function draw(bench: Bench): Drawing {
  const shape = torso(bench, measures(bench));
  const { drop, hem, waist, neck } = shape.measures;
  const cut = bench.text('sleeve', 'balloon') as SleeveCut;
  const pair = arms(bench, shape, { cut, ...(cut === 'bell' || cut === 'flutter' ? { finish: 'hem' as const } : {}) });
  const random = bench.random('volume');
  const foldDepth = bench.main.fabric.foldDepth;
  const gathered =
    bench.text('neck', 'round') !== 'v' && !bench.isBack
      ? foldsRisingFrom(
          random,
          [
            [-neck[0] * 0.78, lerp(neck[1], drop, 0.9) + 6],
            [neck[0] * 0.78, lerp(neck[1], drop, 0.9) + 6],
          ],
          [-50, -150],
          15,
          5.4,
          3 * foldDepth,
        )
      : [];
  const blouson =
    bench.text('hem', 'straight') === 'straight'
      ? []
      : foldsRisingFrom(
          random,
          [
            [-hem[0], hem[1]],
            [hem[0], hem[1]],
          ],
          [40, 130],
          18,
          6,
          3.2 * foldDepth,
        );
  const parts: Part[] = bench.isBack
    ? []
    : [insideBack(bench, shape, 2), { part: 'label', at: [0, neck[1] + 18], size: [30, 13] }];
  const body: Panel = {
    part: 'panel',
    outline: shape.outline,
    material: bench.main,
    join: 'shell',
    volume: 26,
    lift: 0.2,
    folds: [...torsoFolds(bench, shape, 1.1), ...gathered, ...blouson],
    seams: [
      ...pair.seams,
      ...(bench.text('hem', 'straight') === 'straight' ? [seam(offsetLine(shape.hemline, -10), 0.7)] : []),
      ...(bench.has('yoke')
        ? [
            seam(
              openCurve([
                [-shape.measures.shoulder[0] + 8, 296],
                [0, 306],
                [shape.measures.shoulder[0] - 8, 296],
              ]),
              1.6,
            ),
          ]
        : []),
    ],
  };
  parts.push(...drawBelow(bench, shape), ...pair.partsUnder, body, ...pair.partsOver);
  if (bench.has('buttons') && !bench.isBack)
    parts.push(...placket(bench, drop - 2, (bench.text('hem', '') === 'peplum' ? waist[1] : hem[1]) + 4, 7, 13, 16));
  if (bench.has('ruffle') && !bench.isBack)
    parts.push(
      ...([1, -1] as const).map((side) =>
        ruffle(
          bench,
          openCurve([
            [side * neck[0] * 1.06, neck[1] + 4],
            [side * neck[0] * 0.62, lerp(neck[1], drop, 0.62)],
            [side * 26, lerp(drop, hem[1], 0.2)],
            [side * 24, hem[1] - 4],
          ]),
          side * 30,
          { name: `front ${side}`, pitch: 20 },
        ),
      ),
    );
  parts.push(...neckFinish(bench, shape));
  const isSkirted = bench.text('hem', '') === 'peplum';
  return {
    parts,
    focus: { at: [40, drop + 40], zoom: 1.9 },
    landmarks: {
      ...torsoLandmarks(shape),
      ...pair.landmarks,
      ...(isSkirted
        ? ({ left_hem: [-hem[0] - 70, hem[1] + 168], right_hem: [hem[0] + 70, hem[1] + 168] } as const)
        : {}),
    },
  };
}

const SLEEVES: Readonly<Record<string, string>> = {
  puff: 'puff-sleeved',
  balloon: 'balloon-sleeved',
  lantern: 'lantern-sleeved',
  bell: 'bell-sleeved',
  flutter: 'flutter-sleeved',
  'leg-of-mutton': 'leg-of-mutton',
};

export const silhouette: Silhouette = {
  name: 'volume-blouse',
  kind: 'blouse',
  tryOn: 'upper_body',
  subkind: (options) =>
    `${SLEEVES[String(options['sleeve'] ?? 'balloon')] ?? 'full-sleeved'} ${options['hem'] === 'peplum' ? 'peplum ' : ''}blouse`,
  words: 'blouse, statement sleeves, romantic top',
  sample: { fabric: 'poplin', color: 'white' },
  draw,
};
