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

export default defineConfig({
  test: {
    // All cores: one is left idle otherwise, which on the smallest machine is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{src,contract,server}/**/*.test.ts'],
          exclude: ['src/adapters/browser/**', ...SLOW_TESTS],
        },
      },
      { test: { name: 'slow', environment: 'node', include: SLOW_TESTS } },
      {
        test: {
          name: 'contracts',
          environment: 'node',
          include: ['tests/contracts/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'dom', environment: 'jsdom', include: DOM_TESTS, setupFiles: ['tests/support/dom.setup.ts'] },
      },
    ],
  },
});
