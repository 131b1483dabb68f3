import type { Feature } from '../../Feature.ts';
import { SORT_ADDRESS } from './addresses.ts';
import { FILTER_PANEL } from './tokens.ts';

export const filters: Feature = {
  panel: {
    addresses: ['filters', SORT_ADDRESS],
    token: FILTER_PANEL.panel,
    lazy: { name: 'filters', load: async () => (await import('./filters.module.tsx')).filterPanelModule },
    offlineLoading: true,
  },
};
