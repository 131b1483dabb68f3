import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'tee',
  kind: 'tee',
  tryOn: 'upper_body',
  subkind: (o) => (o['sleeve'] === 'long' ? 'long-sleeved T-shirt' : 'T-shirt'),
  words: 'tee, t-shirt, top, jersey',
  draw: () => { throw new Error('not drawn'); },
};
