import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const MAX_STOPS = 12;
const ROW_PATTERN = /^\| \d+ \| `(?<name>[\w.]+)` \| `(?<file>[\w./-]+)` \|$/gmu;

const mapSection = readFileSync('docs/map.md', 'utf8').split("## A query's way")[1]?.split('\n## ')[0] ?? '';
const stops = [...mapSection.matchAll(ROW_PATTERN)].map(
  ({ groups }) => [groups?.['name'] ?? '', groups?.['file'] ?? ''] as const,
);

/** Whether the file defines this class, method or function. */
function isDefinedIn(code: string, name: string): boolean {
  const [owner = '', method] = name.split('.');
  const isDefined = new RegExp(`\\b(?:class|function|const) ${owner}\\b`, 'u').test(code);
  return isDefined && (method === undefined || new RegExp(`^  (?:async )?${method}(?:<|\\()`, 'mu').test(code));
}

describe("a query's way", () => {
  it(`has at most ${MAX_STOPS} stops, which the map lists`, () => {
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.length).toBeLessThanOrEqual(MAX_STOPS);
  });

  it.each(stops)('passes %s in %s', (name, file) => {
    expect(isDefinedIn(readFileSync(file, 'utf8'), name)).toBe(true);
  });

  it('notices a name that is not defined in its file', () => {
    const code = "class Search {\n  async submit(): void {\n    this.search('red');\n  }\n}";
    expect(isDefinedIn(code, 'Search.submit')).toBe(true);
    expect(isDefinedIn(code, 'Search.search')).toBe(false);
    expect(isDefinedIn(code, 'Find')).toBe(false);
  });
});
