import type { Bench } from '../tailoring/Bench.ts';
import type { Drawing } from '../tailoring/Drawing.ts';
import { puffer } from '../tailoring/puffer.ts';
import type { Silhouette } from './Silhouette.ts';

const draw = (bench: Bench): Drawing => puffer(bench, true);

export const silhouette: Silhouette = {
  name: 'gilet',
  kind: 'waistcoat',
  tryOn: 'upper_body',
  subkind: ({ quilt }) => (quilt === 'diamond' ? 'quilted gilet' : 'padded gilet'),
  words: 'gilet, body warmer, puffer vest, down vest, quilted vest, sleeveless padded jacket',
  sample: { fabric: 'nylon', color: 'olive', lining: 'tangerine' },
  draw,
};
