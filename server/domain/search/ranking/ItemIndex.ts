import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { COLORS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { ItemFacts } from './itemFacts.ts';
import { readItemFacts } from './itemFacts.ts';
import type { Postings, PostingTable } from './PostingTable.ts';

/** Statistics of a whole catalogue, for word scores. */
export interface CorpusStatistics {
  readonly itemCount: number;
  readonly averageLength: number;
  /** Number of items per stem. */
  readonly itemCountByStem: Pick<ReadonlyMap<string, number>, 'get'>;
}

/** The number of cached facts. A cache of all facts would take more memory than the index. */
const FACTS_CACHE_SIZE = 2_000;

const BM25_K1 = 1.2;
const BM25_B = 0.5;

/**
 * Items as columns, so that a search of tens of thousands takes a few milliseconds. A position in the columns is
 * called a doc. The index never changes after it is built.
 */
export class ItemIndex {
  readonly items: readonly CatalogueItem[];
  readonly statistics: CorpusStatistics;
  /** The main kind of each doc. */
  readonly mainKinds: readonly string[];
  readonly priceCents: Float64Array;
  readonly onSale: Uint8Array;
  readonly brands: readonly string[];
  /** For each doc, the position of its brand in `brands`. */
  readonly brandNumbers: Uint32Array;
  readonly genders: Uint8Array;
  readonly sizes: Uint8Array;
  readonly colors: Uint16Array;
  /** Mask of each doc's first color, which is the garment's main color. */
  readonly mainColors: Uint16Array;
  /** For each doc, its position in the browsing order, which alternates between kinds and brands. */
  readonly browseOrder: Uint32Array;
  /** The doc at each position of the browsing order. */
  readonly docsByPosition: Uint32Array;
  /** For each doc, the fraction of items that cost less, from 0 to 1. */
  readonly priceRanks: Float32Array;
  readonly #kinds: PostingTable;
  readonly #concepts: PostingTable;
  readonly #stems: PostingTable;
  readonly #docById: ReadonlyMap<string, number>;
  readonly #lexicon: Lexicon;
  readonly #textLengths: Float64Array;
  readonly #cachedFacts = new Map<number, ItemFacts>();

  constructor(columns: Columns, lists: PostingLists, statistics: CorpusStatistics) {
    this.items = columns.items;
    this.#lexicon = columns.lexicon;
    this.mainKinds = columns.mainKinds;
    this.#textLengths = columns.textLengths;
    this.statistics = statistics;
    this.priceCents = columns.priceCents;
    this.onSale = columns.onSale;
    this.brands = columns.brands;
    this.brandNumbers = columns.brandNumbers;
    this.genders = columns.genders;
    this.sizes = columns.sizes;
    this.colors = columns.colors;
    this.mainColors = columns.mainColors;
    this.browseOrder = columns.browseOrder;
    this.docsByPosition = columns.docsByPosition;
    this.priceRanks = columns.priceRanks;
    this.#docById = columns.docById;
    this.#kinds = lists.kinds;
    this.#concepts = lists.concepts;
    this.#stems = lists.stems;
  }

  get size(): number {
    return this.items.length;
  }

  findDoc(id: string): number | undefined {
    return this.#docById.get(id);
  }

  getFacts(doc: number): ItemFacts | undefined {
    const item = this.items[doc];
    const cachedFacts = this.#cachedFacts.get(doc);
    if (cachedFacts || !item) return cachedFacts;
    const facts = readItemFacts(item, this.#lexicon);
    if (this.#cachedFacts.size >= FACTS_CACHE_SIZE) this.#cachedFacts.clear();
    this.#cachedFacts.set(doc, facts);
    return facts;
  }

  findKind(name: string): Postings {
    return this.#kinds.findPostings(name);
  }

  findConcept(id: string): Postings {
    return this.#concepts.findPostings(id);
  }

  /** Finds the items that contain a stem. Their weights are the weighted counts of the stem. */
  findStem(stem: string): Postings {
    return this.#stems.findPostings(stem);
  }

  /** Computes the inverse document frequency of a stem; 0 if the catalogue does not contain it. */
  computeRarity(stem: string): number {
    const frequency = this.statistics.itemCountByStem.get(stem) ?? 0;
    return frequency === 0 ? 0 : Math.log(1 + (this.statistics.itemCount - frequency + 0.5) / (frequency + 0.5));
  }

  /** Computes BM25's term frequency factor of a weighted count, from 0 to 1. */
  computeSaturation(doc: number, count: number): number {
    const length = this.#textLengths[doc] ?? 0;
    return count / (count + BM25_K1 * (1 - BM25_B + (BM25_B * length) / Math.max(1, this.statistics.averageLength)));
  }
}

/** The attributes of each doc, by its position. Each mask has one bit per value of a vocabulary. */
export interface Columns {
  readonly items: readonly CatalogueItem[];
  /** The lexicon that parses the facts of the items. */
  readonly lexicon: Lexicon;
  readonly mainKinds: readonly string[];
  readonly textLengths: Float64Array;
  readonly docById: ReadonlyMap<string, number>;
  readonly priceCents: Float64Array;
  readonly onSale: Uint8Array;
  readonly brands: readonly string[];
  readonly brandNumbers: Uint32Array;
  readonly genders: Uint8Array;
  readonly sizes: Uint8Array;
  readonly colors: Uint16Array;
  readonly mainColors: Uint16Array;
  readonly browseOrder: Uint32Array;
  readonly docsByPosition: Uint32Array;
  readonly priceRanks: Float32Array;
}

export interface PostingLists {
  readonly kinds: PostingTable;
  readonly concepts: PostingTable;
  readonly stems: PostingTable;
}

/** The bit of items without known letter sizes. They pass every size filter. */
export const ONE_SIZE_BIT = 1 << SIZES.length;

export function createMask<Value>(values: readonly Value[], vocabulary: readonly Value[]): number {
  return values.reduce((mask, value) => mask | (1 << vocabulary.indexOf(value)), 0);
}

/** An item with three or more colors also counts as multicolor. */
export function createColorMask(colors: CatalogueItem['colors']): number {
  const mask = createMask(colors, COLORS);
  return colors.length >= 3 ? mask | createMask(['Multicolor'], COLORS) : mask;
}
