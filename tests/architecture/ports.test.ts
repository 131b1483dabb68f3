import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readImports } from './imports/readImports.ts';

const PORT_FOLDERS = ['src/application/ports', 'server/application/ports'];
const SUITES_FOLDER = 'tests/contracts';
const REASON_PATTERN = /(?:Without a|Needs no) contract suite[:,] \S/u;

const imports = readImports();
const suites = [...imports.keys()].filter((file) => file.startsWith(SUITES_FOLDER) && file.endsWith('.contract.ts'));
const ports = PORT_FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);
const testCode = readdirSync(SUITES_FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(SUITES_FOLDER, name), 'utf8'))
  .join('\n');
/** Functions in tests that run several contract suites for one adapter. */
const bundles = [...testCode.matchAll(/^function (describe\w+)\([\s\S]*?^\}/gmu)];

/** Counts how often the tests run a suite. `describeOnPostgres` counts once, although it may run on two servers. */
function countRuns(suite: string): number {
  const countCalls = (code: string): number => code.split(`${suite}(`).length - 1;
  const bundledRuns = bundles.filter(([body]) => countCalls(body.replace(`function ${suite}(`, '')) > 0);
  const directRuns = countCalls(testCode) - bundledRuns.length;
  return bundledRuns.reduce((sum, [, bundle = '']) => sum + countCallsInTests(bundle), directRuns);
}

/** Counts the calls of a function in the tests, without its definition. */
function countCallsInTests(name: string): number {
  return testCode.split(`${name}(`).length - 2;
}

/** Reads the source of a file and puts each comment on one line. */
const readUnwrapped = (file: string): string => readFileSync(file, 'utf8').replaceAll(/\n \* /gu, ' ');

describe('every port', () => {
  it('has a contract suite, or says why not', () => {
    const importedBySuites = new Set(suites.flatMap((suite) => imports.get(suite) ?? []));
    const namedBySuites = new Set(suites.map((suite) => basename(suite, '.contract.ts')));
    const isTested = (port: string): boolean => importedBySuites.has(port) || namedBySuites.has(basename(port, '.ts'));
    expect(ports.filter((port) => !isTested(port) && !REASON_PATTERN.test(readUnwrapped(port)))).toEqual([]);
    expect(ports.length).toBeGreaterThan(40);
  });
});

describe('every contract suite', () => {
  it.each(suites)('runs on two adapters at least: %s', (suite) => {
    const [, name = ''] = /export function (describe\w+)\(/u.exec(readFileSync(suite, 'utf8')) ?? [];
    expect(countRuns(name)).toBeGreaterThan(1);
  });
});
