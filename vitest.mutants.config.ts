import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant is dead as soon as one test fails, so quick test files run first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slowestFirst = await super.sort(files);
    return slowestFirst.reverse();
  }
}

/**
 * The tests that mutants have to survive: quick ones without a browser or a database, and none of figures. The tests of
 * the search engine in `server/application/search`, of its index in `server/adapters/search` and of a search by picture
 * are left out: building their large catalogues takes seconds per mutant, and the other tests beside the ranking run
 * the same engine.
 */
export default defineConfig({
  test: {
    environment: 'node',
    // Each mutant gets a new worker. Within a worker, the test files share the imported modules, because importing them
    // anew for each file would take longer than the tests.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    include: ['{src,contract}/**/*.test.ts', 'server/domain/{catalogue,language,looks,outfits,search}/**/*.test.ts'],
    exclude: ['src/adapters/browser/**', 'server/domain/search/ranking/pictured.test.ts'],
    // Properties of a whole search take longer than the default 5 s where all cores are busy.
    testTimeout: 20_000,
  },
});
