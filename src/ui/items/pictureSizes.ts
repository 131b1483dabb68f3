/** The rendered width of pictures in a grid, for `<img sizes>`; follows the columns of `useVisibleItems`. */
export const GRID_PICTURE_SIZES =
  '(width >= 1240px) 17vw, (width >= 1040px) 20vw, (width >= 840px) 25vw, (width >= 640px) 33vw, 50vw';

/** The rendered width of pictures in the row of deep search results. */
export const ROW_PICTURE_SIZES = '200px';

/** Number of pictures that fit side by side on a phone, in grids and rows. */
export const VISIBLE_ITEMS_ON_PHONE = 2;
