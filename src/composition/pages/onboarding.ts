import { PATHS } from '../../ui/shared/paths.ts';
import type { Page } from '../Page.ts';

export const onboarding: Page = {
  path: PATHS.onboarding,
  access: 'shopper',
  load: async (foundation) => (await import('./Onboarding.tsx')).composeOnboarding(foundation),
};
