import type { ShadeName } from '../catalogue/shades.ts';
import type { Material } from '../fabric/Material.ts';
import { rgbOf } from '../fabric/Material.ts';
import { SHADES } from '../catalogue/shades.ts';
import type { Bench } from '../tailoring/Bench.ts';
import type { Cord, Drawing, Part } from '../tailoring/Drawing.ts';
import { fold } from '../tailoring/folds.ts';
import { insideShoe, lowered, pairOf } from '../tailoring/footwear.ts';
import type { Knot, Point } from '../tailoring/geometry.ts';
import { closedCurve, openCurve } from '../tailoring/geometry.ts';
import { creasesAcross, eyelet, plane, sole } from '../tailoring/objects.ts';
import { inset, seam } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

const EYELETS: readonly Point[] = [[-140, 472], [-106, 455], [-74, 434], [-44, 410], [-18, 383], [6, 356]];
const HIGH: readonly Point[] = [...EYELETS, [22, 322], [32, 286], [38, 250]];

const lead = (bench: Bench): ShadeName => bench.cloth.third ?? 'white';
const overlay = (bench: Bench): Material => bench.plain(bench.text('style', 'court') === 'runner' ? 'suede' : bench.cloth.fabric === 'canvas' ? 'canvas' : 'leather', bench.cloth.accent ?? bench.cloth.colour);

/** The near side of the upper; a high one goes on to the ankle. */
function upper(bench: Bench, high: boolean): Part {
  const top: Knot[] = high
    ? [[-20, 374], [16, 330], [36, 270], [42, 226, 1], [90, 236], [170, 236], [250, 214, 1], [258, 300], [272, 380]]
    : [[-22, 372], [12, 342, 1], [54, 372], [112, 398], [178, 402], [234, 380], [274, 342, 1], [290, 376]];
  const collar = openCurve(high ? [[42, 226], [90, 236], [170, 236], [250, 214]] : [[12, 342], [54, 372], [112, 398], [178, 402], [234, 380], [274, 342]]);
  const side = openCurve([[-66, 606], [-30, 520], [40, 452], [86, high ? 380 : 410]]);
  return plane([[-318, 590, 1], [-325, 546], [-309, 508], [-264, 477], [-192, 463], [-120, 445], [-62, 409], ...top, [297, 440], [301, 520], [306, 598, 1], [150, 606], [0, 608], [-160, 606]], bench.main, {
    volume: 46, round: 44, thickness: 4, lift: 0.35, seams: [seam(side, 1.6), seam(inset(collar, 22), 1.4)],
    stitching: [{ path: inset(side, 5), colour: bench.thread }, { path: inset(collar, 7), colour: bench.thread }, { path: inset(collar, 26), colour: bench.thread }],
    folds: [...creasesAcross(bench, [-210, 530], [-120, 500], 44, 4), fold([60, 440], [210, 470], 0.08, 16, 2.4)],
  });
}

function overlays(bench: Bench, high: boolean): Part[] {
  const material = overlay(bench);
  const look = { lift: 0.3, thickness: 3, volume: 14, round: 20 };
  const stitched = (knots: readonly Knot[]) => ({ stitching: [{ path: inset(openCurve(knots), 5), colour: bench.thread }] });
  const toeEdge: Knot[] = [[-196, 606], [-178, 552], [-176, 504], [-198, 470]];
  const stayEdge: Knot[] = high ? [[70, 232], [66, 300], [44, 372], [12, 420], [-40, 458], [-108, 494], [-172, 512]] : [[36, 364], [10, 414], [-40, 456], [-108, 493], [-172, 512]];
  const counterEdge: Knot[] = high ? [[226, 606], [212, 530], [222, 440], [250, 380]] : [[226, 606], [212, 540], [222, 466], [250, 404]];
  const heel: Knot[] = high ? [[276, 380], [297, 440], [301, 520], [306, 598, 1]] : [[282, 356], [292, 390], [298, 440], [301, 520], [306, 598, 1]];
  const tab: Knot[] = high ? [[250, 214, 1], [252, 270], [262, 330, 1], [228, 330, 1], [224, 226, 1]] : [[274, 342, 1], [290, 376], [294, 420, 1], [246, 424, 1], [244, 372, 1]];
  const stay: Knot[] = high ? [[-196, 470, 1], [-120, 443], [-62, 407], [-20, 372], [16, 328], [36, 268], [42, 226, 1]] : [[-196, 470, 1], [-120, 443], [-62, 407], [-22, 370], [12, 340, 1]];
  return [
    plane([[-319, 592, 1], [-327, 546], [-310, 506], [-264, 475], [-198, 462, 1], ...toeEdge.slice(0, 3).reverse(), [-200, 606, 1]], material, { ...look, volume: 30, round: 34, ...stitched(toeEdge) }),
    plane([...stay, [stayEdge[0]![0], stayEdge[0]![1], 1], ...stayEdge.slice(1, -1), [-172, 512, 1]], material, { ...look, ...stitched(stayEdge) }),
    plane([...heel, [226, 606, 1], ...counterEdge.slice(1, 3), [250, high ? 380 : 404, 1]], material, { ...look, volume: 24, ...stitched(counterEdge) }),
    plane(tab, bench.plain('leather', bench.cloth.accent ?? bench.cloth.colour), { ...look, lift: 0.4 }),
  ];
}

function tongueAndLining(bench: Bench, high: boolean): Part[] {
  const up = high ? -128 : 0;
  const far: Knot[] = high ? [[36, 236], [60, 214], [160, 216], [246, 204], [252, 222], [170, 244], [90, 246]] : [[24, 352], [60, 344], [124, 374], [192, 376], [244, 352], [272, 334], [272, 352], [230, 392], [170, 410], [96, 404]];
  return [
    insideShoe(bench, far, 0.66),
    plane([[-80, 430], [-40, 376], [-8 + (high ? 20 : 0), 320 + up], [18 + (high ? 14 : 0), 288 + up], [48 + (high ? 8 : 0), 282 + up], [60, 312 + up], [56, 360 + up * 0.8], [10, 404]], bench.plain(), { lift: 0.3, thickness: 7, volume: 20, round: 16, stitching: [{ path: openCurve([[2 + (high ? 20 : 0), 326 + up], [24 + (high ? 10 : 0), 300 + up], [46, 296 + up]]), colour: bench.thread }] }),
  ];
}

function lacing(bench: Bench, high: boolean): Part[] {
  const holes = high ? HIGH : EYELETS;
  const colour = rgbOf(SHADES[bench.text('laces', '') === 'accent' ? bench.cloth.accent ?? lead(bench) : lead(bench)].hex);
  const cord = (path: readonly Point[], width = 8.5): Cord => ({ part: 'cord', width, colour, path });
  const [tx, ty] = holes[holes.length - 1]!;
  return [
    ...holes.flatMap((at) => eyelet(bench, at, 4.6)),
    ...holes.map(([x, y]) => cord(openCurve(high && y < 330 ? [[x, y], [x - 16, y - 8], [x - 30, y - 10]] : [[x, y], [x - 12, y - 16], [x - 19, y - 31]]))),
    cord(openCurve([[tx - 16, ty - 14], [tx + 26, ty - 4], [tx + 56, ty + 34], [tx + 40, ty + 58], [tx + 14, ty + 26], [tx - 10, ty - 8]]), 7),
    cord(openCurve([[tx - 16, ty - 14], [tx - 44, ty + 6], [tx - 58, ty + 44], [tx - 40, ty + 50], [tx - 22, ty + 16], [tx - 12, ty - 10]]), 7),
    cord(openCurve([[tx - 12, ty - 12], [tx + 10, ty + 40], [tx + 4, ty + 92]]), 7),
  ];
}

function underfoot(bench: Bench, runner: boolean): Part[] {
  const rubber = bench.plain('rubber', lead(bench));
  if (!runner) return sole(bench, { line: [[310, 590], [150, 600], [0, 602], [-160, 600], [-276, 590], [-316, 577], [-331, 586]], ground: [[306, 644], [296, 651], [150, 651], [0, 651], [-160, 651], [-276, 646], [-320, 630], [-333, 606]] }, rubber);
  const foam: Part = { part: 'panel', material: rubber, lift: 0.5, thickness: 5, volume: 26, round: 22, outline: closedCurve([[310, 568, 1], [230, 592], [60, 604], [-140, 604], [-270, 594], [-326, 566, 1], [-334, 590], [-312, 630], [-230, 656], [-60, 660], [40, 648], [130, 660], [290, 660], [326, 640], [322, 600]]), seams: [seam(openCurve([[320, 608], [180, 622], [0, 630], [-200, 626], [-326, 600]]), 1.8, 2)], folds: [fold([330, 590], [120, 640], 0.06, 12, -4), fold([60, 612], [-240, 640], -0.04, 12, 3)] };
  const tread: Part = { part: 'panel', material: bench.plain('rubber', bench.cloth.accent ?? 'soot'), lift: 0.2, thickness: 3, volume: 8, round: 8, outline: closedCurve([[324, 638], [290, 660], [130, 662], [40, 650], [-60, 662], [-230, 658], [-304, 634], [-230, 669], [-60, 673], [40, 662], [130, 673], [290, 671]]) };
  return [tread, foam];
}

function draw(bench: Bench): Drawing {
  const style = bench.text('style', 'court');
  const high = style === 'high';
  const above = [...tongueAndLining(bench, high), upper(bench, high), ...overlays(bench, high), ...lacing(bench, high)];
  const shoe = [...lowered(above, 606, high ? 0.86 : 0.8), ...underfoot(bench, style === 'runner')];
  const places = high ? { near: [-30, 168] as Point, far: [46, 10] as Point, scale: 0.96 } : { near: [-14, 152] as Point, far: [44, -96] as Point, scale: 1.02 };
  return { parts: pairOf(bench, shoe, places), landmarks: {}, focus: { at: [-60 * (bench.isBack ? -1 : 1), 600], zoom: 1.8 } };
}

export const silhouette: Silhouette = {
  name: 'sneaker',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ style }) => (style === 'high' ? 'high-top sneakers' : style === 'runner' ? 'running sneakers' : 'low-top sneakers'),
  words: 'sneakers, trainers, lace-up shoes, footwear',
  sample: { fabric: 'leather', colour: 'white', accent: 'bottle', third: 'white', lining: 'ecru' },
  draw,
};
