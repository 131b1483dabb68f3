import type { ComponentType } from 'react';
import type { RecentItems } from '../../../application/items/RecentItems.ts';
import type { ItemViewerSession } from '../../../application/viewer/ItemViewerSession.ts';
import type { ShareLink } from '../../../application/viewer/ShareLink.ts';
import type { OpenItem } from '../../../application/viewer/ViewerContext.ts';
import type { ItemViewerUseCases } from '../../../ui/viewer/ItemViewerHost.tsx';
import { token } from '../../token.ts';
import type { LazyViewer } from './LazyViewer.ts';

export const VIEWER = {
  recentItems: token<RecentItems>('RecentItems'),
  session: token<ItemViewerSession>('ItemViewerSession'),
  shareLink: token<ShareLink>('ShareLink'),
  useCases: token<ItemViewerUseCases>('ItemViewerUseCases'),
  lazy: token<LazyViewer>('LazyViewer'),
  openItem: token<OpenItem>('OpenItem'),
  overlay: token<ComponentType>('ItemViewer'),
} as const;
