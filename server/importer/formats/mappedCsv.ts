import { readHeader, readSeparatedRecords } from '../reading/separatedRows.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import {
  getFirstValue,
  createRowFields,
  createProductRow,
  createUnreadableRow,
  type RowFields,
  type SourceRow,
} from '../SourceRow.ts';
import { createCellReader, mapColumns, type ColumnMap } from './columns.ts';
import type { Format, ReadingOptions } from './Format.ts';

/**
 * Any separated values with a header. The operator's map names the columns; without a map, common column names are
 * recognized.
 */
export const mappedCsv: Format = {
  name: 'separated values',
  recognizes: ({ opening }) => readHeader(opening).filter((name) => name !== '').length >= 2,
  readRows,
};

async function* readRows(source: SourceFile, { signal, map, addRemark }: ReadingOptions): AsyncGenerator<SourceRow> {
  const header = readHeader(source.opening);
  const columns = mapColumns(header, map);
  addRemark(`Columns: ${describeColumns(columns)}.`);
  const readCells = createCellReader(header, columns);
  for await (const { row, cells, problem } of readSeparatedRecords(source, signal)) {
    yield problem !== null
      ? createUnreadableRow(row, problem)
      : createProductRow(row, completeFields(readCells(cells)));
  }
}

function describeColumns(columns: ColumnMap): string {
  return Object.entries(columns)
    .map(([field, names]) => `${field} = ${names.join(' + ')}`)
    .join('; ');
}

/**
 * Splits cells that contain a list ("Size:Small,Medium"). A product without a title gets its description or variant
 * name as the title.
 */
function completeFields(fields: RowFields): RowFields {
  const description = getFirstValue(fields.description);
  const labeledFields = createRowFields({
    size: fields.size?.flatMap((cell) =>
      cell.replace(/^\s*(?:sizes?|größen?|storlek|tallas?)\s*:\s*/i, '').split(/[,;|]/),
    ),
    color: fields.color?.flatMap((cell) => cell.split(/[,;|]/)),
    image: fields.image?.flatMap((cell) => cell.split(/(?<![,;|\s])[,;|\s]+(?=https?:)|[;|]/i)),
    tags: fields.tags?.flatMap((cell) => cell.split(/[,;|]/)),
  });
  const titleFields: RowFields =
    fields.title === undefined && description !== '' ? createRowFields({ title: description.slice(0, 200) }) : {};
  return { ...fields, ...labeledFields, ...titleFields };
}
