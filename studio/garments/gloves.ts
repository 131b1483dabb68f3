import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { transformParts, piece } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { stud } from '../tailoring/objects.ts';
import { offsetLine, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

/** The back of a right hand without its thumb, from the wrist up and around; corners where fingers part. */
const FINGERS: readonly Knot[] = [
  [-84, 700, 1],
  [-96, 600],
  [-112, 520],
  [-112, 430],
  [-118, 320],
  [-112, 236],
  [-88, 212],
  [-64, 234],
  [-56, 320],
  [-50, 418, 1],
  [-48, 310],
  [-44, 204],
  [-18, 174],
  [8, 202],
  [12, 310],
  [14, 420, 1],
  [20, 322],
  [30, 226],
  [56, 200],
  [80, 226],
  [78, 330],
  [72, 438, 1],
  [84, 372],
  [98, 302],
  [120, 282],
  [140, 306],
  [136, 400],
  [122, 520],
  [106, 610],
  [94, 700, 1],
];
const MITTEN: readonly Knot[] = [
  [-84, 700, 1],
  [-100, 600],
  [-118, 480],
  [-112, 330],
  [-78, 226],
  [10, 184],
  [96, 222],
  [136, 330],
  [130, 490],
  [110, 610],
  [94, 700, 1],
];
const THUMB: readonly Knot[] = [
  [-92, 660],
  [-126, 596],
  [-176, 520],
  [-204, 448],
  [-192, 414],
  [-160, 416],
  [-126, 466],
  [-96, 520],
  [-70, 580],
  [-70, 650],
];

function points(): { readonly path: Point[]; readonly depth: number; readonly width: number }[] {
  return [-74, -14, 46].map((x) => ({
    path: openCurve([
      [x, 452],
      [x + 2, 520],
      [x + 8, 590],
    ]),
    depth: -2.4,
    width: 2.6,
  }));
}

function cuff(bench: Bench, isKnit: boolean): Part[] {
  const top = isKnit ? 690 : 694;
  const low = isKnit ? 850 : bench.text('length', 'short') === 'long' ? 900 : 800;
  const flare = isKnit ? 0 : 14;
  const outline = closedCurve([
    [-86, top, 1],
    [94, top, 1],
    [92 + flare, (top + low) / 2],
    [100 + flare, low, 1],
    [4, low + 8],
    [-92 - flare, low, 1],
    [-86 - flare, (top + low) / 2],
  ]);
  const hem = openCurve([
    [-92 - flare, low - 12],
    [4, low - 4],
    [100 + flare, low - 12],
  ]);
  const trim = bench.cloth.accent && !bench.cloth.pattern ? bench.cloth.accent : bench.cloth.color;
  return [
    piece(outline, isKnit ? bench.plain('rib', trim) : bench.main, {
      join: isKnit ? 'cuff' : 'hand',
      lift: isKnit ? 0.3 : 0,
      volume: 30,
      round: 26,
      thickness: isKnit ? 7 : 4,
      stitching: isKnit ? [] : [{ path: hem, color: bench.thread, length: 4 }],
      seams: [
        seam(
          openCurve([
            [-86, top],
            [94, top],
          ]),
          isKnit ? 1.2 : 2,
          2,
        ),
      ],
      folds: isKnit ? [] : [fold([-80, top + 6], [90, top + 8], 0.04, 8, -3)],
    }),
    ...(isKnit || !bench.has('strap') ? [] : [stud(bench, [66, top + 30], 8)]),
  ];
}

function glove(bench: Bench): Part[] {
  const isKnit = bench.text('style', 'leather') !== 'leather';
  const isMitten = bench.text('style', 'leather') === 'mittens';
  const hand = closedCurve(isMitten ? MITTEN : FINGERS);
  const material = bench.main;
  return [
    piece(closedCurve(THUMB), material, {
      join: 'hand',
      lift: 0.6,
      volume: 30,
      round: 20,
      thickness: 5,
      grain: { origin: [-150, 520], angle: 0.6 },
      folds: [fold([-150, 560], [-100, 540], 0.1, 9, 3)],
    }),
    piece(hand, material, {
      join: 'hand',
      lift: 0.7,
      volume: 34,
      round: 22,
      thickness: 5,
      seams: isKnit || bench.isBack ? [] : points().map(({ path }) => seam(path, 2.2, 2.4)),
      stitching: isKnit
        ? []
        : [{ path: offsetLine(openCurve(THUMB.slice(0, 9)), -6), color: bench.thread, length: 3.6 }],
      folds: [
        fold([-96, 640], [20, 590], -0.1, 16, 4),
        fold([-90, 670], [40, 650], -0.06, 12, -3),
        ...(isMitten
          ? [fold([0, 260], [8, 560], 0.02, 50, 4)]
          : [-86, -18, 54, 118].map((x) =>
              fold([x - 20, 330 + Math.abs(x) * 0.3], [x + 20, 326 + Math.abs(x) * 0.3], 0.16, 7, -2.4),
            )),
      ],
    }),
    ...cuff(bench, isKnit),
  ];
}

function draw(bench: Bench): Drawing {
  const shape = glove(bench);
  const placeGlove = (isMirrored: boolean, angle: number, [dx, dy]: Point): Part[] => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return transformParts(shape, ([x, y]) => {
      const [px, py] = [isMirrored ? -x : x, y - 520];
      return [px * c - py * s + dx, px * s + py * c + 500 + dy];
    });
  };
  const isFlipped = bench.isBack;
  return {
    parts: [...placeGlove(!isFlipped, -0.13, [-128, -12]), ...placeGlove(isFlipped, 0.1, [118, 22])],
    landmarks: {},
    focus: { at: [120, 520], zoom: 1.8 },
  };
}

export const silhouette: Silhouette = {
  name: 'gloves',
  kind: 'gloves',
  tryOn: null,
  subkind: ({ style }) => (style === 'mittens' ? 'mittens' : style === 'knit' ? 'knitted gloves' : 'leather gloves'),
  words: 'gloves, winter gloves, hand wear, accessory',
  sample: { fabric: 'leather', color: 'tobacco', lining: 'oat' },
  draw,
};
