import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import { BrowserPageVisibility } from '../../../adapters/browser/BrowserPageVisibility.ts';
import { CallError } from '../../../application/ports/CallError.ts';
import type { PageVisibility } from '../../../application/ports/PageVisibility.ts';
import type { WishlistService } from '../../../application/wishlist/WishlistService.ts';

/**
 * Fetches the wishlist and the profile whenever the page becomes visible, because another tab or device may have
 * changed them. Returns a function that stops this.
 */
export function refreshWhenVisible(
  account: Pick<AccountSession, 'refresh' | 'checkLogin'>,
  wishlist: Pick<WishlistService, 'load'>,
  visibility: PageVisibility = new BrowserPageVisibility(),
): () => void {
  return visibility.subscribe(() => {
    if (!visibility.snapshot) return;
    void wishlist.load();
    // After a failure the profile stays. The HTTP client reports the end of the session.
    account.refresh().catch((error: unknown) => {
      // Another shopper signed in, and this tab was not told, e.g. because the browser blocks its storage.
      if (error instanceof CallError && error.failure === 'forbidden') void account.checkLogin('expiry');
    });
  });
}
