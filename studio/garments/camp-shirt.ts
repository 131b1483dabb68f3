import type { Silhouette } from './Silhouette.ts';

export const silhouette: Silhouette = {
  name: 'camp-shirt',
  kind: 'shirt',
  tryOn: 'upper_body',
  subkind: () => 'camp-collar shirt',
  words: 'short-sleeved shirt, camp collar, cuban collar, vacation shirt',
  draw: () => { throw new Error('not drawn'); },
};
