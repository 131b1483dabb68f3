import { SearchIcon } from '../../../ui/design/icons/icons.tsx';
import { searchName } from '../../../ui/text/names/search.ts';
import type { Feature } from '../../Feature.ts';
import { searchModule } from './firstModule.tsx';
import { SEARCH } from './tokens.ts';

export const search: Feature = {
  firstModule: searchModule,
  tab: { id: 'search', label: searchName, icon: SearchIcon, token: SEARCH.tab },
  overlay: SEARCH.shortcuts,
  services: [SEARCH.filters, SEARCH.cachedDefaults, SEARCH.session],
};
