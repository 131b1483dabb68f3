import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import type { CorpusStatistics } from '../../domain/search/ranking/ItemIndex.ts';

/** Statistics of a catalogue. The items themselves are stored elsewhere. */
export class CatalogueFigures {
  readonly #frequencyByStem = new Map<string, number>();
  readonly #writtenKindsByKind = new Map<string, Set<string>>();
  #itemCount = 0;
  #wordCount = 0;

  add(item: CatalogueItem, facts: ItemFacts): void {
    this.#itemCount++;
    this.#wordCount += facts.length;
    for (const stem of facts.stems.keys()) this.#frequencyByStem.set(stem, (this.#frequencyByStem.get(stem) ?? 0) + 1);
    for (const kind of facts.kinds)
      this.#writtenKindsByKind.set(kind, (this.#writtenKindsByKind.get(kind) ?? new Set()).add(item.kind));
  }

  /** The kinds of the catalogue that belong to a kind of the lexicon. */
  getWrittenKinds(kind: string): readonly string[] {
    return [...(this.#writtenKindsByKind.get(kind) ?? [])];
  }

  getCorpus(): CorpusStatistics {
    return {
      itemCount: this.#itemCount,
      averageLength: this.#wordCount / Math.max(1, this.#itemCount),
      itemCountByStem: this.#frequencyByStem,
    };
  }
}
