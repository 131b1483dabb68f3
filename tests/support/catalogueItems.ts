import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';

/** A complete item with the given changes. */
export function createCatalogueItem(changes: Partial<CatalogueItem> = {}): CatalogueItem {
  return {
    id: 'orvelle-navy-linen-blazer',
    brand: 'Orvelle',
    shortDescription: 'Navy Linen Blazer',
    description: 'Two buttons, half lined.',
    semanticSearchDescription: 'Navy blue single-breasted blazer in linen for men, tailored fit.',
    priceCents: 18_950,
    fullPriceCents: 22_000,
    kind: 'blazer',
    subkind: 'single-breasted blazer',
    genders: ['Men'],
    colors: ['Blue'],
    sizes: ['M', 'L'],
    materials: ['linen'],
    pattern: 'plain',
    fit: 'tailored',
    seasons: ['summer'],
    occasions: ['wedding'],
    styles: ['Classic'],
    website: 'orvelle.example',
    itemUrl: 'https://orvelle.example/pieces/navy-linen-blazer',
    tryOnCategory: 'upper_body',
    pictures: [
      {
        url: '/media/catalogue/orvelle-navy-linen-blazer/front.avif',
        width: 960,
        height: 1280,
        thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
        alt: 'Navy blue blazer in linen',
      },
    ],
    source: 'demo',
    ...changes,
  };
}
