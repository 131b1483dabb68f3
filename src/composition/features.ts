import type { Feature } from './Feature.ts';
import { account } from './features/account/manifest.ts';
import { chat } from './features/chat/manifest.ts';
import { filters } from './features/filters/manifest.ts';
import { fittingRoom } from './features/fitting-room/manifest.ts';
import { history } from './features/history/manifest.ts';
import { home } from './features/home/manifest.ts';
import { storedPictures } from './features/stored-pictures/manifest.ts';
import { offline } from './features/offline/manifest.ts';
import { poses } from './features/poses/manifest.ts';
import { search } from './features/search/manifest.ts';
import { upload } from './features/upload/manifest.ts';
import { viewer } from './features/viewer/manifest.ts';
import { wishlist } from './features/wishlist/manifest.ts';

/** All features of the main app; the tabs are shown in this order. */
export const FEATURES: readonly Feature[] = [
  home,
  search,
  wishlist,
  poses,
  chat,
  upload,
  viewer,
  filters,
  history,
  account,
  storedPictures,
  fittingRoom,
  offline,
];
