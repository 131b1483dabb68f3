import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../tests/support/cpuTime.ts';
import { readJsonRecords } from './jsonRecords.ts';
import type { SourceFile } from './SourceFile.ts';

function createSource(text: string, size: number): SourceFile {
  return {
    path: 'x.json',
    name: 'x.json',
    encoding: 'utf-8',
    opening: text,
    files: ['x.json'],
    async *readChunks() {
      for (let index = 0; index < text.length; index += size) yield text.slice(index, index + size);
    },
    requireUnchanged: async () => {},
  };
}

async function readValues(text: string, size = 7): Promise<readonly unknown[]> {
  const values: unknown[] = [];
  for await (const { value } of readJsonRecords(createSource(text, size))) values.push(value);
  return values;
}

describe('jsonRecords', () => {
  it('reads products from an array, an array under a key, one object per line, or a single object', async () => {
    const [a, b] = [
      { id: 1, tags: ['x', ']'] },
      { id: 2, options: [{ name: 'Size', values: ['{'] }] },
    ];
    expect(await readValues(JSON.stringify([a, b]))).toEqual([a, b]);
    expect(await readValues(JSON.stringify({ count: 2, products: [a, b], next: null }))).toEqual([a, b]);
    expect(await readValues(`${JSON.stringify(a)}\n${JSON.stringify(b)}\n`)).toEqual([a, b]);
    expect(await readValues(JSON.stringify(a, null, 2))).toEqual([a]);
  });

  it('does not depend on chunk boundaries', async () => {
    const product = fc.record({
      id: fc.integer(),
      title: fc.string(),
      variants: fc.array(fc.record({ option: fc.string() })),
    });
    const wrappings = fc.constantFrom(
      (records: unknown[]) => JSON.stringify(records),
      (records: unknown[]) => JSON.stringify({ products: records }),
      (records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(product), wrappings, fc.integer({ min: 1, max: 40 }), async (products, write, size) => {
        const expectedValue: unknown = JSON.parse(JSON.stringify(products));
        expect(await readValues(write(products), size)).toEqual(expectedValue);
      }),
    );
  });

  it('reads a document with many lists in linear time', async () => {
    const document = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`key${index}`, []]));
    const text = JSON.stringify({ ...document, data: [{ id: 1 }] });
    const cpuMs = await measureCpuMs(async () => expect(await readValues(text, 65_536)).toEqual([{ id: 1 }]));
    expect(cpuMs).toBeLessThan(1_000);
  });

  it('refuses truncated text and text that is not JSON', async () => {
    await expect(readValues('[{"id":1},{"id":')).rejects.toThrow('ends in the middle');
    await expect(readValues('[{"id":1},{id:2}]')).rejects.toThrow('record 2');
  });
});
