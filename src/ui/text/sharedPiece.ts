import { PRODUCT } from '../../domain/product.ts';

/** Texts of a shared link's page for visitors. */
export const sharedPieceText = {
  documentTitle: (name: string, brand: string) => [name, brand, PRODUCT.name].filter(Boolean).join(' · '),
  /** The description if the catalogue has none. */
  description: (name: string, brand: string) => `${name}${brand === '' ? '' : ` by ${brand}`}, on ${PRODUCT.name}.`,
  shared: 'A piece for you',
  signInToKeep: 'Sign in to keep it',
  withdrawn: 'This piece is no longer sold. Sign in to find similar ones.',
  missingTitle: 'This piece is not here',
  missing: 'The link may be incomplete, or the piece has left the catalogue. Sign in to look for something like it.',
  signIn: 'Sign in',
  pictures: (name: string) => `Pictures of ${name}`,
  picture: (name: string, index: number) => `${name}, picture ${index}`,
  colors: 'Colors',
  sizes: 'Sizes',
  details: 'Details',
  /** The labels of the Markdown page. */
  brand: 'Brand',
  soldBy: 'Sold by',
  open: `Open this piece in ${PRODUCT.name}`,
} as const;
