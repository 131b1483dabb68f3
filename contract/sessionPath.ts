/** Apart from its schema: the page's first script asks it without. */
export const CURRENT_SESSION = { method: 'GET', path: '/api/auth/session' } as const;
