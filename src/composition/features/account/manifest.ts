import { AccountIcon } from '../../../ui/design/icons/icons.tsx';
import { accountName } from '../../../ui/text/names/account.ts';
import type { Feature } from '../../Feature.ts';
import { STYLE_ADDRESS } from './addresses.ts';
import { ACCOUNT } from './tokens.ts';

export const account: Feature = {
  panel: {
    addresses: ['account', STYLE_ADDRESS],
    opener: { label: accountName, icon: AccountIcon, side: 'end' },
    token: ACCOUNT.panel,
    lazy: { name: 'account', load: async () => (await import('./account.module.tsx')).accountModule },
    offlineLoading: 'early',
  },
};
