import { createElement } from 'react';
import { PATHS } from '../../ui/shared/paths.ts';
import type { LegalName } from '../../ui/text/legalText.ts';
import type { Page } from '../Page.ts';

const PAGE_NAMES: readonly LegalName[] = ['privacy', 'terms', 'cookies', 'dataUsageInfo'];

export const legal: readonly Page[] = PAGE_NAMES.map((name) => ({
  path: PATHS[name],
  access: 'everyone',
  load: async () => {
    const { LegalScreen } = await import('../../ui/legal/LegalScreen.tsx');
    return () => createElement(LegalScreen, { name });
  },
}));
