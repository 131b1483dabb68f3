import type { CandidateSource, CatalogueView, KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import { ItemIndexBuilder } from '../../domain/search/ranking/ItemIndexBuilder.ts';
import { EventLoopPauser } from './EventLoopPauser.ts';
import { BATCH_SIZE, FIRST_BATCH_SIZE, readFacts, readNames } from './readCatalogue.ts';
import { ViewKeeper } from './ViewKeeper.ts';
import type { ViewOptions } from './ViewKeeper.ts';

/** The whole catalogue in an in-process index, rebuilt in the background after an import. */
export class InProcessCandidates implements CandidateSource {
  readonly #viewKeeper: ViewKeeper;

  constructor(catalogue: Catalogue, options?: ViewOptions) {
    this.#viewKeeper = new ViewKeeper(
      catalogue,
      (isFirst) => indexCatalogue(catalogue, isFirst ? FIRST_BATCH_SIZE : BATCH_SIZE),
      options,
    );
  }

  view(): Promise<CatalogueView> {
    return this.#viewKeeper.view();
  }

  refresh(): Promise<void> {
    return this.#viewKeeper.refresh();
  }
}

async function indexCatalogue(catalogue: Catalogue, batchSize: number): Promise<CatalogueView> {
  const pauser = new EventLoopPauser();
  // Read the store once, because all items stay in memory.
  const batches: (readonly CatalogueItem[])[] = [];
  const lexicon = await readNames(collectBatches(catalogue.readBatches(batchSize), batches), pauser);
  const builder = new ItemIndexBuilder(lexicon);
  const spelling = await readFacts(batches, lexicon, pauser, (item, facts) => builder.add(item, facts));
  const index = await builder.buildPausing(() => pauser.pauseWhenDue());
  return {
    lexicon,
    spelling,
    alwaysMetFacets: [],
    findCandidates: () => Promise.resolve(index),
    find: (id) => Promise.resolve(findKnownItem(index, id)),
  };
}

async function* collectBatches(
  batches: AsyncIterable<readonly CatalogueItem[]>,
  keptBatches: (readonly CatalogueItem[])[],
): AsyncIterable<readonly CatalogueItem[]> {
  for await (const batch of batches) {
    keptBatches.push(batch);
    yield batch;
  }
}

function findKnownItem(index: ItemIndex, id: string): KnownItem | null {
  const doc = index.findDoc(id);
  const item = doc === undefined ? undefined : index.items[doc];
  const facts = doc === undefined ? undefined : index.getFacts(doc);
  return item && facts ? { item, facts } : null;
}
