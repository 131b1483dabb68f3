import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import type { ItemFacts } from './itemFacts.ts';

/** Items (by position) for which something holds, and how much. */
export interface Postings {
  readonly docs: Uint32Array;
  readonly weights: Float32Array;
}

/** Figures of a whole catalogue that lexical scores need. */
export interface CorpusFigures {
  readonly count: number;
  readonly averageLength: number;
  /** Stem to the number of items that have it. */
  readonly frequency: ReadonlyMap<string, number>;
}

export const NO_POSTINGS: Postings = { docs: new Uint32Array(), weights: new Float32Array() };

const K1 = 1.2;
const B = 0.5;

/**
 * Items in columns, so that a search over tens of thousands costs a few milliseconds.
 * A position in the columns is called a doc. Immutable once built.
 */
export class ItemIndex {
  readonly items: readonly CatalogueItem[];
  readonly facts: readonly ItemFacts[];
  readonly figures: CorpusFigures;
  readonly dollarsInCents: Int32Array;
  readonly onSale: Uint8Array;
  readonly genders: Uint8Array;
  readonly sizes: Uint8Array;
  readonly colors: Uint16Array;
  /** The colour named first: what the garment mainly is. */
  readonly mainColor: Uint16Array;
  /** Place in the order for browsing: kinds and brands take turns. */
  readonly browseOrder: Uint32Array;
  /** Share of items that cost less, 0 to 1. */
  readonly priceRank: Float32Array;
  readonly #kinds: ReadonlyMap<string, Postings>;
  readonly #concepts: ReadonlyMap<string, Postings>;
  readonly #stems: ReadonlyMap<string, Postings>;
  readonly #docs: ReadonlyMap<string, number>;

  constructor(items: readonly CatalogueItem[], facts: readonly ItemFacts[], columns: PostingLists, figures: CorpusFigures) {
    this.items = items;
    this.facts = facts;
    this.figures = figures;
    this.dollarsInCents = Int32Array.from(items, ({ priceCents }) => priceCents);
    this.onSale = Uint8Array.from(items, ({ priceCents, fullPriceCents }) => (priceCents < fullPriceCents ? 1 : 0));
    this.genders = Uint8Array.from(items, (item) => maskOf(item.genders, GENDERS));
    this.sizes = Uint8Array.from(items, (item) => maskOf(item.sizes, SIZES));
    this.colors = Uint16Array.from(items, (item) => colorMask(item.colors));
    this.mainColor = Uint16Array.from(items, (item) => maskOf(item.colors.slice(0, 1), COLORS));
    this.browseOrder = browseOrder(items);
    this.priceRank = priceRanks(this.dollarsInCents);
    this.#kinds = columns.kinds;
    this.#concepts = columns.concepts;
    this.#stems = columns.stems;
    this.#docs = new Map(items.map(({ id }, doc) => [id, doc]));
  }

  get size(): number {
    return this.items.length;
  }

  docOf(id: string): number | undefined {
    return this.#docs.get(id);
  }

  kind(name: string): Postings {
    return this.#kinds.get(name) ?? NO_POSTINGS;
  }

  kindNames(): string[] {
    return [...this.#kinds.keys()];
  }

  concept(id: string): Postings {
    return this.#concepts.get(id) ?? NO_POSTINGS;
  }

  /** Weights are weighted counts of the stem. */
  stem(stem: string): Postings {
    return this.#stems.get(stem) ?? NO_POSTINGS;
  }

  /** How telling a stem is: 0 where the catalogue does not have it. */
  rarity(stem: string): number {
    const frequency = this.figures.frequency.get(stem) ?? 0;
    return frequency === 0 ? 0 : Math.log(1 + (this.figures.count - frequency + 0.5) / (frequency + 0.5));
  }

  /** BM25's part of a weighted count, 0 to 1. */
  saturation(doc: number, count: number): number {
    const length = this.facts[doc]?.length ?? 0;
    return count / (count + K1 * (1 - B + (B * length) / Math.max(1, this.figures.averageLength)));
  }
}

export interface PostingLists {
  readonly kinds: ReadonlyMap<string, Postings>;
  readonly concepts: ReadonlyMap<string, Postings>;
  readonly stems: ReadonlyMap<string, Postings>;
}

export function maskOf<Value>(values: readonly Value[], vocabulary: readonly Value[]): number {
  return values.reduce((mask, value) => mask | (1 << vocabulary.indexOf(value)), 0);
}

/** Three or more colours are what a shopper calls multicoloured. */
export function colorMask(colors: CatalogueItem['colors']): number {
  const mask = maskOf(colors, COLORS);
  return colors.length >= 3 ? mask | maskOf(['Multicolor'], COLORS) : mask;
}

/** Kinds take turns, and within a kind the brands; the same for the same items in any order. */
function browseOrder(items: readonly CatalogueItem[]): Uint32Array {
  const turns = new Map<string, number>();
  const turn = (key: string): number => {
    const next = turns.get(key) ?? 0;
    turns.set(key, next + 1);
    return next;
  };
  const shuffled = items.map((item, doc) => ({ item, doc, hash: hashOf(item.id) })).sort((a, b) => a.hash - b.hash || (a.item.id < b.item.id ? -1 : 1));
  const ofBrand = shuffled.map((entry) => ({ ...entry, brandTurn: turn(`${entry.item.kind}|${entry.item.brand}`) }));
  ofBrand.sort((a, b) => a.brandTurn - b.brandTurn);
  const ofKind = ofBrand.map((entry) => ({ ...entry, kindTurn: turn(entry.item.kind) }));
  ofKind.sort((a, b) => a.kindTurn - b.kindTurn || a.hash - b.hash);
  const order = new Uint32Array(items.length);
  ofKind.forEach(({ doc }, place) => (order[doc] = place));
  return order;
}

/** FNV-1a: spreads ids evenly and always alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function priceRanks(cents: Int32Array): Float32Array {
  const order = Uint32Array.from(cents, (_, doc) => doc).sort((a, b) => (cents[a] ?? 0) - (cents[b] ?? 0));
  const ranks = new Float32Array(cents.length);
  order.forEach((doc, place) => (ranks[doc] = place / Math.max(1, cents.length - 1)));
  return ranks;
}
