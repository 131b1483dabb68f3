import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'tank',
  kind: 'tank',
  tryOn: 'upper_body',
  subkind: (o) => (o['straps'] === 'thin' ? 'camisole' : 'tank top'),
  words: 'tank top, sleeveless top, vest',
  draw: () => { throw new Error('not drawn'); },
};
