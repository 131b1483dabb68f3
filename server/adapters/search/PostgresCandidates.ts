import type { CandidateSource, CatalogueView } from '../../application/ports/CandidateSource.ts';
import type { Catalogue } from '../../application/ports/Catalogue.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../domain/search/lexicon/Lexicon.ts';
import type { ItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import { factsOf } from '../../domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import { ItemIndexBuilder } from '../../domain/search/ranking/ItemIndexBuilder.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import type { Sql } from '../postgres/Database.ts';
import { Breather } from './Breather.ts';
import { candidateQuery } from './candidateQuery.ts';
import { CatalogueFigures } from './CatalogueFigures.ts';
import { readCatalogue } from './readCatalogue.ts';
import { ViewKeeper } from './ViewKeeper.ts';

/** Facts that are kept, so that items which many searches find are read once. */
const MOST_FACTS = 4_000;

/**
 * The most promising items of a store, ranked like all others. A node holds the names, the words and the
 * figures of the catalogue, not its items.
 */
export class PostgresCandidates implements CandidateSource {
  readonly #keeper: ViewKeeper;

  constructor(sql: Sql, catalogue: Catalogue, now?: () => number) {
    this.#keeper = new ViewKeeper(catalogue, () => viewOver(sql, catalogue), now);
  }

  view(): Promise<CatalogueView> {
    return this.#keeper.view();
  }

  refresh(): Promise<void> {
    return this.#keeper.refresh();
  }
}

async function viewOver(sql: Sql, catalogue: Catalogue): Promise<CatalogueView> {
  const figures = new CatalogueFigures();
  const { lexicon, spelling } = await readCatalogue(catalogue, new Breather(), (item, facts) => figures.add(item, facts));
  const known = new KnownFacts(lexicon);
  return {
    lexicon, spelling,
    candidates: async (plan, signal) => {
      const items = await promising(sql, plan, lexicon, figures);
      signal?.throwIfAborted();
      return indexOf(items, known, figures);
    },
    find: async (id) => {
      const item = await catalogue.byId(id);
      return item ? { item, facts: known.of(item) } : null;
    },
  };
}

/** Where no wanted or neighbouring garment meets the demands, other garments are fetched for the rest of the wish. */
async function promising(sql: Sql, plan: SearchPlan, lexicon: Lexicon, figures: CatalogueFigures): Promise<CatalogueItem[]> {
  const { text, parameters } = candidateQuery(plan, lexicon, figures);
  const rows = await sql.query<{ item: CatalogueItem }>(text, parameters);
  if (rows.length > 0 || plan.demands.wants.length === 0) return rows.map(({ item }) => item);
  return promising(sql, { ...plan, demands: { ...plan.demands, wants: [] } }, lexicon, figures);
}

function indexOf(items: readonly CatalogueItem[], known: KnownFacts, figures: CatalogueFigures): ItemIndex {
  const builder = new ItemIndexBuilder();
  for (const item of items) builder.add(item, known.of(item));
  return builder.build(figures.corpus());
}

/** The facts of the items seen last; they belong to one state of the catalogue. */
class KnownFacts {
  readonly #lexicon: Lexicon;
  readonly #facts = new Map<string, { item: string; facts: ItemFacts }>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** An item that has changed since is read anew, though its id is known. */
  of(item: CatalogueItem): ItemFacts {
    const mark = `${item.shortDescription}|${item.semanticSearchDescription}|${item.kind}|${item.colors.join()}`;
    const kept = this.#facts.get(item.id);
    if (kept?.item === mark) return kept.facts;
    const facts = factsOf(item, this.#lexicon);
    if (this.#facts.size >= MOST_FACTS) this.#facts.delete(this.#facts.keys().next().value ?? '');
    this.#facts.set(item.id, { item: mark, facts });
    return facts;
  }
}
