import * as z from 'zod';
import type { PolicyViolation } from '../domain/reports/policyLabel.ts';

const MAX_VIOLATIONS = 10;
const TextSchema = z.string().max(4_000).catch('');
const LineSchema = z.number().catch(0);

/** The format of `report-uri`. */
const OlderReport = z.object({
  'csp-report': z.object({
    'effective-directive': TextSchema,
    'violated-directive': TextSchema,
    'blocked-uri': TextSchema,
    'source-file': TextSchema,
    'line-number': LineSchema,
  }),
});
/** The format of the Reporting API (`report-to`). Leaves out other kinds of reports. */
const NewerReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: TextSchema,
    blockedURL: TextSchema,
    sourceFile: TextSchema,
    lineNumber: LineSchema,
  }),
});

/** Reads a report in either format; null for any other text. */
export function readViolations(text: string): readonly PolicyViolation[] | null {
  const value = parseJson(text);
  const olderReport = OlderReport.safeParse(value);
  if (olderReport.success) return [toViolation(olderReport.data)];
  if (!Array.isArray(value)) return null;
  return value.slice(0, MAX_VIOLATIONS).flatMap((entry) => {
    const { data } = NewerReport.safeParse(entry);
    if (data === undefined) return [];
    const { effectiveDirective, blockedURL, sourceFile, lineNumber } = data.body;
    return [{ directive: effectiveDirective, blocked: blockedURL, sourceFile, line: lineNumber }];
  });
}

function toViolation({ 'csp-report': report }: z.output<typeof OlderReport>): PolicyViolation {
  // Older browsers send the directive with its sources here.
  const [directive = ''] = (report['effective-directive'] || report['violated-directive']).split(' ');
  return {
    directive,
    blocked: report['blocked-uri'],
    sourceFile: report['source-file'],
    line: report['line-number'],
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
