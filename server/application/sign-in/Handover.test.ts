import { describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import type { AccountState } from '../ports/AccountStatus.ts';
import { randomSecrets } from '../ports/Secrets.ts';
import { Handover } from './Handover.ts';
import { SignInService } from './SignInService.ts';
import { ProviderUnavailableError } from './verifyCredential.ts';

const NOW = 1_760_000_000_000;
const CLAIMS = {
  ...{ subject: 'f1', email: 'ada@example.test', emailVerified: true, name: 'Ada' },
  ...{ issuedAt: NOW, authenticatedAt: NOW, clockAhead: 0 },
};

describe('Handover', () => {
  const signInToAccount = async (state: AccountState, store = new InMemoryStore()) => {
    const service = new SignInService({
      providers: [{ name: 'firebase', verifier: { verify: async () => CLAIMS }, isByPassword: true }],
      ...{ users: store.users, pendingLinks: store.pendingLinks, accountDeletions: store.accountDeletions },
      handover: new Handover({
        status: { findState: async () => state },
        users: store.users,
        sessions: store.sessions,
      }),
      ...{ clock: { now: () => NOW }, secrets: randomSecrets, log: { warn: () => undefined } },
    });
    const refusal: unknown = await service.signIn('firebase', { token: 't' }).then(
      () => null,
      (cause: { refusal: unknown }) => cause.refusal,
    );
    return { refusal, identity: await store.users.findStoredIdentity({ provider: 'firebase', subject: 'f1' }) };
  };

  // A token is valid for minutes. With the token of a deleted account, a sign-in would store the person's data again.
  it.each<[string, AccountState, string]>([
    ['was deleted', { kind: 'gone' }, 'stale-token'],
    ['is disabled', { kind: 'disabled' }, 'disabled'],
    ['got a new password since', { kind: 'active', validSince: NOW + 1_000, passwordSetAt: NOW }, 'stale-token'],
  ])('stores nothing about a person whose account at the provider %s', async (_what, state, expectedAdmission) => {
    expect(await signInToAccount(state)).toEqual({ refusal: expectedAdmission, identity: null });
  });

  it('fails as an outage if a changed address cannot be judged without the provider', async () => {
    const { users, sessions } = new InMemoryStore();
    const { subject, email, name } = CLAIMS;
    const identity = { provider: 'firebase', subject, email, name };
    await users.recordSignIn(identity, 'ada');
    const status = { findState: () => Promise.reject(new TypeError('fetch failed')) };
    const handover = new Handover({ status, users, sessions });
    expect(await handover.settleAccount(identity, NOW)).toBe('admitted');
    await expect(handover.settleAccount({ ...identity, email: 'new@example.test' }, NOW)).rejects.toThrow(
      ProviderUnavailableError,
    );
  });

  it('stores nothing again about a shopper who deleted the account a moment ago', async () => {
    const store = new InMemoryStore();
    const firstSignIn = await signInToAccount({ kind: 'active', validSince: 0, passwordSetAt: 0 }, store);
    expect(firstSignIn).toMatchObject({ refusal: null, identity: { subject: 'f1' } });
    await store.accountDeletions.begin(firstSignIn.identity!.userId, NOW);
    await store.accountDeletions.finish({ provider: 'firebase', subject: 'f1' });
    expect(await signInToAccount({ kind: 'gone' }, store)).toEqual({ refusal: 'stale-token', identity: null });
  });
});
