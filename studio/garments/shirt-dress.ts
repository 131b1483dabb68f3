import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'shirt-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: () => 'shirt dress',
  words: 'shirt dress, belted dress, button-front dress',
  draw: () => { throw new Error('not drawn'); },
};
