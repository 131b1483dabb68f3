import { BASE } from '../../base.tokens.ts';
import type { Feature, LazyModule } from '../../Feature.ts';
import { UPLOAD } from './tokens.ts';

const uploadCode: LazyModule = {
  name: 'upload',
  load: async () => (await import('./upload.module.ts')).uploadModule,
};

/** The upload of photos; its code loads with the first photo. */
export const upload: Feature = {
  firstModule: ({ bind }) => {
    bind(UPLOAD.load).toResolvedValue((modules) => () => modules.get(uploadCode, UPLOAD.upload), [BASE.modules]);
  },
};
