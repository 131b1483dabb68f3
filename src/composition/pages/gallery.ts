import { PATHS } from '../../ui/shared/paths.ts';
import type { Page } from '../Page.ts';

/** Every primitive in every state, in the development build only. */
export const gallery: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: PATHS.gallery,
        access: 'everyone',
        load: async () => (await import('../../ui/gallery/GalleryScreen.tsx')).GalleryScreen,
      },
    ]
  : [];
