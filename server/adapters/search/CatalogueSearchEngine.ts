import { FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { FacetName } from '../../../src/domain/search/Facets.ts';
import type { CandidateSource, CatalogueView } from '../../application/ports/CandidateSource.ts';
import type { DeepPick, EngineQuery, EngineResult, SearchEngine } from '../../application/ports/SearchEngine.ts';
import type { TextReader } from '../../application/ports/TextReader.ts';
import type { Leads } from '../../domain/stylist/Conversation.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { factsOf } from '../../domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import { facetsOf } from '../../domain/search/ranking/facets.ts';
import { led } from '../../domain/search/ranking/led.ts';
import { likeItems, planLike } from '../../domain/search/ranking/likeness.ts';
import { likePictures } from '../../domain/search/ranking/pictured.ts';
import { reasonsFor } from '../../domain/search/ranking/reasons.ts';
import type { Found } from '../../domain/search/ranking/relaxation.ts';
import { searchRelaxing } from '../../domain/search/ranking/relaxation.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import { planOf } from '../../domain/search/ranking/searchPlan.ts';
import { searchWidening } from '../../domain/search/ranking/widening.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { variedPicks } from '../../domain/search/ranking/variety.ts';
import { lookFor } from '../../domain/looks/lookFor.ts';
import { InProcessReader } from '../reading/InProcessReader.ts';

/** Number of a query's own results that are excluded from the suggestions beneath it. */
const EXCLUDED_FROM_SUGGESTIONS = 24;
const SEEDS = 8;

/** Parses a query, ranks candidates of a source, and reports what was relaxed. */
export class CatalogueSearchEngine implements SearchEngine {
  readonly #source: CandidateSource;
  readonly #reader: TextReader;

  constructor(source: CandidateSource, reader: TextReader = new InProcessReader()) {
    this.#source = source;
    this.#reader = reader;
  }

  async search(query: EngineQuery, signal?: AbortSignal): Promise<EngineResult> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const { tastes = [], emphasis = [] } = query.leads ?? {};
    const texts = [query.query, tastes.join(', '), emphasis.join(', ')];
    const [wish, ...leading] = (await this.#reader.wishes(texts, view, signal)) as [Wish, Wish, Wish];
    const attached = query.attachedItems.map((item) => ({ item, facts: factsOf(item, view.lexicon) }));
    const likeAttached = likeItems(planOf(wish, query.filters, query.filtersAreFinal), attached);
    const pictured = likePictures(likeAttached, query.attachedPictures ?? [], wish.words);
    const plan = led(pictured.plan, query.leads ?? {}, { tastes: leading[0], emphasis: leading[1] });
    const correctedQuery = wish.correctedQuery;
    if (plan.isMeaningless && !hasKnownWord(await view.candidates(plan, signal), plan)) {
      return { items: [], deepPicks: [], filters: plan.filters, relaxations: [], correctedQuery, facets: {} };
    }
    const index = await view.candidates(plan, signal);
    signal?.throwIfAborted();
    const keep = (found: Found): Found => {
      const others = query.leads
        ? withoutModels(index, found, query.attachedItems)
        : withoutItems(index, found, query.attachedItems);
      return query.leads ? withoutLeftOut(index, others, query.leads.leaveOut) : others;
    };
    const result = searchWidening(index, plan, view.lexicon, keep, query.leads !== undefined);
    return {
      items: orderedItems(index, result.found.docs.subarray(0, query.limit), plan.filters),
      deepPicks:
        wish.words.length === 0 && attached.length === 0 && !query.attachedPictures?.length
          ? []
          : deepPicks(index, result, plan, view),
      filters: plan.filters,
      relaxations: result.found.docs.length > 0 ? [...pictured.sentences, ...result.relaxations] : result.relaxations,
      correctedQuery,
      facets: facetsOf(
        index,
        result.demands,
        result.found,
        {
          itemIds: [...query.attachedItems.map(({ id }) => id), ...(query.leads?.leaveOut.itemIds ?? [])],
          brands: query.leads?.leaveOut.brands ?? [],
        },
        uncountedOf(view, plan),
      ),
    };
  }

  async similar(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const known = await view.find(itemId);
    if (!known) return [];
    const plan = planLike([known], filters);
    const index = await view.candidates(plan, signal);
    const result = withoutItems(index, searchRelaxing(index, plan, view.lexicon), [known.item]);
    return result.relaxations.length > 0 ? [] : itemsOf(index, result.found.docs.subarray(0, limit));
  }

  async similarToQuery(
    query: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const [wish] = (await this.#reader.wishes([query], view, signal)) as [Wish];
    const asked = planOf(wish, filters, false);
    const index = await view.candidates(asked, signal);
    const { found, demands } = searchRelaxing(index, asked, view.lexicon);
    const seeds = knownItems(index, found.docs.subarray(0, SEEDS));
    if (seeds.length === 0) return [];
    const alike = planLike(seeds, filters);
    const plan: SearchPlan = { ...alike, demands: { ...demands, wants: alike.demands.wants } };
    const wider = await view.candidates(plan, signal);
    const seen = found.docs.length > EXCLUDED_FROM_SUGGESTIONS ? EXCLUDED_FROM_SUGGESTIONS : 0;
    const result = withoutItems(
      wider,
      searchRelaxing(wider, plan, view.lexicon),
      itemsOf(index, found.docs.subarray(0, seen)),
    );
    return itemsOf(wider, result.found.docs.subarray(0, limit));
  }

  async completeTheLook(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const known = await view.find(itemId);
    return known ? lookFor(known, filters, limit, (plan) => view.candidates(plan, signal)) : [];
  }
}

/** Of filters that all candidates meet, only the chosen values could be counted. */
function uncountedOf({ alwaysMet }: CatalogueView, { demands, hinted }: SearchPlan): readonly FacetName[] {
  return alwaysMet.filter(
    (name) => !(name === 'gender' && hinted.genders) && FILTERS[name].chips(demands.filters).length > 0,
  );
}

/** Words that the lexicon lacks may still occur in the catalogue. */
function hasKnownWord(index: ItemIndex, plan: SearchPlan): boolean {
  return plan.preferences.stems.some((stem) => index.stem(stem).docs.length > 0);
}

function deepPicks(index: ItemIndex, { found, demands }: Found, plan: SearchPlan, view: CatalogueView): DeepPick[] {
  const asked = { soft: plan.preferences.soft, demands };
  const picks = knownItems(index, variedPicks(index, found));
  const reasons = reasonsFor(picks, asked, view.lexicon);
  return picks.map(({ item }, at) => ({ item, reason: reasons[at] ?? '' }));
}

function knownItems(
  index: ItemIndex,
  docs: Iterable<number>,
): { item: CatalogueItem; facts: ReturnType<typeof factsOf> }[] {
  return [...docs].flatMap((doc) => {
    const item = index.items[doc];
    const facts = index.factsOf(doc);
    return item && facts ? [{ item, facts }] : [];
  });
}

function itemsOf(index: ItemIndex, docs: Iterable<number>): CatalogueItem[] {
  return [...docs].flatMap((doc) => index.items[doc] ?? []);
}

function withoutItems(index: ItemIndex, result: Found, items: readonly CatalogueItem[]): Found {
  if (items.length === 0) return result;
  const left = new Set(items.map(({ id }) => id));
  return withDocs(
    result,
    result.found.docs.filter((doc) => !left.has(index.items[doc]?.id ?? '')),
  );
}

/** In a chat, the attached item itself is better than no result. */
function withoutModels(index: ItemIndex, result: Found, models: readonly CatalogueItem[]): Found {
  const others = withoutItems(index, result, models);
  const isAlone = others.found.docs.length === 0 && result.found.docs.length > 0;
  return isAlone
    ? {
        ...result,
        relaxations: [...result.relaxations, 'Nothing else fits all of that, so the piece itself is shown.'],
      }
    : others;
}

function withoutLeftOut(index: ItemIndex, result: Found, leaveOut: Leads['leaveOut']): Found {
  if (leaveOut.itemIds.length === 0 && leaveOut.brands.length === 0) return result;
  const ids = new Set(leaveOut.itemIds);
  const brands = new Set(leaveOut.brands);
  const docs = result.found.docs.filter((doc) => {
    const item = index.items[doc];
    return item !== undefined && !ids.has(item.id) && !brands.has(item.brand);
  });
  const isReturning = docs.length === 0 && result.found.docs.length > 0 && leaveOut.mayReturn === true && ids.size > 0;
  if (!isReturning) return withDocs(result, docs);
  const seen = result.found.docs.filter((doc) => !brands.has(index.items[doc]?.brand ?? ''));
  return {
    ...result,
    found: { ...result.found, docs: seen },
    relaxations: seen.length > 0 ? [...result.relaxations, SEEN_BEFORE] : result.relaxations,
  };
}

/** If nothing is left, nothing is reported about how it was found. */
function withDocs(result: Found, docs: Uint32Array): Found {
  const isEmptied = docs.length === 0 && result.found.docs.length > 0;
  return { ...result, found: { ...result.found, docs }, relaxations: isEmptied ? [] : result.relaxations };
}

const SEEN_BEFORE = 'Nothing new fits that, so pieces that you saw before are back.';

/** Relevance order, or by whole dollars on request; equal prices keep the relevance order. */
function orderedItems(index: ItemIndex, docs: Uint32Array, { sort }: Filters): CatalogueItem[] {
  const items = itemsOf(index, docs);
  const whole = ({ priceCents }: CatalogueItem): number => Math.floor(priceCents / 100);
  if (sort === 'Price (low/high)') return items.sort((a, b) => whole(a) - whole(b));
  if (sort === 'Price (high/low)') return items.sort((a, b) => whole(b) - whole(a));
  return items;
}
