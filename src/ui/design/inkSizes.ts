/** Width and height, in pixels, of the illustrations in `public/ink` that screens show. */
export const ILLUSTRATION_SIZES = {
  blazer: [649, 811],
  shirt: [697, 789],
  skirt: [596, 825],
  'slip-dress': [444, 893],
  sweater: [681, 696],
  trench: [719, 939],
  wardrobe: [1670, 823],
} as const;

export type IllustrationName = keyof typeof ILLUSTRATION_SIZES;
