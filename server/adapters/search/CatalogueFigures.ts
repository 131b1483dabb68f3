import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import type { CorpusFigures } from '../../domain/search/ranking/ItemIndex.ts';

/** Statistics of a catalogue whose items are stored elsewhere. */
export class CatalogueFigures {
  readonly #frequency = new Map<string, number>();
  readonly #kinds = new Map<string, Set<string>>();
  #count = 0;
  #length = 0;

  add(item: CatalogueItem, facts: ItemFacts): void {
    this.#count++;
    this.#length += facts.length;
    for (const stem of facts.stems.keys()) this.#frequency.set(stem, (this.#frequency.get(stem) ?? 0) + 1);
    for (const kind of facts.kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? new Set()).add(item.kind));
  }

  /** The catalogue's own names of kinds, for a kind of the lexicon that their items belong to. */
  writtenKinds(kind: string): readonly string[] {
    return [...(this.#kinds.get(kind) ?? [])];
  }

  corpus(): CorpusFigures {
    return { count: this.#count, averageLength: this.#length / Math.max(1, this.#count), frequency: this.#frequency };
  }
}
