import { PRODUCT } from '../../domain/product.ts';

export const marketingText = {
  hero: 'Say what you want to wear.',
  lead: 'Fashion shopping in your own words: a search that understands an occasion, a stylist to talk to, and a fitting room that is your own photo.',
  join: `Join the ${PRODUCT.name}`,
  visionTitle: 'Clothes begin with a wish.',
  visionLead:
    'A shop window shows what there is. We think it should begin with what you mean, and end with how it looks on you.',
  toWebsite: `${PRODUCT.name}: to the website`,
} as const;
