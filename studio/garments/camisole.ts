import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Fold, Part } from '../tailoring/Drawing.ts';
import { creases, fan, fold, hang, foldsRisingFrom, swell } from '../tailoring/folds.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, lerp, openCurve, resampleLine } from '../tailoring/geometry.ts';
import { flowingHem } from '../tailoring/skirts.ts';
import { cowl } from '../tailoring/slip.ts';
import type { StrappedMeasures, TopEdge } from '../tailoring/strapped.ts';
import { edgeLine, visibleEdge, flatStraps, laceBorder, mirroredBack, strappedBack } from '../tailoring/strapped.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const LENGTHS: Readonly<Record<string, { waist: number; hem: readonly [number, number]; distance: number }>> = {
  regular: { waist: 168, hem: [206, 812], distance: 0 },
  cropped: { waist: 160, hem: [176, 700], distance: 70 },
  long: { waist: 172, hem: [226, 858], distance: -20 },
};

function measures(bench: Bench, distance: number): StrappedMeasures {
  const edge = bench.text('neck', 'cowl') as TopEdge;
  const drop = { cowl: 318, v: 384, straight: 316, scoop: 352, sweetheart: 326, square: 306 }[edge];
  return {
    strap: [edge === 'v' ? 112 : 122, 268 + distance],
    peak: [92, 112 + distance],
    armpit: [178, 386 + distance],
    drop: drop + distance,
    backDrop: 346 + distance,
    edge,
  };
}

function folds(bench: Bench, sizes: StrappedMeasures, hem: readonly [number, number]): Fold[] {
  const random = bench.random('camisole');
  const { foldDepth, foldWidth, creases: creaseCount } = bench.main.fabric;
  const [x, y] = sizes.armpit;
  const area = { left: -x, right: x, top: y - 20, bottom: hem[1] };
  const isGathered = bench.has('gathers') && !bench.isBack;
  const turn = random.chance(0.5) ? 1 : -1;
  return [
    ...swell(random, area, 5 * foldDepth),
    ...hang(random, { ...area, top: y + 90 }, random.whole(5, 7), 13 * foldWidth, 3.2 * foldDepth),
    ...fan(random, [x - 8, y + 12], [-1.75, -0.7], [50, 116], 3, 8 * foldWidth, 2.2 * foldDepth),
    ...fan(random, [-x + 8, y + 12], [0.7, 1.75], [50, 116], 3, 8 * foldWidth, 2.2 * foldDepth),
    ...foldsRisingFrom(
      random,
      [
        [-hem[0], hem[1]],
        [hem[0], hem[1]],
      ],
      [40, 170],
      7,
      11 * foldWidth,
      3 * foldDepth,
    ),
    ...creases(random, area, creaseCount, 1.3 * foldDepth),
    fold(
      [-x * 0.7 * turn, y + random.between(120, 230)],
      [x * random.between(0.1, 0.6) * turn, y + random.between(70, 170)],
      0.14 * turn,
      random.between(14, 24),
      random.between(1.2, 2.4) * foldDepth,
    ),
    ...(sizes.edge === 'cowl' && !bench.isBack ? cowl(bench, sizes.strap[0], sizes.strap[1], sizes.drop) : []),
    ...(isGathered
      ? foldsRisingFrom(
          random,
          [
            [-sizes.strap[0] * 0.8, sizes.drop - 14],
            [sizes.strap[0] * 0.8, sizes.drop - 14],
          ],
          [-46, -150],
          15,
          5,
          3 * foldDepth,
        )
      : []),
  ];
}

function draw(bench: Bench): Drawing {
  const { waist, hem, distance: offsetY } = LENGTHS[bench.text('length', 'regular')] ?? LENGTHS['regular']!;
  const sizes = measures(bench, offsetY);
  const top = visibleEdge(bench, sizes);
  const middle = lerp(sizes.armpit[1], hem[1], 0.48);
  const sides: Knot[] = [
    [lerp(sizes.armpit[0], waist, 0.7), lerp(sizes.armpit[1], middle, 0.55)],
    [waist, middle],
    [lerp(waist, hem[0], 0.64), lerp(middle, hem[1], 0.6)],
    [...hem, 1],
  ];
  const foot = flowingHem(bench, hem[0], hem[1], 6, 4);
  const right = [...top, ...sides];
  const outline = closedCurve([...right, ...foot, ...mirroredBack(right).filter(([x]) => Math.abs(x) > 0.01)]);
  const line = edgeLine(top);
  const hemline = openCurve([[...hem], ...foot, [-hem[0], hem[1]]]);
  const hasLace = bench.has('lace');
  const parts: Part[] = [
    ...flatStraps(bench, sizes, bench.count('strap', 8), hasLace ? bench.plain() : bench.main),
    ...strappedBack(bench, sizes, [...sides, ...flowingHem(bench, hem[0], hem[1], 6, 4).filter(([x]) => x > 0)]),
    ...(bench.isBack ? [] : [{ part: 'label', at: [0, sizes.backDrop + 14], size: [26, 11] } as Part]),
    {
      part: 'panel',
      outline,
      material: bench.main,
      volume: 26,
      lift: 0.2,
      folds: folds(bench, sizes, hem),
      seams: [
        seam(offsetLine(hemline, 9), 0.7),
        seam(offsetLine(line, 6), 0.7),
        ...(bench.has('seam')
          ? [
              seam(
                openCurve([
                  [-waist + 4, sizes.armpit[1] + 52],
                  [0, sizes.armpit[1] + 38],
                  [waist - 4, sizes.armpit[1] + 52],
                ]),
                1.6,
              ),
            ]
          : []),
      ],
    },
  ];
  if (hasLace)
    parts.push(laceBorder(bench, resampleLine(line, 3), -40), laceBorder(bench, resampleLine(hemline, 3), 34));
  return {
    parts,
    focus: { at: [46, sizes.drop + 10], zoom: 2 },
    landmarks: {
      left_strap: [-sizes.strap[0], sizes.strap[1]],
      right_strap: [...sizes.strap],
      left_armpit: [-sizes.armpit[0], sizes.armpit[1]],
      right_armpit: [...sizes.armpit],
      left_waist: [-waist, middle],
      right_waist: [waist, middle],
      left_hem: [-hem[0], hem[1]],
      right_hem: [...hem],
    },
  };
}

export const silhouette: Silhouette = {
  name: 'camisole',
  kind: 'camisole',
  tryOn: 'upper_body',
  subkind: (options) =>
    options['lace'] ? 'lace-trimmed camisole' : options['length'] === 'cropped' ? 'cropped camisole' : 'camisole',
  words: 'camisole, cami, strappy top, spaghetti-strap top',
  sample: { fabric: 'satin', color: 'champagne' },
  draw,
};
