import { toPrintable } from '../domain/text/cleanText.ts';
import { countSkippedRowsByReason, type ImportReport, type SkippedRow } from './ImportReport.ts';

const MAX_SHOWN_ROWS = 20;
/** Maximum length of a detail in the report. Longer details concern only a single product. */
const MAX_EXAMPLE_LENGTH = 20;

/** Writes the report for the terminal. Lists the skipped rows only if there is no report file. */
export function formatReport(report: ImportReport, seconds: number, reportFile: string | null): string {
  const { counts } = report;
  const lines = [
    toPrintable(`${report.file}: ${report.format}, kept as "${report.source}".`),
    formatTable([
      ['rows read', report.rowsRead],
      [
        'items imported',
        report.items,
        `${counts.inserted} new, ${counts.updated} changed, ${counts.unchanged} unchanged`,
      ],
      ...(counts.withdrawn === undefined
        ? []
        : ([['no longer sold', counts.withdrawn, 'not in this file any more']] as const)),
      ['variants grouped', report.variantsGrouped, 'choices of size or color that became part of an item'],
      ['rows repeated', report.rowsRepeated, 'said what another row said'],
      ['rows skipped', report.skipped.length],
    ]),
    ...countSkippedRowsByReason(report.skipped).map(
      ([reason, rows]) =>
        `    ${String(rows).padStart(7)}  ${toPrintable(reason + formatExamples(report.skipped, reason))}`,
    ),
    ...report.remarks.map((remark) => toPrintable(`Note: ${remark}`)),
    ...(reportFile === null ? report.skipped.slice(0, MAX_SHOWN_ROWS).map(formatRow) : []),
    ...(reportFile === null && report.skipped.length > MAX_SHOWN_ROWS
      ? [`... and ${report.skipped.length - MAX_SHOWN_ROWS} more; --report FILE lists them all.`]
      : []),
    ...(reportFile === null ? [] : [toPrintable(`All skipped rows are listed in ${reportFile}.`)]),
    `Done in ${seconds.toFixed(1)} s.`,
  ];
  return `${lines.join('\n')}\n`;
}

function formatTable(rows: readonly (readonly [string, number, string?])[]): string {
  return rows
    .map(
      ([name, value, note]) =>
        `  ${name.padEnd(17)}${String(value).padStart(8)}${note === undefined ? '' : `  (${note})`}`,
    )
    .join('\n');
}

/** Lists the most frequent details of a reason; returns '' if each row has another detail. */
function formatExamples(rows: readonly SkippedRow[], reason: string): string {
  const details = new Map<string, number>();
  for (const row of rows)
    if (row.reason === reason && row.detail !== '') details.set(row.detail, (details.get(row.detail) ?? 0) + 1);
  if (
    details.size === 0 ||
    details.size > 8 ||
    [...details.keys()].some((detail) => detail.length > MAX_EXAMPLE_LENGTH)
  )
    return '';
  return `: ${[...details]
    .sort((a, b) => b[1] - a[1])
    .map(([detail, count]) => `${detail} ${count}`)
    .join(', ')}`;
}

export function formatRow({ row, reason, detail }: SkippedRow): string {
  return toPrintable(`row ${row}: ${reason}${detail === '' ? '' : ` (${detail})`}`);
}
