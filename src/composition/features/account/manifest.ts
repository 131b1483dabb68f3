import { AccountIcon } from '../../../ui/design/icons/icons.tsx';
import { accountName } from '../../../ui/text/names/account.ts';
import type { Feature } from '../../Feature.ts';
import { ACCOUNT } from './tokens.ts';

export const account: Feature = {
  panel: {
    addresses: ['account'],
    opener: { label: accountName, icon: AccountIcon, side: 'end' },
    token: ACCOUNT.panel,
    lazy: { name: 'account', load: async () => (await import('./account.module.tsx')).accountModule },
    offlineLoading: 'early',
  },
};
