import { defineConfig } from 'vitest/config';

/** Whole programs and catalogues, real adapters and the source tree itself; `npm run test:unit` leaves them out. */
const SLOW_TESTS = [
  'scripts/**/*.test.ts',
  'studio/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'server/{adapters,evaluation,identity}/**/*.test.ts',
  'server/importer/{main,realFiles,importCatalogue}.test.ts',
];

const DOM_TESTS = [
  'src/ui/**/*.test.tsx',
  'src/composition/**/*.test.tsx',
  'src/adapters/browser/**/*.test.ts',
  'tests/architecture/**/*.test.tsx',
];

const COMMON = {
  setupFiles: ['tests/support/every.setup.ts'],
  // For a test that hangs; a correct one can be several times slower on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 180_000,
};

/**
 * These files share a process for each core: starting a process and loading the modules again for each file took
 * longer than the tests (docs/adr/0131).
 */
const SHARED_PROCESS = { ...COMMON, isolate: false };

export default defineConfig({
  test: {
    // All cores: one is left idle otherwise, which on the smallest machine is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...SHARED_PROCESS,
          name: 'node',
          environment: 'node',
          include: ['{src,contract,server}/**/*.test.ts'],
          exclude: ['src/adapters/browser/**', ...SLOW_TESTS],
        },
      },
      { test: { ...COMMON, name: 'slow', environment: 'node', include: SLOW_TESTS } },
      {
        test: {
          ...COMMON,
          name: 'contracts',
          environment: 'node',
          include: ['tests/contracts/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts'],
        },
      },
      {
        test: {
          ...SHARED_PROCESS,
          name: 'dom',
          environment: 'jsdom',
          include: DOM_TESTS,
          setupFiles: [...COMMON.setupFiles, 'tests/support/dom.setup.ts'],
        },
      },
    ],
  },
});
