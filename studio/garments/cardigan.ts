import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'cardigan',
  kind: 'cardigan',
  tryOn: 'upper_body',
  subkind: () => 'cardigan',
  words: 'cardigan, knitted jacket, knitwear',
  draw: () => { throw new Error('not drawn'); },
};
