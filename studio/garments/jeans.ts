import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'jeans',
  kind: 'jeans',
  tryOn: 'lower_body',
  subkind: (o) => `${o['leg'] ?? 'straight'}-leg jeans`,
  words: 'jeans, denim trousers, pants',
  draw: () => { throw new Error('not drawn'); },
};
