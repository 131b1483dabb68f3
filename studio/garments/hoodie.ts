import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'hoodie',
  kind: 'hoodie',
  tryOn: 'upper_body',
  subkind: (o) => (o['zip'] ? 'zip hoodie' : 'hoodie'),
  words: 'hoodie, hooded sweatshirt, sweatshirt',
  draw: () => { throw new Error('not drawn'); },
};
