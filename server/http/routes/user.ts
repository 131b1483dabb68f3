import { getProfile, savePreferences, setChatMode } from '../../../contract/user.ts';
import { NotFoundError } from '../../application/AccessError.ts';
import type { Users } from '../../application/ports/Users.ts';
import type { CallServer } from '../CallServer.ts';
import { patchFromWire, profileToWire } from '../wire/profileToWire.ts';

const createNoSuchShopperError = () => new NotFoundError('There is no such shopper.');

export function serveUser(calls: CallServer, users: Users): void {
  calls.serve(getProfile, async ({ params }) => {
    const profile = await users.byId(params.id);
    if (profile === null) throw createNoSuchShopperError();
    return profileToWire(profile);
  });

  calls.serve(savePreferences, async ({ params, body }) => {
    const profile = await users.savePreferences(params.id, patchFromWire(body.preferences));
    if (profile === null) throw createNoSuchShopperError();
    return profileToWire(profile);
  });

  calls.serve(setChatMode, async ({ params, body }) => {
    if (!(await users.setChatEnabled(params.id, body.chat_enabled))) throw createNoSuchShopperError();
    return undefined;
  });
}
