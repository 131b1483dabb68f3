import { HomeIcon } from '../../../ui/design/icons/icons.tsx';
import { homeName } from '../../../ui/text/names/home.ts';
import type { Feature } from '../../Feature.ts';

export const home: Feature = {
  tab: {
    id: 'home',
    label: homeName,
    icon: HomeIcon,
    compose: async (services) => (await import('./createHomeTab.tsx')).createHomeTab(services),
  },
};
