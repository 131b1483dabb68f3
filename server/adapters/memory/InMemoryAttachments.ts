import type { RemovalStep } from '../../application/ports/RemovalStep.ts';
import type { Attachments, StoredAttachment } from '../../application/ports/Attachments.ts';

export class InMemoryAttachments implements Attachments {
  readonly #attachments = new Map<string, StoredAttachment>();
  readonly #discardUnnamed: (userId: string, id: string) => void;
  readonly #discard: (id: string) => void;

  /** `discardUnnamed` discards an upload if nothing refers to it. `discard` records the upload's bytes as discarded. */
  constructor(
    discardUnnamed: (userId: string, id: string) => void = () => undefined,
    discard: (id: string) => void = () => undefined,
  ) {
    this.#discardUnnamed = discardUnnamed;
    this.#discard = discard;
  }

  async save(attachment: StoredAttachment): Promise<void> {
    this.#attachments.set(attachment.id, attachment);
  }

  async byId(id: string): Promise<StoredAttachment | null> {
    return this.#attachments.get(id) ?? null;
  }

  async removeUnused(time: number, after: string | null, limit: number): Promise<RemovalStep> {
    const visitedUploads = [...this.#attachments.values()]
      .filter(({ id, at }) => at < time && (after === null || id > after))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, limit);
    const countBefore = this.#attachments.size;
    for (const { id, userId } of visitedUploads) this.#discardUnnamed(userId, id);
    return {
      removedCount: countBefore - this.#attachments.size,
      next: visitedUploads.length < limit ? null : visitedUploads.at(-1)!.id,
    };
  }

  listOwned(userId: string): readonly StoredAttachment[] {
    return [...this.#attachments.values()].filter((attachment) => attachment.userId === userId);
  }

  removeOwned(userId: string): void {
    for (const { id } of this.listOwned(userId)) {
      this.#attachments.delete(id);
      this.#discard(id);
    }
  }

  /** Removes an attachment. Returns false if the shopper has no such attachment. */
  take(userId: string, id: string): boolean {
    return this.#attachments.get(id)?.userId === userId && this.#attachments.delete(id);
  }
}
