import { beforeEach, describe, expect, it } from 'vitest';
import { InMemorySessions } from '../../adapters/memory/InMemorySessions.ts';
import { MAX_SESSIONS } from '../ports/Sessions.ts';
import type { StoredSession } from '../ports/Sessions.ts';
import { CACHE_MS, CachedSessions } from './CachedSessions.ts';

const anna: StoredSession = {
  tokenHash: 'h1',
  userId: 'anna',
  identity: { provider: 'firebase', subject: 'anna' },
  provenAt: 0,
  createdAt: 0,
  expiresAt: 100_000,
  device: null,
  seenAt: 0,
};
const ben: StoredSession = {
  ...anna,
  tokenHash: 'h2',
  userId: 'ben',
  identity: { provider: 'firebase', subject: 'ben' },
};

/** A store that counts its calls and can delay its answers. */
class SlowSessions extends InMemorySessions {
  readCount = 0;
  /** If set, `revoke` waits for this promise before writing. */
  revocationGate: Promise<void> | null = null;
  /** If set, called once after the next read, which resolves when `release` is called. */
  onRead: ((release: () => void) => void) | null = null;

  override async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    this.readCount += 1;
    const session = await super.byTokenHash(tokenHash);
    const heldRead = this.onRead;
    this.onRead = null;
    if (heldRead !== null) await new Promise<void>((release) => heldRead(release));
    return session;
  }

  override async revoke(tokenHash: string): Promise<void> {
    await this.revocationGate;
    await super.revoke(tokenHash);
  }
}

describe('CachedSessions', () => {
  let storedSessions: SlowSessions;
  let sessions: CachedSessions;
  let now: number;
  const findSession = (hash: string) => sessions.byTokenHash(hash);

  beforeEach(async () => {
    now = 1_000;
    storedSessions = new SlowSessions();
    sessions = new CachedSessions(storedSessions, { now: () => now });
    await sessions.open(anna);
    await sessions.open(ben);
  });

  it('reads a session once from the store within the cache lifetime', async () => {
    for (const _ of 'abc') expect(await findSession('h1')).toEqual(anna);
    expect(storedSessions.readCount).toBe(1);
    now += CACHE_MS - 1;
    await findSession('h1');
    expect(storedSessions.readCount).toBe(1);
  });

  it('notices a session that another node ended after the cache lifetime, even when the clock is set back', async () => {
    await findSession('h1');
    await storedSessions.revoke('h1');
    expect(await findSession('h1')).toEqual(anna);
    now += CACHE_MS;
    expect(await findSession('h1')).toBeNull();

    await findSession('h2');
    await storedSessions.revoke('h2');
    now -= 1;
    expect(await findSession('h2')).toBeNull();
  });

  it('refuses a session that ended on this node, and keeps the others', async () => {
    await findSession('h1');
    await findSession('h2');
    await sessions.revoke('h1');
    expect([await findSession('h1'), await findSession('h2')]).toEqual([null, ben]);
    await sessions.revokeAllOf('ben');
    expect(await findSession('h2')).toBeNull();
  });

  it('does not cache a session that ended while it was being read', async () => {
    let proceed = (): void => undefined;
    storedSessions.onRead = (release) => {
      proceed = release;
    };
    const pendingRead = findSession('h1');
    await Promise.resolve();
    await sessions.revoke('h1');
    proceed();
    // This read began before the session ended, so it may still succeed.
    expect(await pendingRead).toEqual(anna);
    expect(await findSession('h1')).toBeNull();
  });

  it('evicts what was read before the end was written', async () => {
    let finishWrite = (): void => undefined;
    storedSessions.revocationGate = new Promise((resolve) => {
      finishWrite = resolve;
    });
    const revocation = sessions.revoke('h1');
    expect(await findSession('h1')).toEqual(anna);
    finishWrite();
    await revocation;
    expect(await findSession('h1')).toBeNull();
  });

  it('returns the new expiry of an extended session', async () => {
    await findSession('h1');
    await sessions.extend('h1', 900_000, 0);
    expect(await findSession('h1')).toMatchObject({ expiresAt: 900_000 });
    await sessions.removeEnded(900_001, 10);
    expect(await findSession('h1')).toBeNull();
  });

  it('does not cache a missing session, since it may be opened at any moment', async () => {
    expect(await findSession('h3')).toBeNull();
    await sessions.open({ ...anna, tokenHash: 'h3' });
    expect(await findSession('h3')).toMatchObject({ userId: 'anna' });
  });

  it('finds no session that the store ended because the shopper has too many', async () => {
    await findSession('h1');
    for (let i = 1; i <= MAX_SESSIONS; i += 1) await sessions.open({ ...anna, tokenHash: `n${i}`, seenAt: i });
    expect([await findSession('h1'), await findSession('n1')]).toMatchObject([null, { tokenHash: 'n1' }]);
  });

  it('limits the number of cached sessions', async () => {
    for (let i = 0; i <= 10_000; i += 1)
      await storedSessions.open({ ...anna, tokenHash: `n${i}`, userId: `shopper-${i}` });
    for (let i = 0; i <= 10_000; i += 1) await findSession(`n${i}`);
    storedSessions.readCount = 0;
    await findSession('n10000');
    await findSession('n1');
    expect(storedSessions.readCount).toBe(0);
    await findSession('n0');
    expect(storedSessions.readCount).toBe(1);
  });
});
