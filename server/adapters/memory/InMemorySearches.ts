import type { RemovalStep } from '../../application/ports/RemovalStep.ts';
import { MAX_SEARCHES } from '../../application/ports/Searches.ts';
import type { SearchSummary, Searches, StoredSearch } from '../../application/ports/Searches.ts';

export class InMemorySearches implements Searches {
  readonly #searches = new Map<string, StoredSearch>();
  readonly #onUnattached: (userId: string, attachmentId: string) => void;

  /** `onUnattached` is called for each attachment of a removed search that no other search has. */
  constructor(onUnattached: (userId: string, attachmentId: string) => void = () => undefined) {
    this.#onUnattached = onUnattached;
  }

  async save(search: StoredSearch): Promise<void> {
    this.#searches.set(search.id, search);
  }

  async byId(id: string): Promise<StoredSearch | null> {
    return this.#searches.get(id) ?? null;
  }

  hasAttachment(id: string): boolean {
    return [...this.#searches.values()].some(({ attachments }) =>
      attachments.some((attachment) => attachment.id === id),
    );
  }

  async listRecent(userId: string, limit: number): Promise<readonly SearchSummary[]> {
    return this.#groupEntries(userId)
      .slice(0, limit)
      .map(([{ id, query, attachments, at }]) => ({ id, query, attachments, at }));
  }

  async remove(searchId: string): Promise<void> {
    const userId = this.#searches.get(searchId)?.userId;
    if (userId === undefined) return;
    const entry = this.#groupEntries(userId).find((searches) => searches.some(({ id }) => id === searchId));
    this.#remove(userId, entry ?? [this.#searches.get(searchId)!]);
  }

  async removeAll(userId: string): Promise<void> {
    this.#remove(userId, this.#listNewestFirst(userId));
  }

  async removeOldEntries(entryCount: number, after: string | null, limit: number): Promise<RemovalStep> {
    const userIds = [...new Set([...this.#searches.values()].map(({ userId }) => userId))].toSorted();
    const shoppers = userIds
      .filter((id) => (after === null || id > after) && this.listOwned(id).length > entryCount)
      .slice(0, limit);
    const countBefore = this.#searches.size;
    for (const id of shoppers) {
      this.#remove(id, this.#groupEntries(id).slice(entryCount).flat());
      this.#remove(id, this.#listNewestFirst(id).slice(MAX_SEARCHES));
    }
    return {
      removedCount: countBefore - this.#searches.size,
      next: shoppers.length < limit ? null : shoppers.at(-1)!,
    };
  }

  listOwned(userId: string): readonly StoredSearch[] {
    return [...this.#searches.values()].filter((search) => search.userId === userId);
  }

  removeOwned(userId: string): void {
    this.#remove(userId, this.listOwned(userId));
  }

  #listNewestFirst(userId: string): readonly StoredSearch[] {
    return this.listOwned(userId)
      .toReversed()
      .toSorted((a, b) => b.at - a.at);
  }

  /** Returns the newest searches of a shopper, grouped by history entry, newest first. */
  #groupEntries(userId: string): readonly (readonly [StoredSearch, ...StoredSearch[]])[] {
    const entries: [StoredSearch, ...StoredSearch[]][] = [];
    for (const search of this.#listNewestFirst(userId).slice(0, MAX_SEARCHES)) {
      const newerEntry = entries.at(-1);
      if (newerEntry !== undefined && toWishKey(newerEntry[0]) === toWishKey(search)) newerEntry.push(search);
      else entries.push([search]);
    }
    return entries;
  }

  #remove(userId: string, removedSearches: readonly StoredSearch[]): void {
    for (const { id } of removedSearches) this.#searches.delete(id);
    const attachmentIds = new Set(removedSearches.flatMap(({ attachments }) => attachments.map(({ id }) => id)));
    for (const id of attachmentIds) if (!this.hasAttachment(id)) this.#onUnattached(userId, id);
  }
}

const toWishKey = ({ query, attachments }: StoredSearch): string =>
  JSON.stringify([query, attachments.map(({ id }) => id)]);
