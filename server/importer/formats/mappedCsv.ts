import { headerOf, separatedRecords } from '../reading/separatedRows.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import { first, fieldsOf, productRow, unreadableRow, type RowFields, type SourceRow } from '../SourceRow.ts';
import { cellReader, mappedColumns, type ColumnMap } from './columns.ts';
import type { Format, Reading } from './Format.ts';

/** Any separated values with a header: columns by the operator's map, and by common names for the other fields. */
export const mappedCsv: Format = {
  name: 'separated values',
  recognizes: ({ opening }) => headerOf(opening).filter((name) => name !== '').length >= 2,
  rows: readRows,
};

async function* readRows(source: SourceFile, { signal, map, remark }: Reading): AsyncGenerator<SourceRow> {
  const header = headerOf(source.opening);
  const columns = mappedColumns(header, map);
  remark(`Columns: ${describe(columns)}.`);
  const read = cellReader(header, columns);
  for await (const { row, cells, problem } of separatedRecords(source, signal)) {
    yield problem !== null ? unreadableRow(row, problem) : productRow(row, completed(read(cells)));
  }
}

function describe(columns: ColumnMap): string {
  return Object.entries(columns)
    .map(([field, names]) => `${field} = ${names.join(' + ')}`)
    .join('; ');
}

/**
 * Splits lists in one cell ("Size:Small,Medium"). If there is no title, the description or the variant becomes the
 * title.
 */
function completed(fields: RowFields): RowFields {
  const description = first(fields.description);
  const listed = fieldsOf({
    size: fields.size?.flatMap((cell) =>
      cell.replace(/^\s*(?:sizes?|größen?|storlek|tallas?)\s*:\s*/i, '').split(/[,;|]/),
    ),
    color: fields.color?.flatMap((cell) => cell.split(/[,;|]/)),
    image: fields.image?.flatMap((cell) => cell.split(/(?<![,;|\s])[,;|\s]+(?=https?:)|[;|]/i)),
    tags: fields.tags?.flatMap((cell) => cell.split(/[,;|]/)),
  });
  const named: RowFields =
    fields.title === undefined && description !== '' ? fieldsOf({ title: description.slice(0, 200) }) : {};
  return { ...fields, ...listed, ...named };
}
