import { readHeader, readSeparatedRecords } from '../reading/separatedRows.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { createProductRow, createUnreadableRow, type SourceRow } from '../SourceRow.ts';
import type { Format, ReadingOptions } from './Format.ts';
import { readGoogleFields } from './googleFields.ts';

const REQUIRED_COLUMNS = ['id', 'title', 'link', 'image_link', 'price', 'availability'];
/** Columns that only AWIN exports have. */
const OTHER_FORMAT_COLUMNS = ['aw_product_id', 'merchant_product_id'];

/** A Google Merchant feed as separated values. The header has the attribute names of Google's specification. */
export const googleTsv: Format = {
  name: 'Google Merchant feed (separated values)',
  recognizes: ({ opening }) => {
    const names = normalizeAttributeNames(readHeader(opening));
    return (
      REQUIRED_COLUMNS.every((name) => names.includes(name)) &&
      !OTHER_FORMAT_COLUMNS.some((name) => names.includes(name))
    );
  },
  readRows,
};

/** Normalizes attribute names: 'g:Image link' and 'image_link' are equal. */
function normalizeAttributeNames(header: readonly string[]): readonly string[] {
  return header.map((name) => name.toLowerCase().replace(/^g:/, '').replace(/\s+/g, '_'));
}

async function* readRows(source: SourceFile, { signal }: ReadingOptions): AsyncGenerator<SourceRow> {
  const names = normalizeAttributeNames(readHeader(source.opening));
  const indexes = new Map(names.map((name, index) => [name, index]));
  for await (const { row, cells, problem } of readSeparatedRecords(source, signal)) {
    if (problem !== null) {
      yield createUnreadableRow(row, problem);
      continue;
    }
    yield createProductRow(
      row,
      readGoogleFields((name) => splitCell(name, cells[indexes.get(name) ?? -1] ?? '')),
    );
  }
}

/** The values of a cell. Picture URLs in a cell are separated by commas. */
function splitCell(name: string, cell: string): readonly string[] {
  if (name === 'additional_image_link') return cell.split(/,(?=\s*https?:)/i);
  return [cell];
}
