import type { AccountSession } from '../../../application/accounts/AccountSession.ts';
import type { Notices } from '../../../application/notices/Notices.ts';
import type { SessionManagement } from '../../../application/ports/SessionManagement.ts';

export interface LogoutEverywhereParts {
  readonly sessions: Pick<SessionManagement, 'closeAllSessions'>;
  readonly account: Pick<AccountSession, 'logout'>;
  readonly notices: Pick<Notices, 'showError'>;
}

/**
 * Ends all sessions on the server, then signs out on this device. If the server fails, the shopper stays signed in
 * and sees the failure.
 */
export async function logoutEverywhere({ sessions, account, notices }: LogoutEverywhereParts): Promise<void> {
  try {
    await sessions.closeAllSessions();
  } catch {
    return notices.showError('logout-everywhere-failed');
  }
  return account.logout();
}
