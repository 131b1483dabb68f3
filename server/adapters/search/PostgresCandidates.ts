import type { CandidateSource, CatalogueView, KnownItem } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import { NEIGHBORS } from '../../domain/language/lexicon/kinds.ts';
import type { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import { ItemIndexBuilder } from '../../domain/search/ranking/ItemIndexBuilder.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import type { Sql } from '../postgres/Database.ts';
import { Breather } from './Breather.ts';
import { candidateQuery } from './candidateQuery.ts';
import { CatalogueFigures } from './CatalogueFigures.ts';
import { KnownItems } from './KnownItems.ts';
import { BATCH, FIRST_BATCH, readFacts, readNames } from './readCatalogue.ts';
import { ViewKeeper } from './ViewKeeper.ts';
import type { ViewOptions } from './ViewKeeper.ts';

/**
 * Candidates from the store, ranked like all others. A node holds the catalogue's names, words and statistics, and
 * caches the items in use.
 */
export class PostgresCandidates implements CandidateSource {
  readonly #keeper: ViewKeeper;

  constructor(sql: Sql, catalogue: Catalogue, options?: ViewOptions) {
    this.#keeper = new ViewKeeper(
      catalogue,
      (isFirst) => viewOver(sql, catalogue, isFirst ? FIRST_BATCH : BATCH),
      options,
    );
  }

  view(): Promise<CatalogueView> {
    return this.#keeper.view();
  }

  refresh(): Promise<void> {
    return this.#keeper.refresh();
  }
}

async function viewOver(sql: Sql, catalogue: Catalogue, batchSize: number): Promise<CatalogueView> {
  const figures = new CatalogueFigures();
  const breather = new Breather();
  const lexicon = await readNames(catalogue.batches(batchSize), breather);
  const spelling = await readFacts(catalogue.batches(batchSize), lexicon, breather, (item, facts) =>
    figures.add(item, facts),
  );
  const known = new KnownItems(catalogue, lexicon);
  return {
    lexicon,
    spelling,
    alwaysMetFacets: ['gender'],
    findCandidates: async (plan, signal) => {
      const items = await known.byIds(await bestCandidates(sql, plan, lexicon, figures, signal));
      signal?.throwIfAborted();
      return indexOf(items, lexicon, figures);
    },
    find: async (id) => (await known.byIds([id]))[0] ?? null,
  };
}

/**
 * Ids of the wanted garments; if none passes price and gender, those of the most similar kinds; otherwise any that
 * meet a preference.
 */
async function bestCandidates(
  sql: Sql,
  plan: SearchPlan,
  lexicon: Lexicon,
  figures: CatalogueFigures,
  signal?: AbortSignal,
): Promise<string[]> {
  const wanted = plan.demands.wants.flatMap(({ kinds }) => Object.keys(kinds));
  const alike = wanted.flatMap((kind) => NEIGHBORS[kind] ?? []);
  const sought = plan.hinted.kinds ? [[...wanted, ...alike], []] : [wanted, alike, []];
  for (const kinds of wanted.length === 0 ? [[]] : sought) {
    if (kinds === alike && alike.length === 0) continue;
    const { text, parameters } = candidateQuery(plan, kinds, lexicon, figures);
    const rows = await sql.query<{ id: string }>(text, parameters);
    signal?.throwIfAborted();
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}

function indexOf(
  items: readonly KnownItem[],
  lexicon: Lexicon,
  figures: CatalogueFigures,
): ReturnType<ItemIndexBuilder['build']> {
  const builder = new ItemIndexBuilder(lexicon);
  for (const { item, facts } of items) builder.add(item, facts);
  return builder.build(figures.corpus());
}
