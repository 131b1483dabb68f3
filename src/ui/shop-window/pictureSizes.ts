/** The rendered widths of the pictures before the first search, for `<img sizes>`. */
export const IDEA_PICTURE_SIZES = '(width >= 640px) 16vw, 30vw';
export const WISHLIST_PICTURE_SIZES = '(width >= 640px) 8vw, 15vw';
