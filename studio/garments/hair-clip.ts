import type { Bench } from '../tailoring/Bench.ts';
import { tiedBow } from '../tailoring/bow.ts';
import type { Drawing, Panel, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { piece } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { metal, wire } from '../tailoring/metalwork.ts';
import { moveParts } from '../tailoring/moved.ts';
import { seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** One jaw of a claw clip: a curved back with seven teeth that bend inward. */
function jaw(bench: Bench, shift: number, light: number): Panel {
  const teeth = 7;
  const arch = (t: number): readonly [number, number] => [-260 + 520 * t, 520 - Math.sin(t * Math.PI) * 92];
  const low: Knot[] = Array.from({ length: teeth }, (_, index): Knot[] => {
    const middle = (index + 0.5) / teeth;
    const [x] = arch(middle);
    const inward = -x * 0.12;
    const tip = 690 - Math.abs(x) * 0.16;
    return [
      [x + 24, 566 - Math.abs(x) * 0.06],
      [x + 13 + inward * 0.6, tip - 34],
      [x + inward, tip],
      [x - 13 + inward * 0.6, tip - 34],
      [x - 24, 566 - Math.abs(x) * 0.06],
    ];
  })
    .reverse()
    .flat();
  const top = Array.from({ length: 13 }, (_, index): Knot => {
    const [x, y] = arch(index / 12);
    return [x, y];
  });
  const outline = closedCurve(
    [...top, [270, 560], ...low, [-270, 560]].map(([x, y]): Knot => [x + shift, y + shift * 0.5]),
  );
  return piece(outline, bench.main, {
    lift: 0.8,
    volume: 30,
    round: 16,
    thickness: 6,
    light,
    folds: [fold([-220 + shift, 520], [220 + shift, 500], 0.12, 22, 5)],
  });
}

/** The two wings at the top that open the clip, and the spring between them. */
function handles(bench: Bench): Part[] {
  const wing = (light: number, direction: number): Panel =>
    piece(
      closedCurve([
        [-96, 452 - direction, 1],
        [-70, 372 - direction],
        [0, 350 - direction],
        [70, 372 - direction],
        [96, 452 - direction, 1],
        [0, 438 - direction],
      ]),
      bench.main,
      { lift: 0.7, volume: 26, round: 18, thickness: 5, light },
    );
  const spring = [-44, -22, 0, 22, 44].map((x) =>
    wire(
      bench,
      openCurve([
        [x - 9, 462],
        [x, 444],
        [x + 9, 462],
        [x + 4, 474],
      ]),
      5,
    ),
  );
  return [wing(0.78, 26), ...spring, wing(1, -6)];
}

/** A soft bar, gathered under a knot in its middle, on a metal clasp. */
function barrette(bench: Bench): Part[] {
  const half = (side: -1 | 1): Panel => {
    const knotAt = (x: number, y: number, corner?: 1): Knot => [x * side, y, corner];
    const line = closedCurve([
      knotAt(10, 474, 1),
      knotAt(120, 436),
      knotAt(236, 420),
      knotAt(310, 446),
      knotAt(330, 500),
      knotAt(310, 556),
      knotAt(236, 580),
      knotAt(120, 564),
      knotAt(10, 528, 1),
    ]);
    return piece(line, bench.main, {
      lift: 0.8,
      volume: 40,
      round: 30,
      thickness: 6,
      folds: [
        fold([14 * side, 490], [240 * side, 456], 0.06 * side, 14, 6, 0.4, 0.15),
        fold([14 * side, 510], [240 * side, 546], -0.06 * side, 14, 6, -0.4, 0.15),
        fold([14 * side, 500], [170 * side, 500], 0, 10, -6, 0, 0.12),
      ],
    });
  };
  const knot = piece(
    closedCurve([
      [-40, 452],
      [0, 444],
      [44, 454],
      [52, 500],
      [42, 548],
      [0, 556],
      [-42, 546],
      [-50, 500],
    ]),
    bench.main,
    {
      lift: 0.9,
      volume: 30,
      round: 22,
      thickness: 6,
      folds: [fold([-20, 452], [-12, 550], 0.12, 8, 4), fold([22, 452], [14, 550], -0.12, 8, -3)],
    },
  );
  const clasp = wire(
    bench,
    openCurve([
      [-250, 508],
      [0, 500],
      [250, 508],
    ]),
    16,
  );
  const bar = [half(-1), half(1), knot];
  return bench.isBack ? [...bar, clasp] : [clasp, ...bar];
}

/** A bow on a metal clip, with ends that hang. */
function bow(bench: Bench): Part[] {
  const clip = piece(
    closedCurve([
      [-70, 470],
      [70, 470],
      [78, 500],
      [70, 530],
      [-70, 530],
      [-78, 500],
    ]),
    metal(bench),
    {
      lift: 0.5,
      volume: 10,
      round: 9,
      thickness: 3,
      seams: [
        seam(
          [
            [-60, 500],
            [60, 500],
          ],
          1.2,
        ),
      ],
    },
  );
  const tiedParts = moveParts(
    tiedBow(bench, [0, 0], { reach: 200, width: 150, tails: [240, 270], hasLoops: true }),
    1.18,
    [0, 430],
  );
  return bench.isBack ? [...tiedParts, clip] : [clip, ...tiedParts];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'claw');
  const parts =
    style === 'bow'
      ? bow(bench)
      : style === 'barrette'
        ? barrette(bench)
        : [jaw(bench, 16, 0.72), ...handles(bench), jaw(bench, 0, 1)];
  return { parts, landmarks: {}, focus: { at: [0, 490], zoom: 1.8 } };
}

export const silhouette: Silhouette = {
  name: 'hair-clip',
  kind: 'hair accessory',
  tryOn: null,
  subkind: ({ style }) => (style === 'bow' ? 'hair bow' : style === 'barrette' ? 'barrette' : 'claw clip'),
  words: 'hair clip, hair slide, hair accessory',
  sample: { fabric: 'patent', color: 'tobacco', pattern: 'leopard', accent: 'espresso' },
  draw,
};
