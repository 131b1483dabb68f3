import { PATHS } from '../../ui/shared/paths.ts';
import type { Page } from '../Page.ts';

/** The gallery shows every design primitive in every state; only the development build contains it. */
export const gallery: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: PATHS.gallery,
        access: 'everyone',
        load: async () => (await import('../../ui/gallery/GalleryScreen.tsx')).GalleryScreen,
      },
    ]
  : [];
