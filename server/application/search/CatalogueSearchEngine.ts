import { FILTERS, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { FacetName } from '../../../src/domain/search/Facets.ts';
import type { CandidateSource, CatalogueView } from '../ports/CandidateSource.ts';
import type { DeepPick, EngineQuery, EngineResult, SearchEngine } from '../ports/SearchEngine.ts';
import type { TextReader } from '../ports/TextReader.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { readItemFacts } from '../../domain/search/ranking/itemFacts.ts';
import type { ItemIndex } from '../../domain/search/ranking/ItemIndex.ts';
import { countFacets } from '../../domain/search/ranking/facets.ts';
import { applyGuidance } from '../../domain/search/ranking/applyGuidance.ts';
import { preferSimilarItems, planSimilarItems } from '../../domain/search/ranking/likeness.ts';
import { preferPicturedLook } from '../../domain/search/ranking/pictured.ts';
import { writeReasons } from '../../domain/search/ranking/reasons.ts';
import type { RelaxedResult } from '../../domain/search/ranking/relaxation.ts';
import { searchRelaxing } from '../../domain/search/ranking/relaxation.ts';
import type { SearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import { createSearchPlan } from '../../domain/search/ranking/searchPlan.ts';
import { searchWidening } from '../../domain/search/ranking/widening.ts';
import { releaseDefaults, type ReleasedFilters } from '../../domain/search/understanding/releaseDefaults.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { listItems, listItemsWithFacts, sortItems } from '../../domain/search/ranking/listItems.ts';
import type { Exclusions } from '../../domain/search/ranking/exclusions.ts';
import { removeItems, removeExcluded, removeExamples } from '../../domain/search/ranking/exclusions.ts';
import { pickVaried } from '../../domain/search/ranking/variety.ts';
import { listTopicKeys } from '../../domain/trends/topics.ts';
import { completeLook } from '../../domain/outfits/completeLook.ts';

/** Number of a query's own results that are excluded from the suggestions beneath it. */
const MAX_EXCLUDED_RESULTS = 24;
const MAX_SEED_ITEMS = 8;

/** Parses a query, ranks candidates of a source, and reports what was relaxed. */
export class CatalogueSearchEngine implements SearchEngine {
  readonly #source: CandidateSource;
  readonly #reader: TextReader;

  constructor(source: CandidateSource, reader: TextReader) {
    this.#source = source;
    this.#reader = reader;
  }

  async search(query: EngineQuery, signal?: AbortSignal): Promise<EngineResult> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const { wish, plan, notes, doubts } = await this.#planFor(query, view, signal);
    const index = await view.findCandidates(plan, signal);
    signal?.throwIfAborted();
    const { correctedQuery } = wish;
    if (plan.isMeaningless && !hasKnownWord(index, plan))
      return { items: [], deepPicks: [], filters: plan.filters, relaxations: [], correctedQuery, facets: {} };
    const result = searchWidening(
      index,
      plan,
      view.lexicon,
      createKeepAttached(index, query),
      query.leads !== undefined,
    );
    const { found, demands, relaxations } = result;
    return {
      items: sortItems(index, found.docs.subarray(0, query.limit), plan.filters),
      deepPicks: asksForSomething(wish, query) ? explainPicks(index, result, plan, view) : [],
      filters: plan.filters,
      relaxations: [...notes, ...(found.docs.length > 0 ? doubts : []), ...relaxations],
      correctedQuery,
      topicKeys: listTopicKeys(wish),
      facets: countFacets(index, demands, found, createLeaveOut(query), listUncountedFacets(view, plan)),
    };
  }

  /** The combined request of words, attachments and conversation. */
  async #planFor(query: EngineQuery, view: CatalogueView, signal?: AbortSignal): Promise<PlannedSearch> {
    const { tastes = [], emphasis = [] } = query.leads ?? {};
    const texts = [query.query, tastes.join(', '), emphasis.join(', ')];
    const wishes = (await this.#reader.wishes(texts, view, signal)) as [Wish, Wish, Wish];
    const [wish, ofTastes, ofEmphasis] = wishes;
    const attached = query.attachedItems.map((item) => ({ item, facts: readItemFacts(item, view.lexicon) }));
    const { filters, sentence } = releaseOwnFilters(query, wish);
    const likeAttached = preferSimilarItems(createSearchPlan(wish, filters, query.filtersAreFinal), attached);
    const pictured = preferPicturedLook(likeAttached, query.attachedPictures ?? [], wish.words);
    const plan = applyGuidance(pictured.plan, query.leads ?? {}, { tastes: ofTastes, emphasis: ofEmphasis });
    return { wish, plan, notes: sentence === null ? [] : [sentence], doubts: pictured.sentences };
  }

  async similar(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const knownItem = await view.find(itemId);
    if (!knownItem) return [];
    const plan = planSimilarItems([knownItem], filters);
    const index = await view.findCandidates(plan, signal);
    const result = removeItems(index, searchRelaxing(index, plan, view.lexicon), [knownItem.item]);
    return result.relaxations.length > 0 ? [] : listItems(index, result.found.docs.subarray(0, limit));
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
    const requestedPlan = createSearchPlan(wish, filters, false);
    const index = await view.findCandidates(requestedPlan, signal);
    const { found, demands } = searchRelaxing(index, requestedPlan, view.lexicon);
    const seedItems = listItemsWithFacts(index, found.docs.subarray(0, MAX_SEED_ITEMS));
    if (seedItems.length === 0) return [];
    const similarityPlan = planSimilarItems(seedItems, filters);
    const plan: SearchPlan = { ...similarityPlan, demands: { ...demands, garments: similarityPlan.demands.garments } };
    const widerIndex = await view.findCandidates(plan, signal);
    const excludedCount = found.docs.length > MAX_EXCLUDED_RESULTS ? MAX_EXCLUDED_RESULTS : 0;
    const result = removeItems(
      widerIndex,
      searchRelaxing(widerIndex, plan, view.lexicon),
      listItems(index, found.docs.subarray(0, excludedCount)),
    );
    return listItems(widerIndex, result.found.docs.subarray(0, limit));
  }

  async completeTheLook(
    itemId: string,
    filters: Filters,
    limit: number,
    signal?: AbortSignal,
  ): Promise<readonly CatalogueItem[]> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const knownItem = await view.find(itemId);
    return knownItem ? completeLook(knownItem, filters, limit, (plan) => view.findCandidates(plan, signal)) : [];
  }
}

/** A parsed query, and the plan to search for it. */
interface PlannedSearch {
  readonly wish: Wish;
  readonly plan: SearchPlan;
  /** Sentences that tell the shopper how uncertain pictures were interpreted. */
  readonly doubts: readonly string[];
  /** Sentences about the shopper's own filters that do not apply. */
  readonly notes: readonly string[];
}

function releaseOwnFilters({ filters, filtersAreFinal, defaultFilters }: EngineQuery, wish: Wish): ReleasedFilters {
  const isKept = filtersAreFinal || defaultFilters === undefined;
  return isKept ? { filters, sentence: null } : releaseDefaults(filters, defaultFilters, wish);
}

/** Removes attached items, and items that the conversation rejected. */
function createKeepAttached(
  index: ItemIndex,
  { attachedItems, leads }: EngineQuery,
): (found: RelaxedResult) => RelaxedResult {
  if (!leads) return (found) => removeItems(index, found, attachedItems);
  return (found) => removeExcluded(index, removeExamples(index, found, attachedItems), leads.leaveOut);
}

function createLeaveOut({ attachedItems, leads }: EngineQuery): Exclusions {
  const { itemIds = [], brands = [] } = leads?.leaveOut ?? {};
  return { itemIds: [...attachedItems.map(({ id }) => id), ...itemIds], brands };
}

function asksForSomething({ words }: Wish, { attachedItems, attachedPictures = [] }: EngineQuery): boolean {
  return words.length > 0 || attachedItems.length > 0 || attachedPictures.length > 0;
}

/** The filters without facet counts: all candidates meet them, so their other values would count zero. */
function listUncountedFacets({ alwaysMetFacets }: CatalogueView, { demands, hints }: SearchPlan): readonly FacetName[] {
  return alwaysMetFacets.filter(
    (name) => !(name === 'gender' && hints.genders) && FILTERS[name].listChips(demands.filters).length > 0,
  );
}

/** Whether the catalogue contains any of the words; it may contain words that the lexicon lacks. */
function hasKnownWord(index: ItemIndex, plan: SearchPlan): boolean {
  return plan.rules.stems.some((stem) => index.findStem(stem).docs.length > 0);
}

function explainPicks(
  index: ItemIndex,
  { found, demands }: RelaxedResult,
  plan: SearchPlan,
  view: CatalogueView,
): DeepPick[] {
  const requestedRules = { preferences: plan.rules.preferences, demands };
  const picks = listItemsWithFacts(index, pickVaried(index, found));
  const reasons = writeReasons(picks, requestedRules, view.lexicon);
  return picks.map(({ item }, at) => ({ item, reason: reasons[at] ?? '' }));
}
