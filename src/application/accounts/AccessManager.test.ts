import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryIdentityProvider } from '../../adapters/memory/InMemoryIdentityProvider.ts';
import type { AccountAccess } from '../ports/AccountAccess.ts';
import type { Credential } from '../ports/Credential.ts';
import { AccessManager } from './AccessManager.ts';

const EMAIL = 'anna@example.test';
const PASSWORD = 'linen-blazer';
const GOOGLE: Credential = { provider: 'google', proof: { token: 'google' } };

describe('AccessManager', () => {
  let calls: string[];
  let popupSignal: AbortSignal | undefined;
  let manager: AccessManager;
  let identity: InMemoryIdentityProvider;
  const record = (name: string) => async () => void calls.push(name);
  const access: AccountAccess = {
    fetchOverview: () => Promise.reject(new Error('not used')),
    ...{ checkPassword: record('check'), acceptPassword: record('accept'), link: record('link') },
    ...{ unlink: record('unlink'), closeDevice: record('close'), getExportAddress: (id) => `/export/${id}` },
    deleteAccount: async () => {
      calls.push('delete');
      return true;
    },
  };
  beforeEach(async () => {
    calls = [];
    identity = new InMemoryIdentityProvider();
    await identity.signUp(EMAIL, PASSWORD);
    manager = new AccessManager({
      access,
      identity,
      popup: {
        authorize: async (_provider, signal) => {
          calls.push('popup');
          popupSignal = signal;
          return GOOGLE;
        },
      },
      shopper: { snapshot: { id: 'anna' }, subscribe: () => () => undefined } as never,
      account: { logout: record('logout') },
      waitFor: async (ms) => void calls.push(`wait ${ms}`),
    });
  });

  it('proves the current password before it changes it, and the new one after it', async () => {
    await manager.changePassword(EMAIL, PASSWORD, 'new-password');
    expect(calls).toEqual(['check', 'wait 1100', 'accept']);
    await expect(identity.signIn(EMAIL, 'new-password')).resolves.toBeDefined();
  });

  it('changes nothing without the current password', async () => {
    await expect(manager.changePassword(EMAIL, 'wrong', 'new-password')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    await expect(manager.unlink('google', EMAIL, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(manager.changeEmail(EMAIL, 'wrong', 'new@example.test')).rejects.toMatchObject({
      code: 'wrong-password',
    });
    await expect(manager.deleteAccount({ kind: 'password', email: EMAIL, password: 'wrong' })).rejects.toMatchObject({
      code: 'wrong-password',
    });
    expect(calls).toEqual([]);
  });

  it('opens the popup at once, and closes it if the password is wrong', async () => {
    const linking = manager.link('google', EMAIL, 'wrong');
    expect(calls).toEqual(['popup']);
    await expect(linking).rejects.toMatchObject({ code: 'wrong-password' });
    expect([popupSignal?.aborted, calls]).toEqual([true, ['popup']]);
    await manager.link('google', EMAIL, PASSWORD);
    expect(calls).toEqual(['popup', 'popup', 'link']);
  });

  it('leaves no session at the identity provider after a proof', async () => {
    identity.signOut = record('sign out');
    await manager.unlink('google', EMAIL, PASSWORD);
    expect(calls).toEqual(['sign out', 'unlink']);
  });

  it('deletes the account after a sign-in, and then logs out on this device', async () => {
    expect(await manager.deleteAccount({ kind: 'password', email: EMAIL, password: PASSWORD })).toBe(true);
    await manager.deleteAccount({ kind: 'popup', provider: 'google' });
    expect(calls).toEqual(['delete', 'logout', 'popup', 'delete', 'logout']);
  });

  it('names the address of the archive of the shopper', () => {
    expect(manager.exportAddress).toBe('/export/anna');
  });
});
