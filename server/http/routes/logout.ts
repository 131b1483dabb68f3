import { logoutEverywhere } from '../../../contract/account.ts';
import { logout } from '../../../contract/auth.ts';
import type { CallServer } from '../CallServer.ts';
import type { SessionCookie } from '../session.ts';

export function serveLogout(calls: CallServer, cookie: SessionCookie): void {
  calls.serve(logout, async ({ request, reply }) => {
    await cookie.close(request, reply);
    return undefined;
  });

  calls.serve(logoutEverywhere, async ({ userId, reply }) => {
    await cookie.closeAllOf(userId, reply);
    return undefined;
  });
}
