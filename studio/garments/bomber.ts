import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'bomber',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: () => 'bomber jacket',
  words: 'bomber jacket, blouson, zip jacket, outerwear',
  draw: () => { throw new Error('not drawn'); },
};
