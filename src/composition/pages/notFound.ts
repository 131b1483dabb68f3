import type { Page } from '../Page.ts';

/** The screen for every address that no other page has. */
export const notFound: Page = {
  path: '*',
  access: 'everyone',
  load: async () => (await import('../../ui/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};
