/** The rendered width of pictures in a grid, for `<img sizes>`; follows the columns of `useVisibleItems`. */
export const GRID_PICTURE_SIZES =
  '(width >= 1240px) 17vw, (width >= 1040px) 20vw, (width >= 840px) 25vw, (width >= 640px) 33vw, 50vw';

/** The rendered width of pictures in the row of deep search results. */
export const ROW_PICTURE_SIZES = `(width >= 640px) 20vw, 200px`;

/** The rendered width of the large picture of the home screen. */
export const LEAD_PICTURE_SIZES = '(width >= 1000px) 42vw, (width >= 640px) 50vw, 100vw';

/** Number of pictures that fit side by side on a phone, in grids and rows. */
export const VISIBLE_ITEMS_ON_PHONE = 2;

/** The rendered width of the pictures of a wishlist of up to three pieces. */
export const FEW_PICTURE_SIZES = '(width >= 640px) 26rem, 50vw';
