import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { heelBlock, heeled, insideShoe, pairOf, underside, WELT } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { metalRing, wire } from '../tailoring/metalwork.ts';
import { creasesAcross, plane, sole } from '../tailoring/objects.ts';
import { inset, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const APRON: readonly Knot[] = [[-18, 484], [-104, 524], [-196, 548], [-266, 556], [-312, 550]];

function upper(bench: Bench): Part[] {
  const apron = openCurve(APRON);
  const opening = openCurve([[-14, 430], [34, 484], [116, 503], [200, 488], [262, 450]]);
  const counter = openCurve([[176, 612], [168, 560], [190, 494]]);
  return [
    insideShoe(bench, [[-8, 436], [50, 456], [140, 468], [222, 458], [256, 446], [262, 456], [200, 500], [116, 516], [30, 500]]),
    plane([[-62, 462], [-34, 428], [-8, 411], [12, 414], [14, 436], [-6, 470]], bench.main, { lift: 0.3, thickness: 4, volume: 10, round: 12 }),
    plane([[-334, 632, 1], [-341, 598], [-330, 560], [-296, 531], [-240, 512], [-176, 496], [-116, 478], [-64, 456], [-14, 428, 1], [34, 484], [116, 503], [200, 488], [256, 450], [270, 454], [279, 480], [285, 536], [284, 606, 1], [110, 618], [-20, 638], [-150, 649], [-260, 648]], bench.main, {
      volume: 48, round: 42, thickness: 4.5, lift: 0.35, seams: [seam(apron, 3.2, 3), seam(counter, 1.3)],
      stitching: [{ path: inset(apron, 5), colour: bench.thread, length: 5 }, { path: inset(apron, -5), colour: bench.thread, length: 5 }, { path: inset(opening, 6), colour: bench.thread }, { path: inset(counter, 4), colour: bench.thread }],
      folds: [...creasesAcross(bench, [-190, 600], [-110, 580], 30, 3), fold([-306, 580], [-120, 540], 0.08, 14, 3), fold([40, 560], [220, 560], 0.04, 18, 2)],
    }),
  ];
}

/** What lies over the instep tells one loafer from another. */
function instep(bench: Bench): Part[] {
  const style = bench.text('style', 'penny');
  if (style === 'plain') return [];
  const saddle: Knot[] = [[-134, 481, 1], [-90, 465], [-48, 446, 1], [-20, 508], [-8, 576], [-8, 636, 1], [-88, 645, 1], [-96, 586], [-112, 528]];
  const strap = plane(saddle, bench.main, { lift: 0.45, thickness: 3.6, volume: 12, round: 14, stitching: [{ path: openCurve([[-126, 484], [-105, 530], [-89, 588], [-82, 642]]), colour: bench.thread }, { path: openCurve([[-53, 454], [-27, 510], [-15, 578], [-14, 632]]), colour: bench.thread }] });
  if (style === 'horsebit') return [strap, metalRing(bench, [-116, 512], [13, 16], 6), metalRing(bench, [-46, 480], [13, 16], 6), wire(bench, [[-108, 508], [-80, 497], [-54, 484]], 8, 0.6)];
  if (style === 'tassel') return [...tassels(bench)];
  return [strap, plane([[-98, 520, 1], [-77, 506], [-50, 504, 1], [-70, 520]], bench.plain(), { light: 0.4, lift: 0, volume: 0, thickness: 1 })];
}

function tassels(bench: Bench): Part[] {
  const lace: Part = { part: 'cord', width: 7, colour: bench.main.ground, path: openCurve([[-132, 500], [-96, 496], [-62, 478], [-38, 456]]) };
  const tassel = (from: Point, to: Point): Part[] => [
    { part: 'cord', width: 6, colour: bench.main.ground, path: openCurve([[-80, 488], from]) },
    plane([[from[0] - 8, from[1] - 8], [from[0] + 9, from[1] - 9], [to[0] + 17, to[1] - 2, 1], [to[0], to[1] + 3], [to[0] - 17, to[1], 1]], bench.plain(), { lift: 0.6, thickness: 3, volume: 8, round: 8, folds: [-8, -2, 4, 10].map((x) => fold([from[0] + x * 0.4, from[1]], [to[0] + x, to[1] - 4], 0, 2.6, -2)), seams: [seam([[from[0] - 8, from[1] + 9], [from[0] + 10, from[1] + 8]], 2)] }),
  ];
  return [lace, ...tassel([-100, 522], [-116, 566]), ...tassel([-62, 514], [-58, 564])];
}

function draw(bench: Bench): Drawing {
  const rise = { flat: 0, block: 62 }[bench.text('heel', 'flat')] ?? 0;
  const lug = bench.text('sole', 'leather') === 'lug';
  const bottom = bench.plain(lug ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const heel = heelBlock(bottom, [284, lug ? 624 : 614], rise ? [124, 84] : [158, 150], rise);
  const ground = sole(bench, { line: WELT, ground: underside(lug ? 30 : 15) }, bottom);
  const shoe = [heel, ...heeled([...upper(bench), ...instep(bench), ...ground], rise)];
  return { parts: pairOf(bench, shoe, { near: [14, 150 + rise * 0.2], far: [66, -66 + rise * 0.3], scale: 0.98 }), landmarks: {}, focus: { at: [-90 * (bench.isBack ? -1 : 1), 650], zoom: 1.9 } };
}

export const silhouette: Silhouette = {
  name: 'loafer',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style, heel }) => `${heel === 'block' ? 'heeled ' : ''}${style === 'horsebit' ? 'horsebit loafers' : style === 'tassel' ? 'tassel loafers' : style === 'plain' ? 'Venetian loafers' : 'penny loafers'}`,
  words: 'loafers, slip-on shoes, moccasins, leather shoes, footwear',
  sample: { fabric: 'leather', colour: 'oxblood', lining: 'sand', buttons: 'brass' },
  draw,
};
