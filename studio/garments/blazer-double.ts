import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'blazer-double',
  kind: 'blazer',
  tryOn: 'upper_body',
  subkind: () => 'double-breasted blazer',
  words: 'blazer, suit jacket, tailoring, double-breasted',
  draw: () => { throw new Error('not drawn'); },
};
