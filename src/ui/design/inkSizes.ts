/** Width and height, in pixels, of the illustrations in `public/ink` that screens show. */
export const INK_SIZES = {
  'blazer': [627, 811],
  'shirt': [627, 812],
  'skirt': [596, 819],
  'slip-dress': [444, 893],
  'sweater': [634, 729],
  'trench': [649, 939],
  'wardrobe': [1689, 823],
} as const;

export type InkName = keyof typeof INK_SIZES;
