/** Mutation tests: `npm run mutate`. `scripts/mutate.ts` prints the score of each folder and holds it to its limit. */
export default {
  mutate: ['{src/domain,src/application,server/domain/search/ranking}/**/*.ts', '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: true },
  // A mutant of a module's constants would run every test of every file that imports it.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  concurrency: 2,
  // A mutant that loops ends after the time of its tests and this much. On a busy machine, tests of a mutant that does
  // not loop take long as well, and a time-out would count as killed.
  timeoutMS: 30_000,
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportTests: false,
    reportMutants: true,
    reportScoreTable: false,
  },
  jsonReporter: { fileName: '.cache/mutants/report.json' },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  tempDirName: '.cache/mutants/sandbox',
  ignorePatterns: [
    '/dist',
    '/.data',
    '/.cache',
    '/coverage',
    '/public',
    '/docs',
    '/test-results',
    '/playwright-report',
    '/server/assets/catalogue/pictures',
  ],
  allowConsoleColors: false,
};
