import type { ColumnMap } from './columns.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import type { SourceRow } from '../SourceRow.ts';

/** What the operator said about reading, and where a format says what it understood. */
export interface Reading {
  /** Columns named by the operator; they win over what a format knows. */
  readonly map: ColumnMap | null;
  readonly signal: AbortSignal | undefined;
  /** Takes a remark for the operator ('title is taken from the column Deatils'). */
  remark(text: string): void;
}

/** One kind of file. Adding a format is a file like its neighbors and a line in `formats.ts`. */
export interface Format {
  readonly name: string;
  /** Whether the opening of the file looks like this format. */
  recognises(source: SourceFile): boolean;
  /** The rows in the order of the file. Rejects with `ImportRefusal` when the file cannot be read to its end. */
  rows(source: SourceFile, reading: Reading): AsyncIterable<SourceRow>;
}
