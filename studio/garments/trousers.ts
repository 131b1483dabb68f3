import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'trousers',
  kind: 'trousers',
  tryOn: 'lower_body',
  subkind: (o) => (o['waist'] === 'drawstring' ? 'drawstring trousers' : `${o['leg'] ?? 'straight'}-leg trousers`),
  words: 'trousers, pants, slacks',
  draw: () => { throw new Error('not drawn'); },
};
