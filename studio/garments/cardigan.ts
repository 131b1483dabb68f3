import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { openCurve } from '../tailoring/geometry.ts';
import { knitArms, knitBody, knitTorso } from '../tailoring/knitwear.ts';
import { neckBase, neckRib, strip } from '../tailoring/neck.ts';
import { buttonsDown } from '../tailoring/placket.ts';
import { patchPocket } from '../tailoring/pockets.ts';
import { insideBack, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const isShort = bench.text('length', '') === 'short';
  const shape = knitTorso(bench, {
    neck: [76, 182],
    drop: bench.isBack ? 194 : isShort ? 262 : 408,
    neckline: isShort || bench.isBack ? 'round' : 'v',
  });
  const pair = knitArms(bench, shape);
  const parts: Part[] = [];
  if (!bench.isBack)
    parts.push(insideBack(bench, shape, -9), { part: 'label', at: [0, neckBase(shape) + 32], size: [36, 15] });
  parts.push(...knitBody(bench, shape, pair, 54));
  if (bench.has('pockets') && !bench.isBack) {
    for (const side of [-1, 1])
      parts.push({
        ...patchPocket(bench, [side * 116, shape.measures.hem[1] - 150], 112, 128, 0, true),
        stitching: [],
      });
  }
  parts.push(...neckRib(bench, shape, isShort ? 18 : 20));
  if (!bench.isBack) {
    const { drop, hem } = shape.measures;
    const bottom = hem[1] + 60;
    const middle = openCurve([
      [14, drop - 4],
      [15, (drop + bottom) / 2],
      [14, bottom],
    ]);
    parts.push({
      part: 'panel',
      material: { ...bench.plain('rib') },
      outline: strip(middle, -29).map(([x, y]) => [x, y] as const),
      lift: 0.45,
      thickness: 3.6,
      volume: 8,
    });
    parts.push(...buttonsDown(bench, 0, drop + 18, bottom - 26, isShort ? 7 : 5, isShort ? 7 : 9));
  }
  return {
    parts,
    focus: { at: [24, isShort ? 300 : 440], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape, 54), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'cardigan',
  kind: 'cardigan',
  tryOn: 'upper_body',
  subkind: (options) => (options['length'] === 'short' ? 'cropped cardigan' : 'cardigan'),
  words: 'cardigan, knitted jacket, knitwear',
  draw,
};
