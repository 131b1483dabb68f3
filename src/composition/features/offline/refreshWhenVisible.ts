import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import { BrowserPageVisibility } from '../../../adapters/browser/BrowserPageVisibility.ts';
import type { PageVisibility } from '../../../application/ports/PageVisibility.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';

/**
 * Fetches the wishlist and the profile again whenever the page becomes visible, because another tab or device may have
 * changed them. Returns a function that stops this.
 */
export function refreshWhenVisible(
  account: Pick<AccountSession, 'refresh'>,
  wishlist: Pick<WishlistService, 'load'>,
  visibility: PageVisibility = new BrowserPageVisibility(),
): () => void {
  return visibility.subscribe(() => {
    if (!visibility.snapshot) return;
    void wishlist.load();
    // If the call fails, keep the profile. The end of a session is reported elsewhere.
    account.refresh().catch(() => undefined);
  });
}
