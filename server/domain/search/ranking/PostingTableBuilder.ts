import { PostingTable } from './PostingTable.ts';

/** Number of entries between two pauses of the builder. */
const BLOCK_SIZE = 2 ** 14;

interface Block {
  readonly keys: Uint32Array;
  readonly docs: Uint32Array;
  readonly weights: Float32Array;
  readonly namedFlags: Uint8Array;
}

/**
 * Collects entries in the order of insertion, and sorts them by key at the end. Stores numbers instead of objects,
 * because millions of objects would slow the garbage collector.
 */
export class PostingTableBuilder {
  readonly #listNumbers = new Map<string, number>();
  readonly #blocks: Block[] = [];
  #length = 0;

  add(key: string, doc: number, weight: number, isNamed: boolean): void {
    const index = this.#length++ % BLOCK_SIZE;
    if (index === 0) this.#blocks.push(createBlock());
    const block = this.#blocks.at(-1);
    if (!block) return;
    block.keys[index] = this.#findListNumber(key);
    block.docs[index] = doc;
    block.weights[index] = weight;
    block.namedFlags[index] = isNamed ? 1 : 0;
  }

  /** Yields regularly, so that the caller can pause. */
  *build(): Generator<void, PostingTable> {
    const starts = yield* this.#computeListStarts();
    const nextPositions = starts.slice();
    const allPostings = {
      docs: new Uint32Array(this.#length),
      weights: new Float32Array(this.#length),
      namedFlags: new Uint8Array(this.#length),
    };
    for (const [block, length] of this.#listFilledBlocks()) {
      for (let index = 0; index < length; index++) {
        const key = block.keys[index] ?? 0;
        const position = nextPositions[key] ?? 0;
        nextPositions[key] = position + 1;
        allPostings.docs[position] = block.docs[index] ?? 0;
        allPostings.weights[position] = block.weights[index] ?? 0;
        allPostings.namedFlags[position] = block.namedFlags[index] ?? 0;
      }
      yield;
    }
    return new PostingTable(this.#listNumbers, starts, allPostings);
  }

  *#computeListStarts(): Generator<void, Uint32Array> {
    const starts = new Uint32Array(this.#listNumbers.size + 1);
    for (const [{ keys }, length] of this.#listFilledBlocks()) {
      for (let index = 0; index < length; index++) {
        const nextList = (keys[index] ?? 0) + 1;
        starts[nextList] = (starts[nextList] ?? 0) + 1;
      }
      yield;
    }
    for (let number = 1; number < starts.length; number++)
      starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0);
    return starts;
  }

  /** Lists each block with the number of its entries. */
  *#listFilledBlocks(): Iterable<readonly [Block, number]> {
    for (const [index, block] of this.#blocks.entries())
      yield [block, Math.min(BLOCK_SIZE, this.#length - index * BLOCK_SIZE)];
  }

  #findListNumber(key: string): number {
    const listNumber = this.#listNumbers.get(key);
    if (listNumber !== undefined) return listNumber;
    const number = this.#listNumbers.size;
    this.#listNumbers.set(key, number);
    return number;
  }
}

function createBlock(): Block {
  return {
    keys: new Uint32Array(BLOCK_SIZE),
    docs: new Uint32Array(BLOCK_SIZE),
    weights: new Float32Array(BLOCK_SIZE),
    namedFlags: new Uint8Array(BLOCK_SIZE),
  };
}
