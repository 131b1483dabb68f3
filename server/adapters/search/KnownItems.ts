import type { KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import { factsOf } from '../../domain/search/ranking/itemFacts.ts';

/** Cache size: items and their facts that recent searches found, so that the store need not send them each time. */
const MAX_CACHED_ITEMS = 4_000;

/** A cache of one catalogue state's recently used items. */
export class KnownItems {
  readonly #catalogue: Catalogue;
  readonly #lexicon: Lexicon;
  /** Least recently used first. */
  readonly #known = new Map<string, KnownItem>();

  constructor(catalogue: Catalogue, lexicon: Lexicon) {
    this.#catalogue = catalogue;
    this.#lexicon = lexicon;
  }

  /** In the order of the ids; deleted items are omitted. */
  async byIds(ids: readonly string[]): Promise<readonly KnownItem[]> {
    const missing = ids.filter((id) => !this.#known.has(id));
    const fetched = await this.#catalogue.byIds(missing);
    for (const item of fetched.values()) this.#known.set(item.id, { item, facts: factsOf(item, this.#lexicon) });
    const found = ids.flatMap((id) => this.#use(id) ?? []);
    this.#forgetOldest();
    return found;
  }

  #use(id: string): KnownItem | undefined {
    const entry = this.#known.get(id);
    if (!entry) return undefined;
    this.#known.delete(id);
    this.#known.set(id, entry);
    return entry;
  }

  #forgetOldest(): void {
    for (const id of this.#known.keys()) {
      if (this.#known.size <= MAX_CACHED_ITEMS) return;
      this.#known.delete(id);
    }
  }
}
