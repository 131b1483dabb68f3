import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'blouse',
  kind: 'blouse',
  tryOn: 'upper_body',
  subkind: (o) => (o['neck'] === 'bow' ? 'bow blouse' : o['sleeve'] === 'puff' ? 'puff-sleeved blouse' : 'blouse'),
  words: 'blouse, top',
  draw: () => { throw new Error('not drawn'); },
};
