import { describe, expect, it } from 'vitest';
import type { PendingLinks } from '../../../server/application/ports/PendingLinks.ts';

const identity = { provider: 'google', subject: 'g-1', email: 'anna@example.com', name: 'Anna' };
const link = { tokenHash: 'h1', identity, provenAt: 500, expiresAt: 2_000 };

export function describePendingLinksPort(name: string, createPendingLinks: () => Promise<PendingLinks>): void {
  describe(`PendingLinks on ${name}`, () => {
    it('returns a link once', async () => {
      const links = await createPendingLinks();
      await links.save(link);
      await links.save({ ...link, tokenHash: 'h2' });
      expect(await links.take('h1', 2_000)).toEqual(link);
      expect([await links.take('h1', 2_000), await links.take('h3', 2_000)]).toEqual([null, null]);
      expect(await links.take('h2', 2_000)).toMatchObject({ tokenHash: 'h2' });
    });

    it('does not return an expired link, and deletes it', async () => {
      const links = await createPendingLinks();
      await links.save(link);
      expect(await links.take('h1', 2_001)).toBeNull();
      expect(await links.take('h1', 1_000)).toBeNull();
    });

    it('removes expired links, at most as many as the limit', async () => {
      const links = await createPendingLinks();
      for (const tokenHash of ['h1', 'h2']) await links.save({ ...link, tokenHash });
      await links.save({ ...link, tokenHash: 'h3', expiresAt: 9_000 });
      expect(await links.removeExpired(2_000, 10)).toBe(0);
      expect([await links.removeExpired(2_001, 1), await links.removeExpired(2_001, 10)]).toEqual([1, 1]);
      expect([await links.take('h1', 1_000), await links.take('h3', 1_000)]).toMatchObject([null, { tokenHash: 'h3' }]);
    });

    it('returns a link to one of two concurrent callers', async () => {
      const links = await createPendingLinks();
      await links.save(link);
      const takenLinks = await Promise.all([links.take('h1', 1_000), links.take('h1', 1_000)]);
      expect(takenLinks.filter((takenLink) => takenLink !== null)).toEqual([link]);
    });
  });
}
