import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFile } from '../../../tests/support/importing.ts';
import { sniffDelimiter } from './delimiter.ts';
import { readHeader, readSeparatedRecords, type SeparatedRecord } from './separatedRows.ts';
import { openSource } from './SourceFile.ts';

async function readRecords(text: string): Promise<readonly SeparatedRecord[]> {
  return withFile('feed.csv', text, async (path) => {
    const records: SeparatedRecord[] = [];
    for await (const record of readSeparatedRecords(await openSource(path, null))) records.push(record);
    return records;
  });
}

describe('separated values', () => {
  it('counts rows as a spreadsheet does: a cell with a line break is in one row', async () => {
    expect(await readRecords('name,price\nShirt,"Rs\n1699"\n,\nTee,9\n')).toEqual([
      { row: 2, cells: ['Shirt', 'Rs\n1699'], problem: null },
      { row: 3, cells: ['', ''], problem: null },
      { row: 4, cells: ['Tee', '9'], problem: null },
    ]);
  });

  it('reports a row that is wider than the header and forgives missing or empty trailing cells', async () => {
    const problems = (await readRecords('a,b\n1,2,3\n1\n1,2,,\n')).map(({ problem }) => problem);
    expect(problems).toEqual(['has 3 cells where the header has 2', null, null]);
  });

  it('refuses an unclosed quote', async () => {
    await expect(readRecords('a,b\n1,"2\n3,4\n')).rejects.toThrow('is not readable as separated values');
  });

  it('counts 300,000 empty lines within the time limit of a test', async () => {
    expect(await readRecords(`a,b\n${'\n'.repeat(300_000)}1,2\n`)).toEqual([
      { row: 300_002, cells: ['1', '2'], problem: null },
    ]);
  });

  it('recognizes a header by its delimiter', () => {
    expect(readHeader('\uFEFFid; name ;price\n1;Shirt, blue;2\n')).toEqual(['id', 'name', 'price']);
    expect(sniffDelimiter('id\ttitle\tprice\n1\ta, b, c\t2,00\n')).toBe('\t');
    expect(sniffDelimiter('just a line of text')).toBe(',');
  });

  it('finds the delimiter of any table', () => {
    const cell = fc.stringMatching(/^[a-z ]{1,8}$/);
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 10 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom(',', ';', '\t', '|'), (rows, delimiter) => {
        expect(sniffDelimiter(rows.map((row) => row.join(delimiter)).join('\n'))).toBe(delimiter);
      }),
    );
  });
});
