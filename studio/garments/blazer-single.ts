import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'blazer-single',
  kind: 'blazer',
  tryOn: 'upper_body',
  subkind: () => 'single-breasted blazer',
  words: 'blazer, sport coat, suit jacket, tailoring, single-breasted',
  draw: () => { throw new Error('not drawn'); },
};
