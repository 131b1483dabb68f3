import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SESSIONS } from '../../../server/application/ports/Sessions.ts';
import type { Sessions, StoredSession } from '../../../server/application/ports/Sessions.ts';
import type { Store } from '../../../server/application/ports/Store.ts';
import { signUp } from './shoppers.ts';

export function describeSessionsPort(name: string, createStore: () => Promise<Store>): void {
  describe(`Sessions on ${name}`, () => {
    let sessions: Sessions;
    const identity = { provider: 'firebase', subject: 'f-1' };
    const session: StoredSession = {
      ...{ tokenHash: 'h1', userId: 'anna', identity, provenAt: 500, createdAt: 1_000, expiresAt: 2_000 },
      ...{ device: { browser: 'Firefox', system: null }, seenAt: 1_000 },
    };
    const otherSession = { ...session, tokenHash: 'h2', userId: 'ben', expiresAt: 3_000, device: null };
    const listRemaining = async (...hashes: string[]) =>
      (await Promise.all(hashes.map((hash) => sessions.byTokenHash(hash)))).flatMap(
        (foundSession) => foundSession?.tokenHash ?? [],
      );
    beforeEach(async () => {
      const store = await createStore();
      await signUp(store, 'anna', 'ben');
      sessions = store.sessions;
      await sessions.open(session);
      await sessions.open(otherSession);
    });

    it('finds a session by the hash of its token', async () => {
      expect(await sessions.byTokenHash('h1')).toEqual(session);
      expect(await sessions.byTokenHash('h3')).toBeNull();
    });

    it('extends one', async () => {
      await sessions.extend('h1', 9_000, 5_000);
      expect(await sessions.byTokenHash('h1')).toEqual({ ...session, expiresAt: 9_000, seenAt: 5_000 });
      expect(await sessions.byTokenHash('h2')).toEqual(otherSession);
    });

    it('removes a revoked one, idempotently', async () => {
      await sessions.revoke('h1');
      await sessions.revoke('h1');
      await sessions.extend('h1', 9_000, 5_000);
      expect([await sessions.byTokenHash('h1'), await sessions.byTokenHash('h2')]).toEqual([null, otherSession]);
    });

    it('revokes all sessions of one shopper', async () => {
      await sessions.open({ ...session, tokenHash: 'h3' });
      await sessions.revokeAllOf('anna');
      expect(await listRemaining('h1', 'h2', 'h3')).toEqual(['h2']);
    });

    it.each([
      ['opened', { provenBefore: 0, openedBefore: 1_001 }],
      ['proven', { provenBefore: 501, openedBefore: 0 }],
    ])('revokes sessions of one shopper that were %s before a time', async (_what, limits) => {
      await sessions.open({ ...session, tokenHash: 'h3', provenAt: 501, createdAt: 1_001 });
      await sessions.revokeBefore('anna', limits);
      expect(await listRemaining('h1', 'h2', 'h3')).toEqual(['h2', 'h3']);
    });

    it('revokes those of one shopper that one of their identities has opened', async () => {
      await sessions.open({ ...session, tokenHash: 'h3', identity: { ...identity, provider: 'google' } });
      await sessions.open({ ...session, tokenHash: 'h4', identity: { ...identity, subject: 'f-2' } });
      await sessions.revokeOpenedBy('anna', identity);
      expect(await listRemaining('h1', 'h2', 'h3', 'h4')).toEqual(['h2', 'h3', 'h4']);
    });

    it('lists those of a shopper that were not revoked, the last used first', async () => {
      for (const [tokenHash, seenAt] of [['h3', 4_000] as const, ['h4', 5_000] as const])
        await sessions.open({ ...session, tokenHash, seenAt });
      await sessions.revoke('h4');
      expect(await sessions.listOf('anna')).toEqual([{ ...session, tokenHash: 'h3', seenAt: 4_000 }, session]);
      expect(await sessions.listOf('cleo')).toEqual([]);
    });

    it('ends the least recently used ones of a shopper who has too many', async () => {
      const hashes = Array.from({ length: MAX_SESSIONS + 2 }, (_, index) => `many-${index}`);
      for (const [index, tokenHash] of hashes.entries())
        await sessions.open({ ...session, tokenHash, createdAt: index, seenAt: tokenHash === 'many-0' ? 999 : index });
      expect((await sessions.listOf('anna')).map(({ tokenHash }) => tokenHash)).toEqual([
        'h1',
        'many-0',
        ...hashes.slice(4).toReversed(),
      ]);
      expect(await sessions.byTokenHash('h2')).toEqual(otherSession);
    });

    it('removes those that expired before a time, at most as many as the limit', async () => {
      await sessions.open({ ...session, tokenHash: 'h3' });
      expect(await sessions.removeEnded(2_000, 10)).toBe(0);
      expect([await sessions.removeEnded(2_001, 1), await sessions.removeEnded(2_001, 10)]).toEqual([1, 1]);
      expect([await sessions.byTokenHash('h1'), await sessions.byTokenHash('h2')]).toEqual([null, otherSession]);
    });
  });
}
