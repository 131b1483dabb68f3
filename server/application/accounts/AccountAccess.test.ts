import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import type { VerifiedClaims } from '../ports/IdentityVerifier.ts';
import { SignInRefused, TOKEN_MAX_AGE_MS } from '../sign-in/SignInService.ts';
import { AccountAccess } from './AccountAccess.ts';

const NOW = 1_700_000_000_000;
const ANNA = { subject: 'f-1', email: 'anna@example.com', name: 'Anna' };
const CREDENTIAL = { token: 'token' };

describe('AccountAccess', () => {
  let store: InMemoryStore;
  let claims: Readonly<Record<'firebase' | 'google', Partial<VerifiedClaims>>>;
  let recordedPasswords: unknown[];
  let access: AccountAccess;
  const createVerifier = (provider: 'firebase' | 'google') => ({
    verify: async () => ({
      ...{ ...ANNA, emailVerified: true, issuedAt: NOW, authenticatedAt: NOW, clockAhead: 0 },
      ...claims[provider],
    }),
  });
  const prove = (provider: string) => access.prove('anna', { provider, credential: CREDENTIAL });
  const link = () => access.link('anna', { provider: 'google', credential: CREDENTIAL });
  const catchRefusal = async (work: Promise<unknown>) => {
    const error: unknown = await work.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SignInRefused);
    return (error as SignInRefused).refusal;
  };
  beforeEach(async () => {
    store = new InMemoryStore();
    recordedPasswords = [];
    claims = { firebase: {}, google: { subject: 'g-1' } };
    await store.users.recordSignIn({ provider: 'firebase', ...ANNA }, 'anna');
    access = new AccountAccess({
      providers: [
        { name: 'firebase', isByPassword: true, verifier: createVerifier('firebase') },
        { name: 'google', isByPassword: false, verifier: createVerifier('google') },
      ],
      ...{ users: store.users, sessions: store.sessions, clock: { now: () => NOW } },
      handover: { recordPasswordTime: async (identity) => void recordedPasswords.push(identity) },
    });
  });

  it('accepts a sign-in of the last minutes by an identity of the account', async () => {
    expect(await prove('firebase')).toEqual({ identity: { provider: 'firebase', subject: 'f-1' }, provenAt: NOW });
  });

  it.each([
    ['another account', { subject: 'f-2' }, 'another-account'],
    ['an older sign-in, whose token was renewed', { authenticatedAt: NOW - TOKEN_MAX_AGE_MS - 1 }, 'stale-token'],
    ['an address that is not verified', { emailVerified: false }, 'unverified-email'],
  ])('refuses %s', async (_what, givenClaims, refusal) => {
    claims = { ...claims, firebase: givenClaims };
    expect(await catchRefusal(prove('firebase'))).toBe(refusal);
  });

  it('refuses a provider that is not set up, and an identity that is not linked', async () => {
    expect(await catchRefusal(prove('apple'))).toBe('not-offered');
    expect(await catchRefusal(prove('google'))).toBe('another-account');
  });

  it('links an identity with the same address once', async () => {
    expect([await link(), await link()]).toEqual(['linked', 'linked']);
    expect(await access.listIdentities('anna')).toMatchObject([{ provider: 'firebase' }, { provider: 'google' }]);
  });

  it('links an identity once for a button that was pressed twice', async () => {
    expect(await Promise.all([link(), link()])).toEqual(['linked', 'linked']);
    expect(await access.listIdentities('anna')).toHaveLength(2);
  });

  it('links neither an identity of another account nor one with another address', async () => {
    claims = { ...claims, google: { subject: 'g-2', email: 'other@example.com' } };
    expect(await link()).toBe('another-address');
    await store.users.recordSignIn({ provider: 'google', subject: 'g-2', email: 'ben@example.com', name: '' }, 'ben');
    expect(await link()).toBe('in-use');
  });

  it('unlinks an identity and closes its sessions, but only with a proof of another one', async () => {
    await link();
    const proof = await prove('firebase');
    const session = { userId: 'anna', provenAt: 1, createdAt: 1, expiresAt: NOW, device: null, seenAt: 1 };
    for (const [tokenHash, provider, subject] of [['h1', 'google', 'g-1'] as const, ['h2', 'firebase', 'f-1'] as const])
      await store.sessions.open({ ...session, tokenHash, identity: { provider, subject } });
    expect(await access.unlink('anna', 'firebase', proof)).toBe('proof-needed');
    expect(await access.unlink('anna', 'google', proof)).toBe('unlinked');
    expect((await store.sessions.listOf('anna')).map(({ tokenHash }) => tokenHash)).toEqual(['h2']);
    expect(await access.listIdentities('anna')).toMatchObject([{ provider: 'firebase' }]);
  });

  it('records the new password of the person who has just signed in with it', async () => {
    await access.acceptNewPassword(await prove('firebase'));
    expect(recordedPasswords).toEqual([{ provider: 'firebase', subject: 'f-1' }]);
  });
});
