import { PRODUCT } from '../../domain/product.ts';

/** Texts of llms.txt, a description of the site for AI agents. */
export const agentText = {
  summary: `${PRODUCT.name} is a fashion shopping app. Shoppers search in their own words, talk to an AI stylist, and see clothes on a photo of themselves. It links to the shops that sell the pieces; it does not sell them itself.`,
  account:
    'Search, stylist, wishlist and fitting room need an account and are not open to programs. These pages are open:',
  pagesTitle: 'Pages',
  website: 'what shoppers and brands get',
  vision: 'why the product exists',
  piecesTitle: 'Pieces',
  piece:
    'A shared link opens a page with one piece: its pictures, maker, price, colors and sizes, with schema.org Product data.',
  markdown: 'The same page as Markdown.',
  withdrawn: 'A piece that a shop no longer sells says so. Prices are in US dollars.',
  contact: 'Contact',
} as const;
