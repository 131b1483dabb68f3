import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'overcoat',
  kind: 'coat',
  tryOn: 'upper_body',
  subkind: (o) => (o['length'] === 'short' ? 'pea coat' : o['breast'] === 'double' ? 'double-breasted overcoat' : 'overcoat'),
  words: 'coat, overcoat, topcoat, winter coat, outerwear',
  draw: () => { throw new Error('not drawn'); },
};
