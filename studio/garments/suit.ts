import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'suit',
  kind: 'suit',
  tryOn: 'suits',
  subkind: () => 'two-piece suit',
  words: 'suit, blazer and trousers, tailoring set, single-breasted',
  draw: () => { throw new Error('not drawn'); },
};
