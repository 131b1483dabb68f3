/** The limits of the fitting room for each account. Screens announce them; the server enforces them. */
export const MAX_POSES = 20;
/** Maximum number of stored results. A new result beyond it replaces the oldest. */
export const MAX_TRY_ONS = 100;
/** Unsaved results are deleted after this many days. */
export const MAX_TRY_ON_AGE_DAYS = 30;
/** Minimum length of a photo's longer side in pixels. The fitting room cannot dress smaller photos. */
export const MIN_PHOTO_SIDE_PX = 512;
