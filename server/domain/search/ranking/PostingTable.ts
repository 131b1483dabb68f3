/** Items (by position) for which something holds, and how much. */
export interface Postings {
  readonly docs: Uint32Array;
  readonly weights: Float32Array;
  /** 1 where it is part of what the item is called or made of. */
  readonly named: Uint8Array;
}

/** Lists by key, end to end in one set of arrays. Immutable. */
export class PostingTable {
  readonly #numbers: ReadonlyMap<string, number>;
  /** Where the list of each number begins, and where the last one ends. */
  readonly #starts: Uint32Array;
  readonly #all: Postings;

  constructor(numbers: ReadonlyMap<string, number>, starts: Uint32Array, all: Postings) {
    this.#numbers = numbers;
    this.#starts = starts;
    this.#all = all;
  }

  /** The list of a key, in the order in which it was gathered; empty where there is none. */
  list(key: string): Postings {
    const [from, to] = this.#range(key);
    const { docs, weights, named } = this.#all;
    return { docs: docs.subarray(from, to), weights: weights.subarray(from, to), named: named.subarray(from, to) };
  }

  /** How long the list of a key is. */
  count(key: string): number {
    const [from, to] = this.#range(key);
    return to - from;
  }

  #range(key: string): readonly [from: number, to: number] {
    const number = this.#numbers.get(key);
    return number === undefined ? [0, 0] : [this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0];
  }
}
