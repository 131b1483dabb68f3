import { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { ImportRefusal } from '../ImportRefusal.ts';
import { readFirstRecords, sniffDelimiter } from './delimiter.ts';
import type { SourceFile } from './SourceFile.ts';

/**
 * Maximum number of characters of a record. Without a limit, a missing closing quote would put the whole file into
 * one cell.
 */
const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024;

export interface SeparatedRecord {
  /** The spreadsheet row; the header is row 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly problem: string | null;
}

/** Reads the trimmed header of separated values; returns an empty list if the file has none. */
export function readHeader(opening: string): readonly string[] {
  const header = readFirstRecords(opening, sniffDelimiter(opening), 1)[0] ?? [];
  return header.map((name) => name.replace(/^\uFEFF/, '').trim());
}

/**
 * Reads the records below the header one at a time. A record with more cells than the header has a `problem`; missing
 * cells at the end count as blank. Rejects with `ImportRefusal` if the quotes are too broken.
 */
export async function* readSeparatedRecords(source: SourceFile, signal?: AbortSignal): AsyncGenerator<SeparatedRecord> {
  const parser = parse({
    delimiter: sniffDelimiter(source.opening),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    // Otherwise the parser would create an error object for each empty line.
    skip_empty_lines: true,
    info: true,
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const input = Readable.from(source.readChunks(source.files[0]!, signal));
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let width: number | null = null;
  try {
    for await (const { record: cells, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      if (width === null) width = cells.length;
      else yield { row: info.records + info.empty_lines, cells, problem: describeSurplusCells(cells, width) };
    }
  } catch (error) {
    throw toReadableError(error, source.name);
  } finally {
    input.destroy();
  }
}

function describeSurplusCells(cells: readonly string[], width: number): string | null {
  const extraCellCount = cells.slice(width).filter((cell) => cell.trim() !== '').length;
  return extraCellCount > 0 ? `has ${cells.length} cells where the header has ${width}` : null;
}

function toReadableError(error: unknown, name: string): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new ImportRefusal(
      `${name} is not readable as separated values: row ${Number(error['records']) + 1} is longer than 4 MB: a quote is not closed, or the cell is no text for a shop.`,
    );
  }
  const line = typeof error['lines'] === 'number' ? ` (line ${error['lines']})` : '';
  return new ImportRefusal(
    `${name} is not readable as separated values${line}: ${error.message.replace(/(?<![.\s])[.\s]+$/, '')}.`,
  );
}
