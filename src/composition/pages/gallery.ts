import { PATHS } from '../../ui/shared/paths.ts';
import type { Page } from '../Page.ts';

/** The gallery of all design primitives, only in the development build. */
export const gallery: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: PATHS.gallery,
        access: 'everyone',
        load: async () => (await import('../../ui/gallery/GalleryScreen.tsx')).GalleryScreen,
      },
    ]
  : [];
