import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'chore',
  kind: 'jacket',
  tryOn: 'upper_body',
  subkind: () => 'chore jacket',
  words: 'chore coat, overshirt, work jacket, shacket',
  draw: () => { throw new Error('not drawn'); },
};
