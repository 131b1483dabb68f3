import { beforeEach, describe, expect, it } from 'vitest';
import { InMemorySessions } from '../../adapters/memory/InMemorySessions.ts';
import type { StoredSession } from '../ports/Sessions.ts';
import { CACHE_MS, CachedSessions } from './CachedSessions.ts';

const anna: StoredSession = {
  tokenHash: 'h1',
  userId: 'anna',
  identity: { provider: 'firebase', subject: 'anna' },
  provenAt: 0,
  createdAt: 0,
  expiresAt: 100_000,
};
const ben: StoredSession = {
  ...anna,
  tokenHash: 'h2',
  userId: 'ben',
  identity: { provider: 'firebase', subject: 'ben' },
};

/** A store that counts its calls and can delay its answers. */
class SlowSessions extends InMemorySessions {
  reads = 0;
  /** If set, `revoke` waits for it before it writes. */
  beforeRevoking: Promise<void> | null = null;
  /** If set, the next read calls it once, after reading; the read resolves only when `go` is called. */
  onRead: ((go: () => void) => void) | null = null;

  override async byTokenHash(tokenHash: string): Promise<StoredSession | null> {
    this.reads += 1;
    const session = await super.byTokenHash(tokenHash);
    const held = this.onRead;
    this.onRead = null;
    if (held !== null) await new Promise<void>((go) => held(go));
    return session;
  }

  override async revoke(tokenHash: string): Promise<void> {
    await this.beforeRevoking;
    await super.revoke(tokenHash);
  }
}

describe('CachedSessions', () => {
  let stored: SlowSessions;
  let sessions: CachedSessions;
  let now: number;
  const find = (hash: string) => sessions.byTokenHash(hash);

  beforeEach(async () => {
    now = 1_000;
    stored = new SlowSessions();
    sessions = new CachedSessions(stored, { now: () => now });
    await sessions.open(anna);
    await sessions.open(ben);
  });

  it('reads a session once from the store within the cache lifetime', async () => {
    for (const _ of 'abc') expect(await find('h1')).toEqual(anna);
    expect(stored.reads).toBe(1);
    now += CACHE_MS - 1;
    await find('h1');
    expect(stored.reads).toBe(1);
  });

  it('notices a session that another node ended after the cache lifetime, even when the clock is set back', async () => {
    await find('h1');
    await stored.revoke('h1');
    expect(await find('h1')).toEqual(anna);
    now += CACHE_MS;
    expect(await find('h1')).toBeNull();

    await find('h2');
    await stored.revoke('h2');
    now -= 1;
    expect(await find('h2')).toBeNull();
  });

  it('refuses a session that ended on this node, and keeps the others', async () => {
    await find('h1');
    await find('h2');
    await sessions.revoke('h1');
    expect([await find('h1'), await find('h2')]).toEqual([null, ben]);
    await sessions.revokeAllOf('ben');
    expect(await find('h2')).toBeNull();
  });

  it('does not cache a session that ended while it was being read', async () => {
    let go = (): void => undefined;
    stored.onRead = (release) => {
      go = release;
    };
    const reading = find('h1');
    await Promise.resolve();
    await sessions.revoke('h1');
    go();
    // This read began before the session ended, so it may still succeed; later reads may not.
    expect(await reading).toEqual(anna);
    expect(await find('h1')).toBeNull();
  });

  it('evicts what was read before the end was written', async () => {
    let write = (): void => undefined;
    stored.beforeRevoking = new Promise((resolve) => {
      write = resolve;
    });
    const ending = sessions.revoke('h1');
    expect(await find('h1')).toEqual(anna);
    write();
    await ending;
    expect(await find('h1')).toBeNull();
  });

  it('returns the new expiry of an extended session', async () => {
    await find('h1');
    await sessions.extend('h1', 900_000);
    expect(await find('h1')).toMatchObject({ expiresAt: 900_000 });
    await sessions.removeExpired(900_001);
    expect(await find('h1')).toBeNull();
  });

  it('does not cache a missing session, since it may be opened at any moment', async () => {
    expect(await find('h3')).toBeNull();
    await sessions.open({ ...anna, tokenHash: 'h3' });
    expect(await find('h3')).toMatchObject({ userId: 'anna' });
  });

  it('limits the number of cached sessions', async () => {
    for (let i = 0; i <= 10_000; i += 1) {
      await sessions.open({ ...anna, tokenHash: `n${i}` });
      await find(`n${i}`);
    }
    stored.reads = 0;
    await find('n10000');
    await find('n1');
    expect(stored.reads).toBe(0);
    await find('n0');
    expect(stored.reads).toBe(1);
  });
});
