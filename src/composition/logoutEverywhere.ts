import { HttpSessionManagement } from '../adapters/http/HttpSessionManagement.ts';
import type { Notices } from '../application/notices/Notices.ts';
import { frameText } from '../ui/text/frameText.ts';
import type { Foundation } from './foundation.ts';

/** Signs out on this device only after the server has ended all sessions, so that the shopper sees whether it worked. */
export async function logoutEverywhere(
  { http, account }: Pick<Foundation, 'http' | 'account'>,
  notices: Pick<Notices, 'showError'>,
): Promise<void> {
  try {
    await new HttpSessionManagement(http).closeEverywhere();
  } catch {
    return notices.showError(frameText.account.logoutEverywhereFailed);
  }
  return account.logout();
}
