import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { SessionManagement } from '../../../application/ports/SessionManagement.ts';

export interface LogoutEverywhereParts {
  readonly sessions: Pick<SessionManagement, 'closeAllSessions'>;
  readonly account: Pick<AccountSession, 'logout'>;
  readonly notices: Pick<Notices, 'showError'>;
}

/**
 * Ends all sessions on the server first and signs out on this device only after that, so that a failure stays visible
 * to the shopper.
 */
export async function logoutEverywhere({ sessions, account, notices }: LogoutEverywhereParts): Promise<void> {
  try {
    await sessions.closeAllSessions();
  } catch {
    return notices.showError('logout-everywhere-failed');
  }
  return account.logout();
}
