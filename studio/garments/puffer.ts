import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import { puffer } from '../tailoring/puffer.ts';
import type { Silhouette } from './Silhouette.ts';

const draw = (bench: Bench): Drawing => puffer(bench, false);

export const silhouette: Silhouette = {
  name: 'puffer',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: ({ length, hood }) =>
    `${hood ? 'hooded ' : ''}${length === 'cropped' ? 'cropped ' : length === 'long' ? 'long ' : ''}puffer jacket`,
  words: 'puffer jacket, down jacket, padded jacket, quilted jacket, warm winter outerwear',
  sample: { fabric: 'nylon', color: 'cobalt', lining: 'black' },
  draw,
};
