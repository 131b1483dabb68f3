import type { PendingLink, PendingLinks } from '../../application/ports/PendingLinks.ts';

export class InMemoryPendingLinks implements PendingLinks {
  readonly #links = new Map<string, PendingLink>();

  async save(link: PendingLink): Promise<void> {
    this.#links.set(link.tokenHash, link);
  }

  async removeExpired(time: number, limit: number): Promise<number> {
    return this.removeWhere(({ expiresAt }) => expiresAt < time, limit);
  }

  removeWhere(matches: (link: PendingLink) => boolean, limit?: number): number {
    const removedLinks = [...this.#links.values()].filter(matches).slice(0, limit);
    for (const { tokenHash } of removedLinks) this.#links.delete(tokenHash);
    return removedLinks.length;
  }

  async take(tokenHash: string, now: number): Promise<PendingLink | null> {
    const link = this.#links.get(tokenHash);
    this.#links.delete(tokenHash);
    return link === undefined || link.expiresAt < now ? null : link;
  }
}
