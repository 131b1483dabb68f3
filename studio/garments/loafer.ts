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

const APRON: readonly Knot[] = [[-28, 474], [-110, 512], [-200, 540], [-270, 560], [-306, 588]];

function upper(bench: Bench): Part[] {
  const apron = openCurve(APRON);
  const opening = openCurve([[-34, 462], [30, 500], [116, 510], [200, 486], [262, 436]]);
  const counter = openCurve([[176, 612], [168, 560], [190, 494]]);
  return [
    insideShoe(bench, [[-26, 462], [40, 470], [140, 474], [222, 452], [260, 432], [262, 446], [200, 498], [116, 520], [30, 510]]),
    plane([[-108, 502], [-84, 466], [-54, 440], [-22, 436], [-8, 454], [-30, 490]], bench.main, { lift: 0.3, thickness: 5, volume: 14, round: 12 }),
    plane([[-336, 632, 1], [-340, 606], [-320, 576], [-270, 550], [-205, 530], [-140, 510], [-84, 484], [-34, 460, 1], [30, 500], [116, 510], [200, 486], [262, 434, 1], [279, 470], [284, 530], [284, 606, 1], [110, 618], [-20, 638], [-150, 649], [-260, 648]], bench.main, {
      volume: 48, round: 42, thickness: 4.5, lift: 0.35, seams: [seam(apron, 3.2, 3), seam(counter, 1.3)],
      stitching: [{ path: inset(apron, 5), colour: bench.thread, length: 5 }, { path: inset(apron, -5), colour: bench.thread, length: 5 }, { path: inset(opening, 6), colour: bench.thread }, { path: inset(counter, 4), colour: bench.thread }],
      folds: [...creasesAcross(bench, [-190, 600], [-110, 580], 30, 3), fold([-300, 590], [-60, 490], 0.06, 12, 4), fold([40, 560], [220, 560], 0.04, 18, 2)],
    }),
  ];
}

/** What lies over the instep tells one loafer from another. */
function instep(bench: Bench): Part[] {
  const style = bench.text('style', 'penny');
  if (style === 'plain') return [];
  const saddle: Knot[] = [[-128, 506, 1], [-84, 484], [-52, 468, 1], [-24, 520], [-14, 580], [-12, 637, 1], [-92, 645, 1], [-98, 590], [-106, 544]];
  const strap = plane(saddle, bench.main, { lift: 0.45, thickness: 3.6, volume: 12, round: 14, stitching: [{ path: openCurve([[-122, 510], [-100, 546], [-91, 592], [-86, 642]]), colour: bench.thread }, { path: openCurve([[-56, 474], [-30, 522], [-20, 580], [-18, 634]]), colour: bench.thread }] });
  if (style === 'horsebit') return [strap, metalRing(bench, [-114, 522], [15, 18], 6.4), metalRing(bench, [-44, 490], [15, 18], 6.4), wire(bench, [[-106, 518], [-79, 505], [-52, 494]], 8, 0.6)];
  if (style === 'tassel') return [...tassels(bench)];
  return [strap, plane([[-96, 522, 1], [-77, 511], [-56, 512, 1], [-75, 523]], bench.plain(), { light: 0.4, lift: 0, volume: 0, thickness: 1 })];
}

function tassels(bench: Bench): Part[] {
  const lace: Part = { part: 'cord', width: 7, colour: bench.main.ground, path: openCurve([[-128, 520], [-92, 512], [-60, 490], [-40, 470]]) };
  const tassel = (from: Point, to: Point): Part[] => [
    { part: 'cord', width: 6, colour: bench.main.ground, path: openCurve([[-76, 502], from]) },
    plane([[from[0] - 8, from[1] - 8], [from[0] + 9, from[1] - 9], [to[0] + 17, to[1] - 2, 1], [to[0], to[1] + 3], [to[0] - 17, to[1], 1]], bench.plain(), { lift: 0.6, thickness: 3, volume: 8, round: 8, folds: [-8, -2, 4, 10].map((x) => fold([from[0] + x * 0.4, from[1]], [to[0] + x, to[1] - 4], 0, 2.6, -2)), seams: [seam([[from[0] - 8, from[1] + 9], [from[0] + 10, from[1] + 8]], 2)] }),
  ];
  return [lace, ...tassel([-98, 540], [-116, 590]), ...tassel([-60, 530], [-58, 586])];
}

function draw(bench: Bench): Drawing {
  const rise = { flat: 0, block: 62 }[bench.text('heel', 'flat')] ?? 0;
  const lug = bench.text('sole', 'leather') === 'lug';
  const bottom = bench.plain(lug ? 'rubber' : 'leather', bench.cloth.third ?? 'espresso');
  const heel = heelBlock(bottom, [284, lug ? 624 : 614], rise ? [112, 78] : [116, 106], rise);
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
