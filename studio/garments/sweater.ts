import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'sweater',
  kind: 'sweater',
  tryOn: 'upper_body',
  subkind: (o) => (o['neck'] === 'turtle' ? 'roll-neck sweater' : o['neck'] === 'v' ? 'V-neck sweater' : 'crew-neck sweater'),
  words: 'sweater, jumper, pullover, knitwear',
  draw: () => { throw new Error('not drawn'); },
};
