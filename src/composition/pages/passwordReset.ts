import { createElement } from 'react';
import { PATHS } from '../../ui/shared/paths.ts';
import type { Page } from '../Page.ts';

export const passwordReset: Page = {
  path: PATHS.passwordReset,
  access: 'everyone',
  load: async ({ passwordResetParts: parts }) => {
    const { PasswordResetScreen } = await import('../../ui/accounts/PasswordResetScreen.tsx');
    return () => createElement(PasswordResetScreen, { parts });
  },
};
