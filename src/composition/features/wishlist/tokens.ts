import type { ComponentType } from 'react';
import type { Wishlists } from '../../../application/ports/Wishlists.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import type { TabContentProps } from '../../../ui/frame/TabContent.ts';
import type { WishlistViewModel } from '../../../ui/wishlist/WishlistViewModel.ts';
import { token } from '../../token.ts';

export const WISHLIST = {
  wishlists: token<Wishlists>('Wishlists'),
  service: token<WishlistService>('WishlistService'),
  createView: token<() => WishlistViewModel>('WishlistViewModel'),
  tab: token<ComponentType<TabContentProps>>('WishlistTab'),
} as const;
