/** The cache key for the URL of the home screen's large picture. The page's first script preloads that picture. */
export const LEAD_PICTURE_KEY = 'lead-picture';
