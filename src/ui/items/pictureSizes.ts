/** `<img sizes>` of pictures in a grid. Must match the columns of `useVisibleItems`. */
export const GRID_PICTURE_SIZES =
  '(width >= 1240px) 17vw, (width >= 1040px) 20vw, (width >= 840px) 25vw, (width >= 640px) 33vw, 50vw';

/** `<img sizes>` of pictures in the row of deep search results. */
export const ROW_PICTURE_SIZES = `(width >= 640px) 20vw, 200px`;

/** `<img sizes>` of the large picture of the home screen. */
export const LEAD_PICTURE_SIZES = '(width >= 1000px) 42vw, (width >= 640px) 50vw, 100vw';

/** Number of pictures that fit side by side on a phone, in grids and rows. */
export const VISIBLE_ITEMS_ON_PHONE = 2;

/** `<img sizes>` of pictures in a wishlist of up to three pieces. */
export const FEW_PICTURE_SIZES = '(width >= 640px) 26rem, 50vw';
