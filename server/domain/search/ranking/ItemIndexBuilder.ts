import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { KINDS_WITHOUT_LETTER_SIZES } from '../../language/lexicon/kinds.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { browseOrder } from './browseOrder.ts';
import type { ItemFacts } from './itemFacts.ts';
import type { Columns, CorpusFigures, PostingLists } from './ItemIndex.ts';
import { ItemIndex, ONE_SIZE, colorMask, maskOf } from './ItemIndex.ts';
import type { PostingTable } from './PostingTable.ts';
import { PostingTableBuilder } from './PostingTableBuilder.ts';

/** Adds items one by one, so that the caller can pause between any two. */
export class ItemIndexBuilder {
  readonly #items: CatalogueItem[] = [];
  readonly #lexicon: Lexicon;
  readonly #mainKinds: string[] = [];
  readonly #lengths: number[] = [];
  readonly #docs = new Map<string, number>();
  /** The number of each brand. */
  readonly #brands = new Map<string, number>();
  readonly #brandNumbers: number[] = [];
  readonly #masks = {
    genders: [] as number[],
    sizes: [] as number[],
    colors: [] as number[],
    mainColor: [] as number[],
  };
  readonly #kinds = new PostingTableBuilder();
  readonly #concepts = new PostingTableBuilder();
  readonly #stems = new PostingTableBuilder();
  #length = 0;

  /** `lexicon` parses the facts of the items. */
  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  add(item: CatalogueItem, facts: ItemFacts): void {
    const doc = this.#items.length;
    this.#items.push(item);
    this.#mainKinds.push(facts.kinds[0] ?? '');
    this.#lengths.push(facts.length);
    this.#docs.set(item.id, doc);
    this.#length += facts.length;
    this.#brandNumbers.push(numberOf(item.brand, this.#brands));
    this.#masks.genders.push(maskOf(item.genders, GENDERS));
    this.#masks.sizes.push(sizeMask(item, facts));
    this.#masks.colors.push(colorMask(item.colors));
    this.#masks.mainColor.push(maskOf(item.colors.slice(0, 1), COLORS));
    for (const kind of facts.kinds) this.#kinds.add(kind, doc, 1, true);
    for (const [id, sureness] of facts.concepts) this.#concepts.add(id, doc, sureness, false);
    for (const [stem, count] of facts.stems) this.#stems.add(stem, doc, count, facts.namedStems.has(stem));
  }

  /** `figures` if the items are only a part of the catalogue; otherwise they are computed from the items. */
  build(figures?: CorpusFigures): ItemIndex {
    const steps = this.#steps(figures);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** Like `build`, but awaits `pause` at intervals. */
  async buildPausing(pause: () => Promise<void> | undefined): Promise<ItemIndex> {
    const steps = this.#steps();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const due = pause();
      if (due) await due;
    }
  }

  *#steps(figures?: CorpusFigures): Generator<void, ItemIndex> {
    const lists: PostingLists = {
      kinds: yield* this.#kinds.build(),
      concepts: yield* this.#concepts.build(),
      stems: yield* this.#stems.build(),
    };
    const columns = yield* this.#columns();
    return new ItemIndex(columns, lists, figures ?? this.#ownFigures(lists.stems));
  }

  *#columns(): Generator<void, Columns> {
    const items = this.#items;
    const priceCents = new Float64Array(items.length);
    const onSale = new Uint8Array(items.length);
    items.forEach((item, doc) => {
      priceCents[doc] = item.priceCents;
      onSale[doc] = item.priceCents < item.fullPriceCents ? 1 : 0;
    });
    yield;
    const { genders, sizes, colors, mainColor } = this.#masks;
    const masks = {
      genders: new Uint8Array(genders),
      sizes: new Uint8Array(sizes),
      colors: new Uint16Array(colors),
      mainColor: new Uint16Array(mainColor),
    };
    yield;
    const order = yield* browseOrder(items);
    const priceRank = yield* priceRanks(priceCents);
    return {
      items,
      docs: this.#docs,
      lexicon: this.#lexicon,
      mainKinds: this.#mainKinds,
      lengths: new Float64Array(this.#lengths),
      priceCents,
      onSale,
      brands: [...this.#brands.keys()],
      brandNumbers: new Uint32Array(this.#brandNumbers),
      ...masks,
      ...order,
      priceRank,
    };
  }

  #ownFigures(stems: PostingTable): CorpusFigures {
    const frequency = { get: (stem: string) => stems.count(stem) };
    return { count: this.#items.length, averageLength: this.#length / Math.max(1, this.#items.length), frequency };
  }
}

function numberOf(name: string, known: Map<string, number>): number {
  const number = known.get(name) ?? known.size;
  known.set(name, number);
  return number;
}

/** Clothes without sizes have unknown sizes; bags, hats and shoes have no letter sizes at all. */
function sizeMask(item: CatalogueItem, facts: ItemFacts): number {
  const isUnsized = item.sizes.length === 0 && KINDS_WITHOUT_LETTER_SIZES.has(facts.kinds[0] ?? '');
  return isUnsized ? ONE_SIZE : maskOf(item.sizes, SIZES);
}

/** For each doc the share of docs that cost less. */
function* priceRanks(cents: Float64Array): Generator<void, Float32Array> {
  const sorted = cents.slice().sort();
  yield;
  const places = new Map<number, number>();
  for (let place = sorted.length - 1; place >= 0; place--) places.set(sorted[place] ?? 0, place);
  yield;
  const ranks = new Float32Array(cents.length);
  for (let doc = 0; doc < cents.length; doc++)
    ranks[doc] = (places.get(cents[doc] ?? 0) ?? 0) / Math.max(1, cents.length - 1);
  return ranks;
}
