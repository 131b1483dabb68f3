import { describe, expect, it } from 'vitest';
import type { ImportReport } from './ImportReport.ts';
import { formatReport } from './printReport.ts';

const REPORT: ImportReport = {
  file: 'feed.csv',
  format: 'separated values',
  source: 'shop',
  rowsRead: 30,
  rowsUsed: 4,
  rowsRepeated: 1,
  items: 3,
  counts: { inserted: 2, updated: 1, unchanged: 0 },
  variantsGrouped: 1,
  remarks: ['Prices in INR were taken as dollars.'],
  skipped: [
    { row: 2, reason: 'not clothing', detail: 'fragrance' },
    ...Array.from({ length: 24 }, (_, index) => ({ row: index + 3, reason: 'no title', detail: '' })),
  ],
};

describe('reportText', () => {
  it('sums up, then lists the first skipped rows', () => {
    const text = formatReport(REPORT, 1.25, null);
    expect(text).toContain('feed.csv: separated values, kept as "shop".\n');
    expect(text).toMatch(
      /rows read +30\n {2}items imported +3 {2}\(2 new, 1 changed, 0 unchanged\)\n {2}variants grouped +1 /,
    );
    expect(text).toMatch(/ 24 {2}no title\n +1 {2}not clothing: fragrance 1\n/);
    expect(text).toContain(
      'Note: Prices in INR were taken as dollars.\nrow 2: not clothing (fragrance)\nrow 3: no title\n',
    );
    expect(text).toContain('row 21: no title\n... and 5 more; --report FILE lists them all.\nDone in 1.3 s.\n');
  });

  it('omits the rows if there is a report file', () => {
    expect(formatReport(REPORT, 1, 'skipped.txt')).not.toContain('row 3:');
    expect(formatReport(REPORT, 1, 'skipped.txt')).toContain('All skipped rows are listed in skipped.txt.\n');
  });

  it('prints no control characters, whether from files, rows or sources', () => {
    const controlCharacters = 'x\u001B[2J\nDone in 0 s.\r\u202E';
    const report = {
      ...REPORT,
      file: controlCharacters,
      source: controlCharacters,
      remarks: [controlCharacters],
      skipped: [{ row: 1, reason: controlCharacters, detail: controlCharacters }],
    };
    const text = formatReport(report, 1, null) + formatReport(report, 1, controlCharacters);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E]/u);
    expect(text.split('\n').filter((line) => line.startsWith('Done in 0'))).toEqual([]);
  });
});
