import { MirrorIcon } from '../../../ui/design/icons/icons.tsx';
import { posesName } from '../../../ui/text/names/poses.ts';
import type { Feature } from '../../Feature.ts';
import { itemLookups } from '../items/lazy.ts';
import { poseUseCases } from './lazy.ts';
import { POSES } from './tokens.ts';

export const poses: Feature = {
  tab: {
    id: 'poses',
    label: posesName,
    icon: MirrorIcon,
    token: POSES.tab,
    lazy: {
      name: 'poses',
      requiredModules: [itemLookups, poseUseCases],
      load: async () => (await import('./poses.module.tsx')).posesModule,
    },
  },
};
