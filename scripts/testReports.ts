import { stripVTControlCharacters } from 'node:util';

/** The test results of a gate. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Failed and retried tests, one line each. */
  readonly remarks: readonly string[];
}

const MAX_REMARK_LENGTH = 400;

/** Formats a remark on one line, so that it is visible at the end of a long output. */
const remark = (outcome: string, test: string, message = '') =>
  stripVTControlCharacters(`${outcome}: ${test} — ${message}`).replace(/\s+/gu, ' ').slice(0, MAX_REMARK_LENGTH);

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Reads the JSON report of Vitest. */
export const countVitest = (json: unknown): Tally => {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = json as VitestReport;
  const failedTests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const remarks = failedTests.map(({ fullName, failureMessages }) => remark('failed', fullName, failureMessages?.[0]));
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, remarks };
};

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}
type Spec = PlaywrightSuite['specs'][number];
const listSpecs = ({ specs, suites = [] }: PlaywrightSuite): readonly Spec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

const OUTCOMES: Readonly<Record<string, string>> = { unexpected: 'failed', flaky: 'passed on its second try' };
const listRemarks = ({ title, file, tests }: Spec): string[] =>
  tests.flatMap(({ status, results }) => {
    const outcome = OUTCOMES[status];
    return outcome === undefined ? [] : [remark(outcome, `${file} ${title}`, results[0]?.error?.message)];
  });

/** Reads the JSON report of Playwright. */
export const countPlaywright = (json: unknown): Tally => {
  const { stats, suites } = json as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: readonly PlaywrightSuite[];
  };
  const remarks = suites.flatMap(listSpecs).flatMap(listRemarks);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, remarks };
};
