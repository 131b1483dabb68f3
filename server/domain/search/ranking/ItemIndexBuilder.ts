import { listLetterSizes } from '../../../../src/domain/catalogue/ItemSize.ts';
import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { SHOE_KINDS } from '../../language/lexicon/kinds.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { computeBrowseOrder } from './browseOrder.ts';
import type { ItemFacts } from './itemFacts.ts';
import type { Columns, CorpusStatistics, PostingLists } from './ItemIndex.ts';
import { ItemIndex, ONE_SIZE_BIT, createColorMask, createMask } from './ItemIndex.ts';
import type { PostingTable } from './PostingTable.ts';
import { PostingTableBuilder } from './PostingTableBuilder.ts';

/** Adds items one at a time, so that the caller can pause between items. */
export class ItemIndexBuilder {
  readonly #items: CatalogueItem[] = [];
  readonly #lexicon: Lexicon;
  readonly #mainKinds: string[] = [];
  readonly #textLengths: number[] = [];
  readonly #docById = new Map<string, number>();
  readonly #numberByBrand = new Map<string, number>();
  readonly #brandNumbers: number[] = [];
  readonly #masks = {
    genders: [] as number[],
    sizes: [] as number[],
    colors: [] as number[],
    mainColors: [] as number[],
  };
  readonly #kinds = new PostingTableBuilder();
  readonly #concepts = new PostingTableBuilder();
  readonly #stems = new PostingTableBuilder();
  #totalTextLength = 0;

  /** `lexicon` parses the facts of the items. */
  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  add(item: CatalogueItem, facts: ItemFacts): void {
    const doc = this.#items.length;
    this.#items.push(item);
    this.#mainKinds.push(facts.kinds[0] ?? '');
    this.#textLengths.push(facts.length);
    this.#docById.set(item.id, doc);
    this.#totalTextLength += facts.length;
    this.#brandNumbers.push(findOrAddNumber(item.brand, this.#numberByBrand));
    this.#masks.genders.push(createMask(item.genders, GENDERS));
    this.#masks.sizes.push(createSizeMask(item, facts));
    this.#masks.colors.push(createColorMask(item.colors));
    this.#masks.mainColors.push(createMask(item.colors.slice(0, 1), COLORS));
    for (const kind of facts.kinds) this.#kinds.add(kind, doc, 1, true);
    for (const [id, certainty] of facts.concepts) this.#concepts.add(id, doc, certainty, false);
    for (const [stem, count] of facts.stems) this.#stems.add(stem, doc, count, facts.namedStems.has(stem));
  }

  /** `statistics` is needed if the items are only a part of a catalogue. By default, it is computed from the items. */
  build(statistics?: CorpusStatistics): ItemIndex {
    const steps = this.#buildInSteps(statistics);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** Like `build`, but awaits `pause` at intervals. */
  async buildPausing(pause: () => Promise<void> | undefined): Promise<ItemIndex> {
    const steps = this.#buildInSteps();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const duePause = pause();
      if (duePause) await duePause;
    }
  }

  *#buildInSteps(statistics?: CorpusStatistics): Generator<void, ItemIndex> {
    const lists: PostingLists = {
      kinds: yield* this.#kinds.build(),
      concepts: yield* this.#concepts.build(),
      stems: yield* this.#stems.build(),
    };
    const columns = yield* this.#buildColumns();
    return new ItemIndex(columns, lists, statistics ?? this.#computeStatistics(lists.stems));
  }

  *#buildColumns(): Generator<void, Columns> {
    const items = this.#items;
    const priceCents = new Float64Array(items.length);
    const onSale = new Uint8Array(items.length);
    items.forEach((item, doc) => {
      priceCents[doc] = item.priceCents;
      onSale[doc] = item.priceCents < item.fullPriceCents ? 1 : 0;
    });
    yield;
    const { genders, sizes, colors, mainColors } = this.#masks;
    const masks = {
      genders: new Uint8Array(genders),
      sizes: new Uint8Array(sizes),
      colors: new Uint16Array(colors),
      mainColors: new Uint16Array(mainColors),
    };
    yield;
    const order = yield* computeBrowseOrder(items);
    const priceRank = yield* computePriceRanks(priceCents);
    return {
      items,
      docById: this.#docById,
      lexicon: this.#lexicon,
      mainKinds: this.#mainKinds,
      textLengths: new Float64Array(this.#textLengths),
      priceCents,
      onSale,
      brands: [...this.#numberByBrand.keys()],
      brandNumbers: new Uint32Array(this.#brandNumbers),
      ...masks,
      ...order,
      priceRanks: priceRank,
    };
  }

  #computeStatistics(stems: PostingTable): CorpusStatistics {
    const frequency = { get: (stem: string) => stems.countPostings(stem) };
    return {
      itemCount: this.#items.length,
      averageLength: this.#totalTextLength / Math.max(1, this.#items.length),
      itemCountByStem: frequency,
    };
  }
}

function findOrAddNumber(name: string, numberByName: Map<string, number>): number {
  const number = numberByName.get(name) ?? numberByName.size;
  numberByName.set(name, number);
  return number;
}

/**
 * Creates the mask of an item's letter sizes. Items without letter sizes, such as bags and shoes, pass every size
 * filter, but come after items that have the size.
 */
function createSizeMask(item: CatalogueItem, facts: ItemFacts): number {
  const letterSizes = SHOE_KINDS.has(facts.kinds[0] ?? '') ? [] : listLetterSizes(item.sizes);
  return letterSizes.length === 0 ? ONE_SIZE_BIT : createMask(letterSizes, SIZES);
}

/** Computes for each doc the fraction of docs that cost less. */
function* computePriceRanks(cents: Float64Array): Generator<void, Float32Array> {
  const sortedCents = cents.slice().sort();
  yield;
  const positionByPrice = new Map<number, number>();
  for (let position = sortedCents.length - 1; position >= 0; position--)
    positionByPrice.set(sortedCents[position] ?? 0, position);
  yield;
  const priceRanks = new Float32Array(cents.length);
  for (let doc = 0; doc < cents.length; doc++)
    priceRanks[doc] = (positionByPrice.get(cents[doc] ?? 0) ?? 0) / Math.max(1, cents.length - 1);
  return priceRanks;
}
