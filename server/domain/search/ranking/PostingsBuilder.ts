import type { Postings } from './ItemIndex.ts';

const FIRST_CAPACITY = 8;

/**
 * Gathers one list. It grows in typed arrays, not in lists of numbers: those would be hundreds of thousands
 * of values for the garbage collector to copy while an index is built.
 */
export class PostingsBuilder {
  #docs = new Uint32Array(FIRST_CAPACITY);
  #weights = new Float32Array(FIRST_CAPACITY);
  #named = new Uint8Array(FIRST_CAPACITY);
  #length = 0;

  add(doc: number, weight: number, isNamed: boolean): void {
    if (this.#length === this.#docs.length) this.#grow();
    this.#docs[this.#length] = doc;
    this.#weights[this.#length] = weight;
    this.#named[this.#length] = isNamed ? 1 : 0;
    this.#length++;
  }

  get length(): number {
    return this.#length;
  }

  build(): Postings {
    return {
      docs: this.#docs.slice(0, this.#length), weights: this.#weights.slice(0, this.#length), named: this.#named.slice(0, this.#length),
    };
  }

  #grow(): void {
    const capacity = this.#length * 2;
    this.#docs = copied(this.#docs, new Uint32Array(capacity));
    this.#weights = copied(this.#weights, new Float32Array(capacity));
    this.#named = copied(this.#named, new Uint8Array(capacity));
  }
}

function copied<Numbers extends Uint32Array | Float32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
