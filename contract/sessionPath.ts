/** Defined apart from the schema, because the page's first script makes this call before it has loaded. */
export const CURRENT_SESSION = { method: 'GET', path: '/api/auth/session' } as const;
