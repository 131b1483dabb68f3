import type { Page } from '../Page.ts';

/** The screen for unknown addresses. */
export const notFound: Page = {
  path: '*',
  access: 'everyone',
  load: async () => (await import('../../ui/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};
