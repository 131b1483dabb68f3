import type { ColumnMap } from './columns.ts';
import type { SourceFile } from '../reading/SourceFile.ts';
import type { SourceRow } from '../SourceRow.ts';

/** The operator's options, and a method that receives remarks. */
export interface ReadingOptions {
  /** Columns given by the operator, which override the format's columns. */
  readonly map: ColumnMap | null;
  readonly signal: AbortSignal | undefined;
  /** Adds a remark to the report ('title is taken from the column Deatils'). */
  addRemark(text: string): void;
}

/** A file format. A new format needs a file in this folder and a line in `formats.ts`. */
export interface Format {
  readonly name: string;
  /** Whether the file looks like this format, judged by its beginning. */
  recognizes(source: SourceFile): boolean;
  /** The rows in file order. Rejects with `ImportRefusal` if the file cannot be read to its end. */
  readRows(source: SourceFile, reading: ReadingOptions): AsyncIterable<SourceRow>;
}
