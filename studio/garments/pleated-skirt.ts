import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'pleated-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (o) => `pleated ${o['length'] ?? 'midi'} skirt`,
  words: 'pleated skirt, pleats',
  draw: () => { throw new Error('not drawn'); },
};
