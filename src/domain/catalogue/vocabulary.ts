/** The closed vocabularies of the catalogue and its filters (spec sections 3, 5 and 9). */

export const GENDERS = ['Men', 'Women', 'Unisex'] as const;
export type Gender = (typeof GENDERS)[number];

export const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export type Size = (typeof SIZES)[number];

export const COLORS = [
  'Black',
  'White',
  'Gray',
  'Beige',
  'Brown',
  'Red',
  'Pink',
  'Orange',
  'Yellow',
  'Green',
  'Blue',
  'Purple',
  'Gold',
  'Silver',
  'Multicolor',
] as const;
export type Color = (typeof COLORS)[number];

export const SORT_OPTIONS = ['Relevance', 'Price (low/high)', 'Price (high/low)'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

/** The categories that the fitting room supports; an item without a category cannot be tried on. */
export const TRY_ON_CATEGORIES = ['upper_body', 'lower_body', 'dresses', 'suits'] as const;
export type TryOnCategory = (typeof TRY_ON_CATEGORIES)[number];
