import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './testReports.ts';

describe('countVitest', () => {
  it('reports failures in one line without colors', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'a hem is straight', failureMessages: [] },
      {
        status: 'failed',
        fullName: 'a collar lies flat',
        failureMessages: ['\u001B[31mexpected 1\u001B[39m\n  to be 2'],
      },
    ];
    const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults: [{ assertionResults }] };
    expect(countVitest(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      remarks: ['failed: a collar lies flat — expected 1 to be 2'],
    });
  });
});

describe('countPlaywright', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: '2.07.spec.ts',
    tests: [{ status, results: [{ error: { message: 'Timed out' } }, {}] }],
  });

  it('finds the tests of nested groups and distinguishes a retry from a failure', () => {
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    const suites = [
      {
        specs: [spec('keeps', 'expected')],
        suites: [{ specs: [spec('lets go', 'flaky'), spec('shares', 'unexpected')] }],
      },
    ];
    expect(countPlaywright({ stats, suites })).toEqual({
      passed: 2,
      failed: 1,
      skipped: 0,
      remarks: [
        'passed on its second try: 2.07.spec.ts lets go — Timed out',
        'failed: 2.07.spec.ts shares — Timed out',
      ],
    });
  });
});
