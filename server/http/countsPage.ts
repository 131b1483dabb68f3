import { createHash } from 'node:crypto';
import { PRODUCT } from '../../src/domain/product.ts';
import { COUNT_KINDS, type CountKind, type DailyCount } from '../application/ports/DailyCounts.ts';
import { escapeHtml } from '../domain/text/escapeHtml.ts';

const TEXT_BY_KIND: Readonly<
  Record<CountKind, { readonly title: string; readonly label: string; readonly emptyText: string }>
> = {
  visit: { title: 'Visits of the website', label: 'Page, browser, screen', emptyText: 'Nobody came.' },
  'client-error': {
    title: 'Errors in browsers',
    label: 'Error (file:line)',
    emptyText: 'No browser reported an error.',
  },
  'policy-report': {
    title: 'Content security policy',
    label: 'Directive: what was blocked',
    emptyText: 'No browser blocked anything.',
  },
};

const STYLE = `
:root { --paper: #f6f1e7; --ink: #1b1815; --quiet: #5c544a; --rule: #ddd4c3; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --paper: #141210; --ink: #f2ecdf; --quiet: #bdb3a2; --rule: #38332c; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 56rem; margin: 0 auto; padding: clamp(1.5rem, 6vw, 4rem) 1.25rem; }
h1 { margin-bottom: .75rem; font: 400 clamp(2.25rem, 8vw, 4rem)/1.05 Georgia, serif; }
h2 { margin: 3rem 0 .5rem; font: 400 1.6rem/1.2 Georgia, serif; }
p, th { color: var(--quiet); }
table { width: 100%; margin-top: 1rem; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .5rem 0 .5rem 1rem; border-bottom: 1px solid var(--rule); text-align: end; vertical-align: top; font-variant-numeric: tabular-nums; }
th { font-weight: 400; font-size: .8125rem; }
th + th, td + td { white-space: nowrap; }
th:first-child, td:first-child { padding-left: 0; text-align: start; overflow-wrap: anywhere; }
`;

/** The content security policy of the page, which has no scripts and one style. */
export const COUNTS_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Renders the counts of the last thirty days. `today` is a date in UTC. */
export function renderCountsPage(counts: readonly DailyCount[], today: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Counts - ${PRODUCT.name}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Counts</h1>
<p>The last thirty days, in UTC. There is nothing about anybody behind these numbers.</p>
${COUNT_KINDS.map((kind) => renderKind(kind, counts, today)).join('\n')}
</main>
</body>
</html>
`;
}

interface LabelTotal {
  readonly label: string;
  today: number;
  total: number;
  lastDay: string;
}

function renderKind(kind: CountKind, counts: readonly DailyCount[], today: string): string {
  const { title, label, emptyText } = TEXT_BY_KIND[kind];
  const totals = sumByLabel(
    counts.filter((count) => count.kind === kind),
    today,
  );
  if (totals.length === 0) return `<h2>${title}</h2>\n<p>${emptyText}</p>`;
  const sum = totals.reduce((subtotal, { total }) => subtotal + total, 0);
  return `<h2>${title}</h2>
<p>${sum} in all</p>
<table>
<thead><tr><th scope="col">${label}</th><th scope="col">Today</th><th scope="col">30 days</th><th scope="col">Last</th></tr></thead>
<tbody>
${totals.map(renderRow).join('\n')}
</tbody>
</table>`;
}

const renderRow = ({ label, today, total, lastDay }: LabelTotal): string =>
  `<tr><td>${escapeHtml(label)}</td><td>${today}</td><td>${total}</td><td>${lastDay}</td></tr>`;

/** Most frequent first. */
function sumByLabel(counts: readonly DailyCount[], today: string): readonly LabelTotal[] {
  const totals = new Map<string, LabelTotal>();
  for (const { label, day, count } of counts) {
    const total = totals.get(label) ?? { label, today: 0, total: 0, lastDay: day };
    totals.set(label, total);
    total.total += count;
    if (day === today) total.today += count;
    if (day > total.lastDay) total.lastDay = day;
  }
  return [...totals.values()].toSorted((a, b) => b.total - a.total);
}
