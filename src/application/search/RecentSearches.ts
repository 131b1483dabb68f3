import type { Item } from '../../domain/catalogue/Item.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { FilterMemory } from '../filters/FilterManager.ts';
import type { SearchSnapshot } from './SearchSnapshot.ts';

/** The words and things that were searched for. */
export interface Wish {
  readonly query: string;
  readonly attachments: readonly Attachment[];
  /** True once its words have become filters; before that, edited filters must not be final. */
  readonly understood: boolean;
}

/** A search as it was shown, with all that it takes to show it again. */
export interface ShownSearch {
  readonly snapshot: SearchSnapshot;
  readonly wish: Wish | null;
  /** In the order they came. */
  readonly found: readonly Item[];
  readonly filters: FilterMemory;
}

const MOST = 10;

/** The searches shown last, by search id, so that going back to one needs no call. */
export class RecentSearches {
  readonly #searches = new Map<string, ShownSearch>();

  get(searchId: string | null): ShownSearch | undefined {
    return searchId === null ? undefined : this.#searches.get(searchId);
  }

  keep(searchId: string, search: ShownSearch): void {
    this.#searches.delete(searchId);
    this.#searches.set(searchId, search);
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > MOST && oldest !== undefined) this.#searches.delete(oldest);
  }

  clear(): void {
    this.#searches.clear();
  }
}
