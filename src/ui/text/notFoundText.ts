import { PRODUCT } from '../../domain/product.ts';

export const notFoundText = {
  title: 'There is no page here',
  text: 'The address may be mistyped, or the page has moved.',
  home: `Go to ${PRODUCT.name}`,
} as const;
