/** Limits of the fitting room per account. Screens show each limit before it applies; the server enforces it. */
export const MAX_POSES = 20;
/** The oldest result gives way to a new one beyond this. */
export const MAX_TRY_ONS = 100;
/** A result that was not saved to the poses is deleted after this time. */
export const TRY_ON_DAYS = 30;
/** Least length of the longer side of a photo in pixels: a smaller one cannot be dressed. */
export const MIN_PHOTO_SIDE = 512;
