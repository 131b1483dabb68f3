import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'shorts',
  kind: 'shorts',
  tryOn: 'lower_body',
  subkind: (o) => (o['waist'] === 'drawstring' ? 'drawstring shorts' : 'tailored shorts'),
  words: 'shorts',
  draw: () => { throw new Error('not drawn'); },
};
