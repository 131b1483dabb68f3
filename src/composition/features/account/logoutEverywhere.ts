import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { SessionManagement } from '../../../application/ports/SessionManagement.ts';

export interface LogoutEverywhereParts {
  readonly sessions: Pick<SessionManagement, 'closeEverywhere'>;
  readonly account: Pick<AccountSession, 'logout'>;
  readonly notices: Pick<Notices, 'showError'>;
}

/**
 * Signs out on this device only after the server has ended all sessions, so that the shopper sees whether it worked.
 */
export async function logoutEverywhere({ sessions, account, notices }: LogoutEverywhereParts): Promise<void> {
  try {
    await sessions.closeEverywhere();
  } catch {
    return notices.showError('logout-everywhere-failed');
  }
  return account.logout();
}
