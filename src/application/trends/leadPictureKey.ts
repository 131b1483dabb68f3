/** Cache key of the address of the home screen's large picture, which the page's first script preloads. */
export const LEAD_PICTURE_KEY = 'lead-picture';
