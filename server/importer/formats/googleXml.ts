import { xmlRecords } from '../reading/xmlRecords.ts';
import { productRow, type SourceRow } from '../SourceRow.ts';
import type { Format, Reading } from './Format.ts';
import { googleFields } from './googleFields.ts';
import type { SourceFile } from '../reading/SourceFile.ts';

/** A Google Merchant feed in RSS 2.0 or Atom, with or without the `g:` prefix. */
export const googleXml: Format = {
  name: 'Google Merchant feed (XML)',
  recognizes: ({ opening }) =>
    /^\s*(?:<\?xml|<!--|<rss|<feed|<channel|<products)/i.test(opening) &&
    /<(?:rss|feed|channel|products)\b/i.test(opening),
  rows: readRows,
};

async function* readRows(source: SourceFile, { signal }: Reading): AsyncGenerator<SourceRow> {
  for await (const { row, fields } of xmlRecords(source, signal)) {
    yield productRow(
      row,
      googleFields((name) => fields.get(name) ?? []),
    );
  }
}
