/** Kept apart from the schemas, because the page's first script calls search before the schemas have loaded. */
export const SEARCH = { method: 'POST', path: '/api/search' } as const;
export const STORED_SEARCH = { method: 'POST', path: '/api/search/history/search/:id' } as const;
