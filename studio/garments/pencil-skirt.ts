import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'pencil-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (o) => (o['shape'] === 'a-line' ? 'A-line skirt' : o['length'] === 'maxi' ? 'column skirt' : 'pencil skirt'),
  words: 'skirt',
  draw: () => { throw new Error('not drawn'); },
};
