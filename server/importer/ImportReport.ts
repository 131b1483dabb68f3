import type { ImportCounts } from '../application/ports/Catalogue.ts';

export interface LeftOutRow {
  readonly row: number;
  /** One of few, so that rows can be counted by it ('price is zero'). */
  readonly reason: string;
  /** What makes it this row's ('fragrance', '"unknown"'); '' where there is nothing to add. */
  readonly detail: string;
}

/** How an import went. `rowsRead` is `rowsUsed` + `rowsRepeated` + `leftOut.length`. */
export interface ImportReport {
  readonly file: string;
  readonly format: string;
  readonly source: string;
  readonly rowsRead: number;
  readonly rowsUsed: number;
  /** Rows that say again what another said. */
  readonly rowsRepeated: number;
  readonly items: number;
  readonly counts: ImportCounts;
  /** Choices (sizes, colors) that became part of an item instead of items of their own. */
  readonly variantsGrouped: number;
  readonly leftOut: readonly LeftOutRow[];
  readonly remarks: readonly string[];
}

/** Keeps account of every row while a file is read. A row that gave an item anything counts as used. */
export class RowLedger {
  private readonly used = new Set<number>();
  private readonly repeated = new Set<number>();
  private readonly left = new Map<number, LeftOutRow>();
  private last = 0;
  private read = 0;

  /** Rows of one number arrive one after another. */
  count(row: number): void {
    if (row !== this.last) this.read += 1;
    this.last = row;
  }

  use(row: number): void {
    this.used.add(row);
  }

  repeat(row: number): void {
    this.repeated.add(row);
  }

  leaveOut(row: number, reason: string, detail = ''): void {
    if (!this.left.has(row)) this.left.set(row, { row, reason, detail });
  }

  isRepeated(row: number): boolean {
    return this.repeated.has(row);
  }

  isLeftOut(row: number): boolean {
    return this.left.has(row);
  }

  get rowsRead(): number {
    return this.read;
  }

  get rowsUsed(): number {
    return this.used.size;
  }

  get rowsRepeated(): number {
    return [...this.repeated].filter((row) => !this.used.has(row)).length;
  }

  get leftOut(): readonly LeftOutRow[] {
    const rows = [...this.left.values()].filter(({ row }) => !this.used.has(row) && !this.repeated.has(row));
    return rows.sort((a, b) => a.row - b.row);
  }
}

/** Reasons with how many rows each has, most first. */
export function countsByReason(rows: readonly LeftOutRow[]): readonly (readonly [reason: string, rows: number])[] {
  const counts = new Map<string, number>();
  for (const { reason } of rows) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
