import type { Attachments, StoredAttachment } from '../../application/ports/Attachments.ts';

export class InMemoryAttachments implements Attachments {
  readonly #attachments = new Map<string, StoredAttachment>();

  async keep(attachment: StoredAttachment): Promise<void> {
    this.#attachments.set(attachment.id, attachment);
  }

  async byId(id: string): Promise<StoredAttachment | null> {
    return this.#attachments.get(id) ?? null;
  }

  /** Removes an attachment. Returns false if the shopper has no such attachment. */
  take(userId: string, id: string): boolean {
    return this.#attachments.get(id)?.userId === userId && this.#attachments.delete(id);
  }
}
