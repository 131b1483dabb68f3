import { parse } from 'csv-parse/sync';

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_ROWS = 25;

/**
 * Reads the first records of a text that has this delimiter. Ignores errors in the last record, which may be cut off.
 */
export function readFirstRecords(opening: string, delimiter: string, count: number): readonly (readonly string[])[] {
  const records: string[][] = [];
  try {
    parse(opening, {
      delimiter,
      to: count,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record: string[]) => {
        records.push(record);
        return null;
      },
    });
  } catch {
    return records;
  }
  return records;
}

/**
 * Returns the delimiter with which most records have as many cells as the header; a comma if none is better than the
 * others.
 */
export function sniffDelimiter(opening: string): string {
  let bestDelimiter: string = ',';
  let bestScore = 0;
  for (const delimiter of DELIMITERS) {
    const score = computeRegularity(readFirstRecords(opening, delimiter, SAMPLE_ROWS));
    if (score > bestScore) [bestDelimiter, bestScore] = [delimiter, score];
  }
  return bestDelimiter;
}

function computeRegularity(records: readonly (readonly string[])[]): number {
  const width = records[0]?.length ?? 0;
  if (width < 2) return 0;
  const evenShare = records.filter((record) => record.length === width).length / records.length;
  return evenShare * evenShare * width;
}
