import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'trucker',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: () => 'trucker jacket',
  words: 'denim jacket, trucker jacket, jean jacket, outerwear',
  draw: () => { throw new Error('not drawn'); },
};
