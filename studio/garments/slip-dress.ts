import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'slip-dress',
  kind: 'dress',
  tryOn: 'dresses',
  subkind: (o) => `${o['length'] ?? 'midi'} slip dress`,
  words: 'slip dress, bias-cut dress, spaghetti straps, cowl neck',
  draw: () => { throw new Error('not drawn'); },
};
