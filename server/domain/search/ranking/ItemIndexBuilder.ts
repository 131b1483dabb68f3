import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { browseOrder } from './browseOrder.ts';
import type { ItemFacts } from './itemFacts.ts';
import type { Columns, CorpusFigures, PostingLists, Postings } from './ItemIndex.ts';
import { ItemIndex, colorMask, maskOf } from './ItemIndex.ts';

/** Lists finished between two pauses. */
const LISTS_A_STRETCH = 200;

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
  readonly #docs = new Map<string, number>();
  readonly #masks = { genders: [] as number[], sizes: [] as number[], colors: [] as number[], mainColor: [] as number[] };
  readonly #kinds = new Map<string, PostingsBuilder>();
  readonly #concepts = new Map<string, PostingsBuilder>();
  readonly #stems = new Map<string, PostingsBuilder>();
  #length = 0;

  add(item: CatalogueItem, facts: ItemFacts): void {
    const doc = this.#items.length;
    this.#items.push(item);
    this.#facts.push(facts);
    this.#docs.set(item.id, doc);
    this.#length += facts.length;
    this.#masks.genders.push(maskOf(item.genders, GENDERS));
    this.#masks.sizes.push(maskOf(item.sizes, SIZES));
    this.#masks.colors.push(colorMask(item.colors));
    this.#masks.mainColor.push(maskOf(item.colors.slice(0, 1), COLORS));
    for (const kind of facts.kinds) put(this.#kinds, kind, doc, 1);
    for (const [id, sureness] of facts.concepts) put(this.#concepts, id, doc, sureness);
    for (const [stem, count] of facts.stems) put(this.#stems, stem, doc, count);
  }

  /** `figures` where the items are only a part of the catalogue; otherwise they are taken from the items. */
  build(figures?: CorpusFigures): ItemIndex {
    const steps = this.#steps(figures);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** The same, waiting for `pause` between stretches of work. */
  async buildPausing(pause: () => Promise<void> | undefined): Promise<ItemIndex> {
    const steps = this.#steps();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      await pause();
    }
  }

  *#steps(figures?: CorpusFigures): Generator<void, ItemIndex> {
    const lists: PostingLists = { kinds: yield* built(this.#kinds), concepts: yield* built(this.#concepts), stems: yield* built(this.#stems) };
    const columns = yield* this.#columns();
    return new ItemIndex(columns, lists, figures ?? this.#ownFigures());
  }

  *#columns(): Generator<void, Columns> {
    const priceCents = Float64Array.from(this.#items, (item) => item.priceCents);
    const onSale = Uint8Array.from(this.#items, (item) => (item.priceCents < item.fullPriceCents ? 1 : 0));
    yield;
    const order = yield* browseOrder(this.#items);
    const { genders, sizes, colors, mainColor } = this.#masks;
    return {
      items: this.#items, facts: this.#facts, docs: this.#docs, priceCents, onSale,
      genders: Uint8Array.from(genders), sizes: Uint8Array.from(sizes), colors: Uint16Array.from(colors), mainColor: Uint16Array.from(mainColor),
      browseOrder: order, priceRank: priceRanks(priceCents),
    };
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

function* built(lists: ReadonlyMap<string, PostingsBuilder>): Generator<void, Map<string, Postings>> {
  const result = new Map<string, Postings>();
  for (const [key, list] of lists) {
    result.set(key, list.build());
    if (result.size % LISTS_A_STRETCH === 0) yield;
  }
  return result;
}

/** For each doc the share of docs that cost less. */
function priceRanks(cents: Float64Array): Float32Array {
  const sorted = Float64Array.from(cents).sort();
  const ranks = new Map<number, number>();
  sorted.forEach((value, place) => {
    if (!ranks.has(value)) ranks.set(value, place / Math.max(1, sorted.length - 1));
  });
  return Float32Array.from(cents, (value) => ranks.get(value) ?? 0);
}
