import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'wrap-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: () => 'wrap dress',
  words: 'wrap dress, tie waist, V-neck dress',
  draw: () => { throw new Error('not drawn'); },
};
