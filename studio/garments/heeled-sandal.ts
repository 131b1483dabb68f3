import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { FLOOR, piece, staggerPair } from '../tailoring/footwear.ts';
import type { Knot } from '../tailoring/geometry.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { dressHeel, dressSole, chooseHeel, raiseParts, findRise, wedge } from '../tailoring/heels.ts';
import { ankleStrap, crossedStraps, footbed, FOOTBED, sandalCounter, strapOver } from '../tailoring/sandalStraps.ts';
import type { Silhouette } from './Silhouette.ts';

/** The straps over the toes; the ones at the back first. */
function toeStraps(bench: Bench): Part[] {
  const material = bench.main;
  switch (bench.text('style', 'band')) {
    case 'strappy':
      return [
        ...strapOver(bench, -66, 116, { material, width: 17 }, 34),
        ...strapOver(bench, -140, 102, { material, width: 17 }, 28),
        ...strapOver(bench, -214, 86, { material, width: 17 }, 22),
      ];
    case 'cross':
      return crossedStraps(bench, { material, width: 30 });
    case 'minimal':
      return strapOver(bench, -196, 88, { material, width: 22 }, 22);
    default:
      return strapOver(bench, -190, 94, { material, width: 84, stitched: true }, 24);
  }
}

function platform(bench: Bench): Part {
  const top = openCurve(FOOTBED);
  const low: Knot[] = [
    [288, 648],
    [190, 654],
    [70, 662],
    [-30, FLOOR + 20],
    [-110, FLOOR + 30],
    [-240, FLOOR + 30],
    [-308, FLOOR + 18],
    [-330, 652],
  ];
  return piece([...top, ...openCurve(low).reverse()], bench.plain(), {
    lift: 0.4,
    volume: 22,
    round: 16,
    thickness: 3,
  });
}

function soleOf(bench: Bench, rise: number, isWedge: boolean): Part[] {
  if (isWedge) {
    const isRope = bench.text('sole', 'leather') === 'rope';
    return [wedge(FOOTBED, rise, bench.plain(isRope ? 'straw' : 'leather', bench.cloth.third ?? 'sand'), isRope)];
  }
  return raiseParts([bench.has('platform') ? platform(bench) : dressSole(bench, FOOTBED)], rise);
}

function draw(bench: Bench): Drawing {
  const heel = chooseHeel(bench, 'block');
  const rise = findRise(heel);
  const isThin = heel === 'stiletto' || heel === 'kitten';
  const strap = ankleStrap(bench, { material: bench.main, width: isThin ? 13 : 18 });
  const upper = [footbed(bench), ...strap.far, ...sandalCounter(bench, bench.main), ...strap.near, ...toeStraps(bench)];
  const shoe = [
    ...dressHeel(heel, [288, 652], bench.plain(), FLOOR + (bench.has('platform') ? 30 : 0)),
    ...soleOf(bench, rise, heel === 'wedge'),
    ...raiseParts(upper, rise),
  ];
  return {
    parts: staggerPair(bench, shoe, {
      near: [-44, 168 + rise * 0.24],
      far: [98, 26 + rise * 0.26],
      scale: 0.93,
    }),
    landmarks: {},
    focus: { at: [-180 * (bench.isBack ? -1 : 1), 720 + rise * 0.2], zoom: 1.9 },
  };
}

export const silhouette: Silhouette = {
  name: 'heeled-sandal',
  kind: 'shoes',
  tryOn: null,
  subkind: ({ heel, sole, platform: raisedSole }) =>
    heel === 'wedge'
      ? sole === 'rope'
        ? 'espadrille wedge sandals'
        : 'wedge sandals'
      : raisedSole
        ? 'platform-heel sandals'
        : heel === 'stiletto'
          ? 'stiletto-heel sandals'
          : heel === 'kitten'
            ? 'kitten-heel sandals'
            : 'block-heel sandals',
  words: ({ heel }) =>
    `heeled sandals, strappy heels, ankle-strap sandals, ${heel === 'kitten' ? 'low heels' : 'high heels'}, footwear`,
  sample: { fabric: 'leather', color: 'tobacco', lining: 'sand', third: 'espresso', buttons: 'brass' },
  draw,
};
