/** In a file without schemas, because the first script of the page calls search before it loads them. */
export const SEARCH = { method: 'POST', path: '/api/search' } as const;
export const STORED_SEARCH = { method: 'POST', path: '/api/search/history/search/:id' } as const;
