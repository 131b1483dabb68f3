import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'polo',
  kind: 'polo',
  tryOn: 'upper_body',
  subkind: () => 'polo shirt',
  words: 'polo, collared top',
  draw: () => { throw new Error('not drawn'); },
};
