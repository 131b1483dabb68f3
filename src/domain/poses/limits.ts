/** Limits of the fitting room per account. Screens show each limit before it applies; the server enforces it. */
export const MAX_POSES = 20;
/** Maximum number of stored results; a new one beyond this replaces the oldest. */
export const MAX_TRY_ONS = 100;
/** A result that was not saved to the poses is deleted after this many days. */
export const MAX_TRY_ON_AGE_DAYS = 30;
/** Minimum length of a photo's longer side in pixels; the fitting room cannot dress a smaller photo. */
export const MIN_PHOTO_SIDE_PX = 512;
