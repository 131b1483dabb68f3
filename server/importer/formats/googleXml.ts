import { readXmlRecords } from '../reading/xmlRecords.ts';
import { createProductRow, type SourceRow } from '../SourceRow.ts';
import type { Format, ReadingOptions } from './Format.ts';
import { readGoogleFields } from './googleFields.ts';
import type { SourceFile } from '../reading/SourceFile.ts';

/** A Google Merchant feed in RSS 2.0 or Atom, with or without the `g:` prefix. */
export const googleXml: Format = {
  name: 'Google Merchant feed (XML)',
  recognizes: ({ opening }) =>
    /^\s*(?:<\?xml|<!--|<rss|<feed|<channel|<products)/i.test(opening) &&
    /<(?:rss|feed|channel|products)\b/i.test(opening),
  readRows,
};

async function* readRows(source: SourceFile, { signal }: ReadingOptions): AsyncGenerator<SourceRow> {
  for await (const { row, fields } of readXmlRecords(source, signal)) {
    yield createProductRow(
      row,
      readGoogleFields((name) => fields.get(name) ?? []),
    );
  }
}
