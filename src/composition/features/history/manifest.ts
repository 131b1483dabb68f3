import { MenuIcon } from '../../../ui/design/icons/icons.tsx';
import { historyName } from '../../../ui/text/names/history.ts';
import type { Feature } from '../../Feature.ts';
import { stylistCode } from '../chat/lazy.ts';
import { HISTORY } from './tokens.ts';

export const history: Feature = {
  panel: {
    addresses: ['history'],
    opener: { label: historyName, icon: MenuIcon, side: 'start' },
    token: HISTORY.panel,
    lazy: {
      name: 'history',
      requiredModules: [stylistCode],
      load: async () => (await import('./history.module.tsx')).historyModule,
    },
  },
};
