/**
 * `<img sizes>` of garments. The same in the picker and in the slots, so that a chosen garment's picture is already
 * cached, even offline.
 */
export const GARMENT_IMAGE_SIZES = '(width >= 640px) 180px, 45vw';
