/** How a search is called, apart from its schemas: the page's first script calls it without them. */
export const SEARCH = { method: 'POST', path: '/api/search' } as const;
export const STORED_SEARCH = { method: 'POST', path: '/api/search/history/search/:id' } as const;
