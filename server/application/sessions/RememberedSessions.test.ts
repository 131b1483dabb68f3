import { beforeEach, describe, expect, it } from 'vitest';
import { InMemorySessions } from '../../adapters/memory/InMemorySessions.ts';
import type { StoredSession } from '../ports/Sessions.ts';
import { MEMORY_MS, RememberedSessions } from './RememberedSessions.ts';

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

/** A store that counts what is asked of it and whose answer can be held back. */
class SlowSessions extends InMemorySessions {
  reads = 0;
  /** What the next end of a session waits for before it is written. */
  beforeRevoking: Promise<void> | null = null;
  /** Called once with what lets the next answer go, after it has been read. */
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

describe('RememberedSessions', () => {
  let stored: SlowSessions;
  let sessions: RememberedSessions;
  let now: number;
  const find = (hash: string) => sessions.byTokenHash(hash);

  beforeEach(async () => {
    now = 1_000;
    stored = new SlowSessions();
    sessions = new RememberedSessions(stored, { now: () => now });
    await sessions.open(anna);
    await sessions.open(ben);
  });

  it('asks the store once for what is used again within a moment', async () => {
    for (const _ of 'abc') expect(await find('h1')).toEqual(anna);
    expect(stored.reads).toBe(1);
    now += MEMORY_MS - 1;
    await find('h1');
    expect(stored.reads).toBe(1);
  });

  it('notices what another node has ended once that moment is over, also when the clock is put back', async () => {
    await find('h1');
    await stored.revoke('h1');
    expect(await find('h1')).toEqual(anna);
    now += MEMORY_MS;
    expect(await find('h1')).toBeNull();

    await find('h2');
    await stored.revoke('h2');
    now -= 1;
    expect(await find('h2')).toBeNull();
  });

  it('lets nobody in with a session that has ended here, and leaves the others', async () => {
    await find('h1');
    await find('h2');
    await sessions.revoke('h1');
    expect([await find('h1'), await find('h2')]).toEqual([null, ben]);
    await sessions.revokeAllOf('ben');
    expect(await find('h2')).toBeNull();
  });

  it('does not remember what was read while it ended', async () => {
    let go = (): void => undefined;
    stored.onRead = (release) => {
      go = release;
    };
    const reading = find('h1');
    await Promise.resolve();
    await sessions.revoke('h1');
    go();
    // It was asked before the end, so it may still be let in: but nobody after it.
    expect(await reading).toEqual(anna);
    expect(await find('h1')).toBeNull();
  });

  it('forgets again what was read before its end was written', async () => {
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

  it('knows the new end of one that was put off', async () => {
    await find('h1');
    await sessions.extend('h1', 900_000);
    expect(await find('h1')).toMatchObject({ expiresAt: 900_000 });
    await sessions.removeExpired(900_001);
    expect(await find('h1')).toBeNull();
  });

  it('does not remember that there is none: it may be opened the next moment', async () => {
    expect(await find('h3')).toBeNull();
    await sessions.open({ ...anna, tokenHash: 'h3' });
    expect(await find('h3')).toMatchObject({ userId: 'anna' });
  });

  it('remembers no more than so many', async () => {
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
