/** In a file without the schema, because the first script of the page makes this call before it loads schemas. */
export const CURRENT_SESSION = { method: 'GET', path: '/api/auth/session' } as const;
