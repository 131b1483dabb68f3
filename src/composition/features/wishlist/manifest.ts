import { HeartIcon } from '../../../ui/design/icons/icons.tsx';
import { wishlistName } from '../../../ui/text/names/wishlist.ts';
import type { Feature } from '../../Feature.ts';
import { wishlistModule } from './firstModule.ts';
import { WISHLIST } from './tokens.ts';

export const wishlist: Feature = {
  firstModule: wishlistModule,
  tab: {
    id: 'wishlist',
    label: wishlistName,
    icon: HeartIcon,
    token: WISHLIST.tab,
    lazy: { name: 'wishlist', load: async () => (await import('./wishlist.module.tsx')).wishlistTabModule },
    offlineLoading: true,
  },
  services: [WISHLIST.service],
};
