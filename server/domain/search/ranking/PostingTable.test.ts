import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PostingTable } from './PostingTable.ts';
import { PostingTableBuilder } from './PostingTableBuilder.ts';

type Entry = readonly [key: string, doc: number, weight: number, isNamed: boolean];

function createTable(entries: readonly Entry[]): PostingTable {
  const builder = new PostingTableBuilder();
  for (const entry of entries) builder.add(...entry);
  const steps = builder.build();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('a table of postings', () => {
  it('keeps the entries of every key in insertion order', () => {
    const entry = fc.tuple(
      fc.constantFrom('silk', 'wool', 'toString', ''),
      fc.nat(99),
      fc.integer({ min: 0, max: 8 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const table = createTable(entries);
        for (const key of new Set(entries.map(([name]) => name))) {
          const keptEntries = entries.filter(([name]) => name === key);
          const { docs, weights, namedFlags } = table.findPostings(key);
          expect([...docs].map((doc, index) => [key, doc, weights[index], namedFlags[index] === 1])).toEqual(
            keptEntries,
          );
          expect(table.countPostings(key)).toBe(keptEntries.length);
        }
      }),
    );
  });

  it('holds more entries than one block', () => {
    const table = createTable(
      Array.from({ length: 40_000 }, (_, doc) => [doc % 3 === 0 ? 'wool' : 'silk', doc, 1, false] as const),
    );
    expect([table.countPostings('wool'), table.countPostings('silk')]).toEqual([13_334, 26_666]);
    expect(table.findPostings('wool').docs.at(-1)).toBe(39_999);
  });

  it('returns nothing for other keys', () => {
    expect(createTable([['silk', 1, 1, true]]).findPostings('wool').docs).toHaveLength(0);
    expect(createTable([]).countPostings('wool')).toBe(0);
  });
});
