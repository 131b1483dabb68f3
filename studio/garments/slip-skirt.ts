import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'slip-skirt',
  kind: 'skirt',
  tryOn: 'lower_body',
  subkind: (o) => `${o['length'] ?? 'midi'} slip skirt`,
  words: 'slip skirt, bias-cut skirt, satin skirt',
  draw: () => { throw new Error('not drawn'); },
};
