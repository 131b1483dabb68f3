import type { CandidateSource, CatalogueView, KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import { NEIGHBORS_BY_KIND } from '../../domain/language/lexicon/kinds.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import { ItemIndexBuilder } from '../../domain/search/ranking/ItemIndexBuilder.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import type { Sql } from '../postgres/Database.ts';
import { EventLoopPauser } from './EventLoopPauser.ts';
import { buildCandidateQuery } from './candidateQuery.ts';
import { CatalogueFigures } from './CatalogueFigures.ts';
import { KnownItems } from './KnownItems.ts';
import { BATCH_SIZE, FIRST_BATCH_SIZE, readFacts, readNames } from './readCatalogue.ts';
import { ViewKeeper } from './ViewKeeper.ts';
import type { ViewOptions } from './ViewKeeper.ts';

/**
 * Fetches candidates from the store; the ranking is the same as in memory. A node holds the catalogue's names, words
 * and statistics, and caches recently used items.
 */
export class PostgresCandidates implements CandidateSource {
  readonly #viewKeeper: ViewKeeper;

  constructor(sql: Sql, catalogue: Catalogue, options?: ViewOptions) {
    this.#viewKeeper = new ViewKeeper(
      catalogue,
      (isFirst) => buildView(sql, catalogue, isFirst ? FIRST_BATCH_SIZE : BATCH_SIZE),
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

async function buildView(sql: Sql, catalogue: Catalogue, batchSize: number): Promise<CatalogueView> {
  const figures = new CatalogueFigures();
  const pauser = new EventLoopPauser();
  const lexicon = await readNames(catalogue.readBatches(batchSize), pauser);
  const spelling = await readFacts(catalogue.readBatches(batchSize), lexicon, pauser, (item, facts) =>
    figures.add(item, facts),
  );
  const knownItems = new KnownItems(catalogue, lexicon);
  return {
    lexicon,
    spelling,
    alwaysMetFacets: ['gender'],
    findCandidates: async (plan, signal) => {
      const items = await knownItems.byIds(await fetchBestCandidates(sql, plan, lexicon, figures, signal));
      signal?.throwIfAborted();
      return indexItems(items, lexicon, figures);
    },
    find: async (id) => (await knownItems.byIds([id]))[0] ?? null,
  };
}

/**
 * Ids of the best candidates: garments of the plan's kinds; if none meets price and gender, garments of the most
 * similar kinds; otherwise any garments that meet a preference.
 */
async function fetchBestCandidates(
  sql: Sql,
  plan: SearchPlan,
  lexicon: Lexicon,
  figures: CatalogueFigures,
  signal?: AbortSignal,
): Promise<string[]> {
  const wantedKinds = plan.demands.garments.flatMap(({ kinds }) => Object.keys(kinds));
  const similarKinds = wantedKinds.flatMap((kind) => NEIGHBORS_BY_KIND[kind] ?? []);
  const kindLists = plan.hints.kinds ? [[...wantedKinds, ...similarKinds], []] : [wantedKinds, similarKinds, []];
  for (const kinds of wantedKinds.length === 0 ? [[]] : kindLists) {
    if (kinds === similarKinds && similarKinds.length === 0) continue;
    const { text, parameters } = buildCandidateQuery(plan, kinds, lexicon, figures);
    const rows = await sql.query<{ id: string }>(text, parameters);
    signal?.throwIfAborted();
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}

function indexItems(
  items: readonly KnownItem[],
  lexicon: Lexicon,
  figures: CatalogueFigures,
): ReturnType<ItemIndexBuilder['build']> {
  const builder = new ItemIndexBuilder(lexicon);
  for (const { item, facts } of items) builder.add(item, facts);
  return builder.build(figures.getCorpus());
}
