import type { PendingLink, PendingLinks } from '../../application/ports/PendingLinks.ts';

export class InMemoryPendingLinks implements PendingLinks {
  readonly #links = new Map<string, PendingLink>();

  async keep(link: PendingLink, now: number): Promise<void> {
    for (const { tokenHash, expiresAt } of this.#links.values()) if (expiresAt < now) this.#links.delete(tokenHash);
    this.#links.set(link.tokenHash, link);
  }

  async take(tokenHash: string, now: number): Promise<PendingLink | null> {
    const link = this.#links.get(tokenHash);
    this.#links.delete(tokenHash);
    return link === undefined || link.expiresAt < now ? null : link;
  }
}
