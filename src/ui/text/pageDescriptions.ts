import { PRODUCT } from '../../domain/product.ts';

/** Descriptions of the marketing pages for search engines and link previews. */
export const pageDescriptions = {
  website: {
    title: `${PRODUCT.name}: say what you want to wear`,
    description:
      'Search fashion in your own words, talk it over with a stylist, and see it on a figure with your shape before you buy.',
    picture: {
      path: '/share/website.jpg',
      width: 1200,
      height: 630,
      alt: 'Say what you want to wear: three outfits on drawn figures',
    },
  },
  vision: {
    title: `The vision of ${PRODUCT.name}: clothes begin with a wish`,
    description:
      'Why shopping for clothes should begin with what you mean and end with how it looks on you, for shoppers and for brands.',
    picture: {
      path: '/share/vision.jpg',
      width: 1200,
      height: 630,
      alt: 'Clothes begin with a wish: three outfits on drawn figures',
    },
  },
} as const;
