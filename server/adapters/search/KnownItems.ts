import type { KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import { readItemFacts } from '../../domain/search/ranking/itemFacts.ts';

/** Maximum number of cached items. These are items that recent searches found. */
const MAX_CACHED_ITEMS = 4_000;

/** A cache of recently used items, for one state of the catalogue. */
export class KnownItems {
  readonly #catalogue: Catalogue;
  readonly #lexicon: Lexicon;
  /** The cached items, least recently used first. */
  readonly #knownById = new Map<string, KnownItem>();

  constructor(catalogue: Catalogue, lexicon: Lexicon) {
    this.#catalogue = catalogue;
    this.#lexicon = lexicon;
  }

  /** The items in the order of the ids. Leaves out deleted items. */
  async byIds(ids: readonly string[]): Promise<readonly KnownItem[]> {
    const missingIds = ids.filter((id) => !this.#knownById.has(id));
    const fetchedItems = await this.#catalogue.byIds(missingIds);
    for (const item of fetchedItems.values())
      this.#knownById.set(item.id, { item, facts: readItemFacts(item, this.#lexicon) });
    const foundItems = ids.flatMap((id) => this.#touchItem(id) ?? []);
    this.#forgetOldest();
    return foundItems;
  }

  #touchItem(id: string): KnownItem | undefined {
    const entry = this.#knownById.get(id);
    if (!entry) return undefined;
    this.#knownById.delete(id);
    this.#knownById.set(id, entry);
    return entry;
  }

  #forgetOldest(): void {
    for (const id of this.#knownById.keys()) {
      if (this.#knownById.size <= MAX_CACHED_ITEMS) return;
      this.#knownById.delete(id);
    }
  }
}
