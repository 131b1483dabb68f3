import { HomeIcon } from '../../../ui/design/icons/icons.tsx';
import { homeName } from '../../../ui/text/names/home.ts';
import type { Feature } from '../../Feature.ts';
import { homeModule } from './firstModule.ts';
import { HOME_TAB } from './tokens.ts';

export const home: Feature = {
  firstModule: homeModule,
  tab: { id: 'home', label: homeName, icon: HomeIcon, token: HOME_TAB },
};
