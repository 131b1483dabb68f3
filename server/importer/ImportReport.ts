import type { ImportCounts } from '../application/ports/Catalogue.ts';

export interface SkippedRow {
  readonly row: number;
  /** Why the row was skipped ('price is zero'), in few different texts, so that rows can be counted by reason. */
  readonly reason: string;
  /** Details of this row ('fragrance', '"unknown"'); '' if there are none. */
  readonly detail: string;
}

/** The result of an import. `rowsRead` is `rowsUsed` + `rowsRepeated` + `skipped.length`. */
export interface ImportReport {
  readonly file: string;
  readonly format: string;
  readonly source: string;
  readonly rowsRead: number;
  readonly rowsUsed: number;
  readonly rowsRepeated: number;
  readonly items: number;
  readonly counts: ImportCounts;
  /** The number of variants (sizes, colors) that were merged into an item. */
  readonly variantsGrouped: number;
  readonly skipped: readonly SkippedRow[];
  readonly remarks: readonly string[];
}

/** Records what became of each row of a file. A row counts as used if any item has data from it. */
export class RowLedger {
  private readonly usedRows = new Set<number>();
  private readonly repeatedRows = new Set<number>();
  private readonly skippedRows = new Map<number, SkippedRow>();
  private lastRow = 0;
  private readCount = 0;

  /** Counts a row once, even if the method is called again directly afterwards. */
  countRow(row: number): void {
    if (row !== this.lastRow) this.readCount += 1;
    this.lastRow = row;
  }

  markUsed(row: number): void {
    this.usedRows.add(row);
  }

  markRepeated(row: number): void {
    this.repeatedRows.add(row);
  }

  skipRow(row: number, reason: string, detail = ''): void {
    if (!this.skippedRows.has(row)) this.skippedRows.set(row, { row, reason, detail });
  }

  isRepeated(row: number): boolean {
    return this.repeatedRows.has(row);
  }

  isSkipped(row: number): boolean {
    return this.skippedRows.has(row);
  }

  get rowsRead(): number {
    return this.readCount;
  }

  get rowsUsed(): number {
    return this.usedRows.size;
  }

  get rowsRepeated(): number {
    return [...this.repeatedRows].filter((row) => !this.usedRows.has(row)).length;
  }

  get skipped(): readonly SkippedRow[] {
    const rows = [...this.skippedRows.values()].filter(
      ({ row }) => !this.usedRows.has(row) && !this.repeatedRows.has(row),
    );
    return rows.sort((a, b) => a.row - b.row);
  }
}

/** Reasons with their number of rows, most frequent first. */
export function countSkippedRowsByReason(
  rows: readonly SkippedRow[],
): readonly (readonly [reason: string, rows: number])[] {
  const counts = new Map<string, number>();
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
