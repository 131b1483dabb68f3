import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'shirt',
  kind: 'shirt',
  tryOn: 'upper_body',
  subkind: (o) => (o['collar'] === 'band' ? 'band-collar shirt' : o['collar'] === 'button-down' ? 'button-down shirt' : 'button-up shirt'),
  words: 'shirt, button-up, long sleeves',
  draw: () => { throw new Error('not drawn'); },
};
