import type { ComponentType } from 'react';
import type { QueryDraft } from '../../../application/search/QueryDraft.ts';
import type { FilterManager } from '../../../application/filters/FilterManager.ts';
import type { Attachments } from '../../../application/search/Attachments.ts';
import type { SearchSession } from '../../../application/search/SearchSession.ts';
import type { PreloadableComponent } from '../../../ui/frame/PreloadableComponent.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import type { ShopWindowProps } from '../../../ui/search/SearchTab.tsx';
import type { SearchTabDependencies } from '../../../ui/search/SearchViewModel.ts';
import type { StartableService } from '../../Feature.ts';
import { token } from '../../token.ts';

export const SEARCH = {
  filters: token<FilterManager>('FilterManager'),
  attachments: token<Attachments>('Attachments'),
  session: token<SearchSession>('SearchSession'),
  draft: token<QueryDraft>('QueryDraft'),
  cachedDefaults: token<StartableService>('CachedDefaults'),
  parts: token<SearchTabDependencies>('SearchTabParts'),
  shopWindow: token<ComponentType<ShopWindowProps>>('ShopWindow'),
  shortcuts: token<ComponentType>('SearchShortcuts'),
  tab: token<PreloadableComponent<TabContentProps>>('SearchTab'),
} as const;
