import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'trench',
  kind: 'coat',
  tryOn: 'upper_body',
  subkind: () => 'trench coat',
  words: 'trench coat, raincoat, belted coat, outerwear',
  draw: () => { throw new Error('not drawn'); },
};
