/** The items (by position) of a key, with their weights. */
export interface Postings {
  readonly docs: Uint32Array;
  readonly weights: Float32Array;
  /** 1 if the item's name or material contains the key. */
  readonly named: Uint8Array;
}

/** Lists by key, concatenated in one set of arrays. Immutable. */
export class PostingTable {
  readonly #numbers: ReadonlyMap<string, number>;
  /** The start of each list, and the end of the last one. */
  readonly #starts: Uint32Array;
  readonly #all: Postings;

  constructor(numbers: ReadonlyMap<string, number>, starts: Uint32Array, all: Postings) {
    this.#numbers = numbers;
    this.#starts = starts;
    this.#all = all;
  }

  /** The list of a key, in insertion order; empty if there is none. */
  list(key: string): Postings {
    const [from, to] = this.#range(key);
    const { docs, weights, named } = this.#all;
    return { docs: docs.subarray(from, to), weights: weights.subarray(from, to), named: named.subarray(from, to) };
  }

  /** The length of a key's list. */
  count(key: string): number {
    const [from, to] = this.#range(key);
    return to - from;
  }

  #range(key: string): readonly [from: number, to: number] {
    const number = this.#numbers.get(key);
    return number === undefined ? [0, 0] : [this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0];
  }
}
