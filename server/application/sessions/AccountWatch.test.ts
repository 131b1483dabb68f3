import { beforeEach, describe, expect, it } from 'vitest';
import { InMemorySessions } from '../../adapters/memory/InMemorySessions.ts';
import { InMemoryUsers } from '../../adapters/memory/InMemoryUsers.ts';
import type { AccountState } from '../ports/AccountStatus.ts';
import { ACCOUNT_CHECK_MS, AccountWatch } from './AccountWatch.ts';

const PASSWORD_IDENTITY = { provider: 'firebase', subject: 'f-1' };
const GOOGLE_IDENTITY = { provider: 'google', subject: 'g-1' };
const ANNA = { ...PASSWORD_IDENTITY, email: 'anna@example.test', name: '' };
const NOW = 1_000_000;

describe('AccountWatch', () => {
  let now: number;
  let state: AccountState;
  let askCount: number;
  let answer: () => Promise<AccountState>;
  let warnings: string[];
  let sessions: InMemorySessions;
  let watch: AccountWatch;

  beforeEach(async () => {
    now = NOW;
    state = { kind: 'active', validSince: 0, passwordSetAt: 0 };
    askCount = 0;
    answer = async () => state;
    warnings = [];
    sessions = new InMemorySessions();
    const users = new InMemoryUsers();
    await users.recordSignIn(ANNA, 'anna');
    await users.linkIdentity('anna', { ...ANNA, ...GOOGLE_IDENTITY });
    watch = new AccountWatch({
      users,
      sessions,
      clock: { now: () => now },
      status: {
        findState: async ({ provider }) => {
          if (provider !== 'firebase') return null;
          askCount += 1;
          return answer();
        },
      },
      log: { warn: (_details, message) => warnings.push(message) },
    });
    const session = {
      ...{ userId: 'anna', provenAt: 500_000, createdAt: 500_700, expiresAt: 9_000_000 },
      ...{ device: null, seenAt: 500_700 },
    };
    await sessions.open({ ...session, tokenHash: 'by password', identity: PASSWORD_IDENTITY });
    await sessions.open({ ...session, tokenHash: 'by Google', identity: GOOGLE_IDENTITY });
    await sessions.open({
      ...session,
      tokenHash: 'later',
      identity: PASSWORD_IDENTITY,
      provenAt: 800_000,
      createdAt: 800_700,
    });
    await sessions.open({
      ...session,
      tokenHash: 'of ben',
      userId: 'ben',
      identity: { ...PASSWORD_IDENTITY, subject: 'f-2' },
    });
  });
  const listOpenSessions = async () => {
    const tokenHashes = ['by password', 'by Google', 'later', 'of ben'];
    return (await Promise.all(tokenHashes.map((hash) => sessions.byTokenHash(hash)))).flatMap(
      (session) => session?.tokenHash ?? [],
    );
  };

  it('keeps the sessions of an account in good standing', async () => {
    expect(await watch.check('anna')).toBe(true);
    expect(await listOpenSessions()).toHaveLength(4);
  });

  it.each<[string, AccountState, readonly string[]]>([
    ['was disabled', { kind: 'disabled' }, ['of ben']],
    ['was deleted', { kind: 'gone' }, ['by Google', 'of ben']],
    [
      'has a new password, to the second',
      { kind: 'active', validSince: 501_000, passwordSetAt: 0 },
      ['later', 'of ben'],
    ],
    [
      'has a new password, to the millisecond',
      { kind: 'active', validSince: 501_000, passwordSetAt: 500_701 },
      ['later', 'of ben'],
    ],
    [
      'has its first password, of the same second',
      { kind: 'active', validSince: 500_000, passwordSetAt: 500_701 },
      ['by password', 'by Google', 'later', 'of ben'],
    ],
  ])('closes the sessions of an account that %s', async (_what, foundState, keptHashes) => {
    state = foundState;
    await watch.check('anna');
    expect(await listOpenSessions()).toEqual(keptHashes);
  });

  it('asks once a minute, even for concurrent requests or when the clock is set back', async () => {
    await Promise.all(Array.from({ length: 20 }, () => watch.check('anna')));
    now += ACCOUNT_CHECK_MS - 1;
    expect([await watch.check('anna'), askCount]).toEqual([false, 1]);
    now += 1;
    expect([await watch.check('anna'), askCount]).toEqual([true, 2]);
    now -= 3_600_000;
    expect([await watch.check('anna'), askCount]).toEqual([true, 3]);
  });

  it('keeps a session while the provider does not answer, warns the operator, and asks again', async () => {
    answer = () => Promise.reject(new Error('unreachable'));
    await watch.check('anna');
    expect(await listOpenSessions()).toHaveLength(4);
    expect(warnings).toEqual(['The identity provider did not return the status of an account.']);
    answer = async () => ({ kind: 'disabled' });
    now += ACCOUNT_CHECK_MS;
    await watch.check('anna');
    expect(await listOpenSessions()).toEqual(['of ben']);
  });

  const admitAnna = (identity = PASSWORD_IDENTITY, provenAt = 900_000) => watch.admit('anna', { identity, provenAt });

  it('refuses every identity of a disabled account', async () => {
    state = { kind: 'disabled' };
    expect([await admitAnna(), await admitAnna(GOOGLE_IDENTITY)]).toEqual(['disabled', 'disabled']);
  });

  it('refuses a deleted identity, and a sign-in from before a password change', async () => {
    state = { kind: 'gone' };
    expect([await admitAnna(), await admitAnna(GOOGLE_IDENTITY)]).toEqual(['outdated', 'admitted']);
    state = { kind: 'active', validSince: 900_001, passwordSetAt: 0 };
    expect([await admitAnna(), await admitAnna(PASSWORD_IDENTITY, 900_001)]).toEqual(['outdated', 'admitted']);
  });

  it('closes sessions that a new password has ended at sign-in, without a delay', async () => {
    await watch.check('anna');
    state = { kind: 'active', validSince: 900_000, passwordSetAt: 900_100 };
    expect(await admitAnna()).toBe('admitted');
    expect(await listOpenSessions()).toEqual(['of ben']);
  });
});
