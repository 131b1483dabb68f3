/** Defined apart from the schemas, because the page's first script makes these calls before the schemas have loaded. */
export const PROFILE = { method: 'GET', path: '/api/user/:id' } as const;
export const TRENDS = { method: 'POST', path: '/api/search/trends' } as const;
export const WISHLIST = { method: 'GET', path: '/api/wishlist/:userId' } as const;
