import type { ComponentType } from 'react';
import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import type { TTLCache } from '../../../application/cache/TTLCache.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';
import { refreshWhenVisible } from './refreshWhenVisible.ts';
import { startOffline } from './startOffline.tsx';

/**
 * Stores the app on the device and keeps the wishlist and the profile up to date. `notice` resolves to the component
 * that offers an update of the app.
 */
export function keepUpToDate(
  cache: TTLCache,
  wishlist: WishlistService,
  account: AccountSession,
): { readonly notice: Promise<ComponentType | null>; readonly stop: () => void } {
  return { notice: startOffline(cache, wishlist), stop: refreshWhenVisible(account, wishlist) };
}
