import { MirrorIcon } from '../../../ui/design/icons/icons.tsx';
import { posesName } from '../../../ui/text/names/poses.ts';
import type { Feature } from '../../Feature.ts';
import { POSES_TAB } from './tokens.ts';

export const poses: Feature = {
  tab: {
    id: 'poses',
    label: posesName,
    icon: MirrorIcon,
    token: POSES_TAB,
    lazy: { name: 'poses', load: async () => (await import('./poses.module.ts')).posesModule },
  },
};
