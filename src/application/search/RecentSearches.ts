import type { Item } from '../../domain/catalogue/Item.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { FilterMemory } from '../filters/FilterManager.ts';
import type { SearchSnapshot } from './SearchSnapshot.ts';

/** The shopper's input of a search: text and attachments. */
export interface Wish {
  readonly query: string;
  readonly attachments: readonly Attachment[];
  /** True once the server has turned the text into filters; before that, edited filters must not be final. */
  readonly understood: boolean;
}

/** A shown search, with everything needed to show it again. */
export interface ShownSearch {
  readonly snapshot: SearchSnapshot;
  readonly wish: Wish | null;
  /** In the order of the response. */
  readonly found: readonly Item[];
  readonly filters: FilterMemory;
}

const MAX_SEARCHES = 10;

/** A cache of recently shown searches by search id, so that going back needs no call. */
export class RecentSearches {
  readonly #searches = new Map<string, ShownSearch>();

  get(searchId: string | null): ShownSearch | undefined {
    return searchId === null ? undefined : this.#searches.get(searchId);
  }

  keep(searchId: string, search: ShownSearch): void {
    this.#searches.delete(searchId);
    this.#searches.set(searchId, search);
    const [oldest] = this.#searches.keys();
    if (this.#searches.size > MAX_SEARCHES && oldest !== undefined) this.#searches.delete(oldest);
  }

  clear(): void {
    this.#searches.clear();
  }
}
