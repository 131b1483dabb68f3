/** The items that have a key, by position, with their weights. */
export interface Postings {
  readonly docs: Uint32Array;
  readonly weights: Float32Array;
  /** 1 if the item's name or material contains the key, otherwise 0. */
  readonly namedFlags: Uint8Array;
}

/** Lists of items by key, stored together in a few arrays. The table never changes. */
export class PostingTable {
  readonly #listNumbers: ReadonlyMap<string, number>;
  /** The position where each list starts, followed by the end of the last list. */
  readonly #starts: Uint32Array;
  readonly #postings: Postings;

  constructor(numbers: ReadonlyMap<string, number>, starts: Uint32Array, postings: Postings) {
    this.#listNumbers = numbers;
    this.#starts = starts;
    this.#postings = postings;
  }

  /** Returns the list of a key in the order of insertion; empty if the key has none. */
  findPostings(key: string): Postings {
    const [start, end] = this.#findRange(key);
    const { docs, weights, namedFlags } = this.#postings;
    return {
      docs: docs.subarray(start, end),
      weights: weights.subarray(start, end),
      namedFlags: namedFlags.subarray(start, end),
    };
  }

  /** Returns the length of a key's list. */
  countPostings(key: string): number {
    const [start, end] = this.#findRange(key);
    return end - start;
  }

  #findRange(key: string): readonly [from: number, to: number] {
    const number = this.#listNumbers.get(key);
    return number === undefined ? [0, 0] : [this.#starts[number] ?? 0, this.#starts[number + 1] ?? 0];
  }
}
