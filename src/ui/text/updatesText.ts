import { PRODUCT } from '../../domain/product.ts';

export const updatesText = {
  ready: `A new version of ${PRODUCT.name} is ready.`,
  reload: 'Reload',
  later: 'Later',
} as const;
