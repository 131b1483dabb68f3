import { defineConfig } from 'vitest/config';

/** The tests that mutants have to survive: quick ones without a browser or a database, and none of figures. */
export default defineConfig({
  test: {
    environment: 'node',
    // Each mutant gets a new worker. Within a worker, the test files share the imported modules, because importing them
    // anew for each file would take longer than the tests.
    isolate: false,
    include: [
      '{src,contract}/**/*.test.ts',
      'server/domain/{catalogue,language,looks,outfits,search}/**/*.test.ts',
      'server/{adapters,application}/search/**/*.test.ts',
    ],
    exclude: ['src/adapters/browser/**'],
    // Properties of a whole search take longer than the default 5 s where all cores are busy.
    testTimeout: 20_000,
  },
});
