import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ItemFacts } from './itemFacts.ts';
import type { CorpusFigures, Postings } from './ItemIndex.ts';
import { ItemIndex } from './ItemIndex.ts';

class PostingsBuilder {
  readonly #docs: number[] = [];
  readonly #weights: number[] = [];

  add(doc: number, weight: number): void {
    this.#docs.push(doc);
    this.#weights.push(weight);
  }

  get length(): number {
    return this.#docs.length;
  }

  build(): Postings {
    return { docs: Uint32Array.from(this.#docs), weights: Float32Array.from(this.#weights) };
  }
}

/** Gathers items one by one, so that whoever builds may pause between any two. */
export class ItemIndexBuilder {
  readonly #items: CatalogueItem[] = [];
  readonly #facts: ItemFacts[] = [];
  readonly #kinds = new Map<string, PostingsBuilder>();
  readonly #concepts = new Map<string, PostingsBuilder>();
  readonly #stems = new Map<string, PostingsBuilder>();
  #length = 0;

  add(item: CatalogueItem, facts: ItemFacts): void {
    const doc = this.#items.length;
    this.#items.push(item);
    this.#facts.push(facts);
    this.#length += facts.length;
    for (const kind of facts.kinds) put(this.#kinds, kind, doc, 1);
    for (const [id, sureness] of facts.concepts) put(this.#concepts, id, doc, sureness);
    for (const [stem, count] of facts.stems) put(this.#stems, stem, doc, count);
  }

  /** `figures` where the items are only a part of the catalogue; otherwise they are taken from the items. */
  build(figures?: CorpusFigures): ItemIndex {
    const lists = { kinds: built(this.#kinds), concepts: built(this.#concepts), stems: built(this.#stems) };
    return new ItemIndex(this.#items, this.#facts, lists, figures ?? this.#ownFigures());
  }

  /** The same, waiting for `pause` between stretches of work. */
  async buildPausing(pause: () => Promise<void> | undefined): Promise<ItemIndex> {
    const lists = {
      kinds: await builtPausing(this.#kinds, pause), concepts: await builtPausing(this.#concepts, pause), stems: await builtPausing(this.#stems, pause),
    };
    await pause();
    return new ItemIndex(this.#items, this.#facts, lists, this.#ownFigures());
  }

  #ownFigures(): CorpusFigures {
    const frequency = new Map([...this.#stems].map(([stem, postings]) => [stem, postings.length]));
    return { count: this.#items.length, averageLength: this.#length / Math.max(1, this.#items.length), frequency };
  }
}

function put(lists: Map<string, PostingsBuilder>, key: string, doc: number, weight: number): void {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = new PostingsBuilder()));
  list.add(doc, weight);
}

function built(lists: ReadonlyMap<string, PostingsBuilder>): Map<string, Postings> {
  return new Map([...lists].map(([key, list]) => [key, list.build()]));
}

async function builtPausing(lists: ReadonlyMap<string, PostingsBuilder>, pause: () => Promise<void> | undefined): Promise<Map<string, Postings>> {
  const result = new Map<string, Postings>();
  for (const [key, list] of lists) {
    result.set(key, list.build());
    await pause();
  }
  return result;
}
