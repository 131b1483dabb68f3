/** The rendered width of the picture of a style pick. */
export const LOOK_PICTURE_SIZES = '(width >= 1000px) 30vw, (width >= 640px) 45vw, 100vw';

/** The rendered width of the picture of an event tile. */
export const TILE_PICTURE_SIZES = '(width >= 1000px) 24vw, (width >= 640px) 33vw, 50vw';
