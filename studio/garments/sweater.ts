import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing, Part } from '../tailoring/Drawing.ts';
import { knitArms, knitBody, knitTorso } from '../tailoring/knitwear.ts';
import { neckBase, neckRib, rollNeck } from '../tailoring/neck.ts';
import { insideBack, torsoLandmarks } from '../tailoring/torso.ts';
import type { Silhouette } from './Silhouette.ts';

function draw(bench: Bench): Drawing {
  const neck = bench.text('neck', 'crew');
  const shape = knitTorso(bench, {
    neck: neck === 'turtle' ? [66, 184] : [80, 182],
    drop: bench.isBack ? 196 : neck === 'v' ? 330 : neck === 'turtle' ? 208 : 250,
    neckline: neck === 'v' && !bench.isBack ? 'v' : 'round',
  });
  const pair = knitArms(bench, shape);
  const parts: Part[] = [];
  if (!bench.isBack && neck !== 'turtle')
    parts.push(insideBack(bench, shape, -9), { part: 'label', at: [0, neckBase(shape) + 32], size: [36, 15] });
  parts.push(...knitBody(bench, shape, pair));
  parts.push(...(neck === 'turtle' ? rollNeck(bench, shape, 62) : neckRib(bench, shape, 24)));
  return {
    parts,
    focus: { at: [40, neck === 'v' ? 320 : 290], zoom: 2 },
    landmarks: { ...torsoLandmarks(shape, 58), ...pair.landmarks },
  };
}

export const silhouette: Silhouette = {
  name: 'sweater',
  kind: 'sweater',
  tryOn: 'upper_body',
  subkind: (options) =>
    ({ turtle: 'roll-neck sweater', v: 'V-neck sweater' })[String(options['neck'])] ?? 'crew-neck sweater',
  words: 'sweater, jumper, pullover, knitwear',
  draw,
};
