/** Defined apart from the schemas, because the page's first script makes this call before they have loaded. */
export const SEARCH = { method: 'POST', path: '/api/search' } as const;
export const STORED_SEARCH = { method: 'POST', path: '/api/search/history/search/:id' } as const;
