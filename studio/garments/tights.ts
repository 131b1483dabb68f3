import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Panel } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The right leg from the waist to the toes and back up its inner side. */
const LEG: readonly Knot[] = [
  [0, 60],
  [70, 58],
  [126, 52, 1],
  [146, 120],
  [156, 214],
  [154, 320],
  [142, 450],
  [122, 580],
  [112, 640],
  [116, 720],
  [102, 810],
  [90, 872],
  [104, 910],
  [134, 948],
  [132, 970],
  [96, 974],
  [58, 946],
  [46, 900],
  [50, 840],
  [46, 760],
  [40, 660],
  [36, 560],
  [24, 430],
  [0, 322, 1],
];

function leg(bench: Bench, side: -1 | 1, light = 1): Panel {
  const random = bench.random(`leg ${side}`);
  const pointAt = (x: number, y: number): readonly [number, number] => [x * side, y];
  return piece(closedCurve(LEG.map(([x, y, corner]): Knot => [x * side, y, corner])), bench.main, {
    join: 'tights',
    lift: 0.5,
    volume: 34,
    round: 32,
    light,
    grain: { origin: [80 * side, 100], angle: -0.04 * side },
    folds: [
      fold(pointAt(20, 330), pointAt(120, 250), -0.1 * side, 14, 4.4),
      fold(pointAt(26, 352), pointAt(130, 320), -0.08 * side, 12, -3),
      fold(pointAt(46, 640), pointAt(108, 622), 0.1 * side, 10, 3.4),
      fold(pointAt(48, 668), pointAt(104, 656), 0.1 * side, 8, -2.6),
      fold(pointAt(52, 890), pointAt(92, 870), 0.12 * side, 8, 3.4),
      fold(pointAt(random.between(76, 96), 360), pointAt(random.between(72, 84), 600), 0.03, 30, 4),
      fold(pointAt(random.between(74, 84), 680), pointAt(70, 850), 0.03, 22, 3),
    ],
  });
}

function draw(bench: Bench): Drawing {
  const waist = openCurve([
    [-126, 52],
    [0, 60],
    [126, 52],
  ]);
  const low = openCurve([
    [-136, 90],
    [0, 98],
    [136, 90],
  ]);
  const band = piece([...waist, ...[...low].reverse()], bench.plain('rib'), {
    lift: 0.3,
    volume: 10,
    round: 12,
    thickness: 4,
    seams: [seam(low, 1.4)],
  });
  const middle = piece(
    closedCurve([
      [-14, 98, 1],
      [14, 98, 1],
      [10, 260],
      [0, 330, 1],
      [-10, 260],
    ]),
    bench.plain(bench.isSheer ? 'stretch' : bench.cloth.fabric),
    {
      join: 'tights',
      lift: 0,
      volume: 34,
      light: 0.97,
      seams: [
        seam(
          [
            [-14, 98],
            [-10, 260],
            [0, 330],
          ],
          1.2,
        ),
        seam(
          [
            [14, 98],
            [10, 260],
            [0, 330],
          ],
          1.2,
        ),
      ],
    },
  );
  return {
    parts: [leg(bench, -1), leg(bench, 1), middle, band],
    landmarks: {},
    focus: { at: [70, 220], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'tights',
  kind: 'socks',
  tryOn: null,
  subkind: ({ weight }) => (weight === 'sheer' ? 'sheer tights' : weight === 'wool' ? 'wool tights' : 'opaque tights'),
  words: 'tights, pantyhose, hosiery, stockings, legwear',
  sample: { fabric: 'stretch', color: 'black' },
  draw,
};
