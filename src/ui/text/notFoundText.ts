import { PRODUCT } from '../../domain/product.ts';

/** Texts of the screen for unknown addresses. */
export const notFoundText = {
  title: 'There is no page here',
  text: 'The address may be mistyped, or the page has moved.',
  home: `Go to ${PRODUCT.name}`,
} as const;
