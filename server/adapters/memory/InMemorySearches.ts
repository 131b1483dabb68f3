import type { SearchSummary, Searches, StoredSearch } from '../../application/ports/Searches.ts';

export class InMemorySearches implements Searches {
  readonly #searches = new Map<string, StoredSearch>();

  async keep(search: StoredSearch): Promise<void> {
    this.#searches.set(search.id, search);
  }

  async byId(id: string): Promise<StoredSearch | null> {
    return this.#searches.get(id) ?? null;
  }

  attaches(id: string): boolean {
    return [...this.#searches.values()].some(({ attachments }) => attachments.some((attached) => attached.id === id));
  }

  async recent(userId: string, limit: number): Promise<readonly SearchSummary[]> {
    const own = [...this.#searches.values()].toReversed().filter((search) => search.userId === userId);
    const newestFirst = own.toSorted((a, b) => b.at - a.at);
    const apart = newestFirst.filter((search, i) => search.query !== newestFirst[i - 1]?.query);
    return apart.slice(0, limit).map(({ id, query, at }) => ({ id, query, at }));
  }
}
