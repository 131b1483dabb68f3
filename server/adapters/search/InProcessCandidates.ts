import type { CandidateSource, CatalogueView, KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import { ItemIndexBuilder } from '../../domain/search/ranking/ItemIndexBuilder.ts';
import { Breather } from './Breather.ts';
import { readCatalogue } from './readCatalogue.ts';
import { ViewKeeper } from './ViewKeeper.ts';

/** The whole catalogue in an index of this process, built anew in the background after an import. */
export class InProcessCandidates implements CandidateSource {
  readonly #keeper: ViewKeeper;

  constructor(catalogue: Catalogue, now?: () => number) {
    this.#keeper = new ViewKeeper(catalogue, () => indexed(catalogue), now);
  }

  view(): Promise<CatalogueView> {
    return this.#keeper.view();
  }

  refresh(): Promise<void> {
    return this.#keeper.refresh();
  }
}

async function indexed(catalogue: Catalogue): Promise<CatalogueView> {
  const breather = new Breather();
  const builder = new ItemIndexBuilder();
  const { lexicon, spelling } = await readCatalogue(catalogue, breather, (item, facts) => builder.add(item, facts));
  const index = await builder.buildPausing(() => breather.pauseWhenDue());
  return {
    lexicon, spelling,
    candidates: () => Promise.resolve(index),
    find: (id) => Promise.resolve(knownItem(index, id)),
  };
}

function knownItem(index: ItemIndex, id: string): KnownItem | null {
  const doc = index.docOf(id);
  const item = doc === undefined ? undefined : index.items[doc];
  const facts = doc === undefined ? undefined : index.facts[doc];
  return item && facts ? { item, facts } : null;
}
