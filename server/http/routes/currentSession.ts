import { getSession } from '../../../contract/auth.ts';
import type { Users } from '../../application/ports/Users.ts';
import type { CallServer } from '../CallServer.ts';
import { profileToWire } from '../wire/profileToWire.ts';

/** Adds the call that returns the session's shopper. */
export function serveCurrentSession(calls: CallServer, users: Users): void {
  calls.serve(getSession, async ({ userId }) => {
    const profile = userId === '' ? null : await users.byId(userId);
    return profile && profileToWire(profile);
  });
}
