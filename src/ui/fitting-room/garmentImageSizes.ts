/**
 * `<img sizes>` of garments. Equal in the picker and the slots, so that a chosen garment's picture is already cached.
 */
export const GARMENT_IMAGE_SIZES = '(width >= 640px) 180px, 45vw';
