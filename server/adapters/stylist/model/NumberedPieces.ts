import type { CatalogueItem } from '../../../domain/catalogue/CatalogueItem.ts';
import { shortenTitle } from '../../../domain/catalogue/shortenTitle.ts';

/** Numbers the pieces that a model may mention, from 1. Small models confuse ids. */
export class NumberedPieces {
  readonly #items: CatalogueItem[] = [];
  readonly #numbersById = new Map<string, number>();

  constructor(items: readonly CatalogueItem[]) {
    this.add(items);
  }

  get items(): readonly CatalogueItem[] {
    return this.#items;
  }

  /** Gives numbers to new items. Returns the numbers of all `items`. */
  add(items: readonly CatalogueItem[]): readonly number[] {
    return items.map((item) => {
      const knownNumber = this.#numbersById.get(item.id);
      if (knownNumber !== undefined) return knownNumber;
      this.#items.push(item);
      this.#numbersById.set(item.id, this.#items.length);
      return this.#items.length;
    });
  }

  find(number: number): CatalogueItem | undefined {
    return this.#items[number - 1];
  }

  /** The pieces with these numbers; null if a number is unknown. */
  findAll(numbers: readonly number[]): readonly CatalogueItem[] | null {
    const items = numbers.flatMap((number) => this.find(number) ?? []);
    return items.length === numbers.length ? items : null;
  }

  /** Describes the pieces for the model, with their numbers. */
  describe(items: readonly CatalogueItem[]): readonly DescribedPiece[] {
    const numbers = this.add(items);
    return items.map((item, index) => ({ number: numbers[index] ?? 0, ...describePiece(item) }));
  }
}

export type DescribedPiece = ReturnType<typeof describePiece> & { readonly number: number };

const MAX_TEXT_CHARACTERS = 240;

export function describePiece(item: CatalogueItem) {
  return {
    name: shortenTitle(item),
    brand: item.brand,
    kind: item.subkind || item.kind,
    price: item.priceCents / 100,
    ...(item.fullPriceCents > item.priceCents ? { fullPrice: item.fullPriceCents / 100 } : {}),
    colors: item.colors,
    sizes: item.sizes,
    materials: item.materials,
    pattern: item.pattern,
    fit: item.fit,
    seasons: item.seasons,
    occasions: item.occasions,
    text: item.description.slice(0, MAX_TEXT_CHARACTERS),
  };
}
