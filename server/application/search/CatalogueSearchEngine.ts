import { FILTERS, NO_FILTERS, type FilterName, type Filters } from '../../../src/domain/filters/Filters.ts';
import type { QueryReading } from '../../../src/domain/search/QueryReading.ts';
import type { FacetName } from '../../../src/domain/search/Facets.ts';
import type { CandidateSource, CatalogueView } from '../ports/CandidateSource.ts';
import type { DeepPick, EngineQuery, EngineResult, NearSearch, SearchEngine } from '../ports/SearchEngine.ts';
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
import { createSearchPlan, createUnderstoodFilters } from '../../domain/search/ranking/searchPlan.ts';
import { searchWidening } from '../../domain/search/ranking/widening.ts';
import { createDivider } from '../../domain/search/ranking/createDivider.ts';
import { releaseDefaults, type ReleasedFilters } from '../../domain/search/understanding/releaseDefaults.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { listItems, listItemsWithFacts, sortItems } from '../../domain/search/ranking/listItems.ts';
import type { Exclusions } from '../../domain/search/ranking/exclusions.ts';
import { removeItems, removeExcluded, removeExamples } from '../../domain/search/ranking/exclusions.ts';
import { describeMissingThing, findMissingThing } from '../../domain/search/ranking/missingThing.ts';
import { removeUnlistedFits } from '../../domain/search/ranking/unlistedFits.ts';
import { listNearQueries } from '../../domain/search/ranking/nearQueries.ts';
import { listHeldFilters } from '../../domain/search/ranking/heldFilters.ts';
import { pickVaried } from '../../domain/search/ranking/variety.ts';
import { listTopicKeys } from '../../domain/trends/topics.ts';
import { listOffers, SUFFICIENT_RESULTS } from './listOffers.ts';
import { completeLook } from '../../domain/outfits/completeLook.ts';
import { findOutfit } from '../../domain/outfits/findOutfit.ts';
import type { OutfitShopper } from '../../domain/outfits/OutfitSources.ts';
import type { FoundOutfit } from '../../domain/outfits/FoundOutfit.ts';
import type { OutfitPlan } from '../../domain/outfits/OutfitPlan.ts';

/** Number of a query's results that the suggestions below them must not repeat. */
const MAX_EXCLUDED_RESULTS = 24;
const MAX_SEED_ITEMS = 8;
const MAX_NEAR_SEARCHES = 4;
const MAX_GOES_WITH = 8;

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
    const createPlan = await this.#readQuery(query, view, signal);
    const { wish, plan: wishedPlan, notes, doubts } = createPlan(query);
    const index = await view.findCandidates(wishedPlan, signal);
    signal?.throwIfAborted();
    const { plan, sentences: unlistedFits } = removeUnlistedFits(index, wishedPlan);
    const { correctedQuery } = wish;
    const missingThing = findMissingThing(index, wish.unknownThing);
    const reading = toReading(wish, query, missingThing);
    if (plan.isMeaningless && !hasKnownWord(index, plan))
      return {
        items: [],
        deepPicks: [],
        filters: plan.filters,
        relaxations: [],
        remarks: [...describeMissingThing(missingThing, 0), ...wish.remarks],
        divider: null,
        correctedQuery,
        reading,
        facets: {},
        ...(query.keepsChosenFilters && { nearSearches: await this.#findNearSearches(plan, signal) }),
      };
    const result = searchPlan(index, plan, view, query);
    const { found, demands, relaxations, unmetFilters = [] } = result;
    const divider = createDivider(result, plan, query.limit, index);
    const findWith = async (filters: Filters) => {
      const looserPlan = createPlan({ ...query, filters, filtersAreFinal: true }).plan;
      const candidates = await view.findCandidates(looserPlan, signal);
      signal?.throwIfAborted();
      const looserResult = searchPlan(candidates, looserPlan, view, query);
      return looserResult.relaxations.length > 0
        ? []
        : listItems(candidates, looserResult.found.docs.subarray(0, query.limit));
    };
    const hasFewResults = query.keepsChosenFilters === true && found.docs.length < SUFFICIENT_RESULTS;
    return {
      items: sortItems(index, found.docs.subarray(0, query.limit), plan.filters, divider?.exactCount),
      divider,
      deepPicks: hasContent(wish, query) ? explainPicks(index, result, plan, view) : [],
      filters: plan.filters,
      relaxations: [...notes, ...(found.docs.length > 0 ? doubts : []), ...relaxations],
      remarks: [...describeMissingThing(missingThing, found.docs.length), ...wish.remarks, ...unlistedFits],
      correctedQuery,
      reading,
      topicKeys: listTopicKeys(wish),
      unmetFilters,
      ...(hasFewResults && {
        offers: await listOffers(plan.filters, listItems(index, found.docs), findWith, unmetFilters),
        ...(await this.#findAlternatives(plan, listItems(index, found.docs.subarray(0, 1))[0], signal)),
      }),
      facets: countFacets(index, demands, found, createExclusions(query), listUncountedFacets(view, plan)),
    };
  }

  /** For few results: items that go with the first result; for none: simpler searches. */
  async #findAlternatives(
    plan: SearchPlan,
    firstItem: CatalogueItem | undefined,
    signal?: AbortSignal,
  ): Promise<Pick<EngineResult, 'goesWith' | 'nearSearches'>> {
    if (firstItem === undefined) return { nearSearches: await this.#findNearSearches(plan, signal) };
    const filters = { ...NO_FILTERS, gender: plan.filters.gender };
    return { goesWith: await this.completeTheLook(firstItem.id, filters, MAX_GOES_WITH, signal) };
  }

  async #findNearSearches(plan: SearchPlan, signal?: AbortSignal): Promise<readonly NearSearch[]> {
    const foundSearches: NearSearch[] = [];
    for (const query of listNearQueries(plan)) {
      if (foundSearches.length === MAX_NEAR_SEARCHES) break;
      const filters = { ...NO_FILTERS, gender: plan.filters.gender };
      const request = { query, filters, filtersAreFinal: true, attachedItems: [], limit: 1 };
      const { items, relaxations } = await this.search(request, signal);
      if (relaxations.length === 0) foundSearches.push(...items.map((item) => ({ query, item })));
    }
    return foundSearches;
  }

  /** Reads the words, attachments and conversation of a query. Returns a function that combines them with filters. */
  async #readQuery(
    query: EngineQuery,
    view: CatalogueView,
    signal?: AbortSignal,
  ): Promise<(filters: QueryFilters) => PlannedSearch> {
    const { tastes = [], emphasis = [] } = query.leads ?? {};
    const wishText = query.removedWords?.length ? { text: query.query, without: query.removedWords } : query.query;
    const texts = [wishText, tastes.join(', '), emphasis.join(', ')];
    const wishes = (await this.#reader.wishes(texts, view, signal)) as [Wish, Wish, Wish];
    const [wish, tasteWish, emphasisWish] = wishes;
    const attachedItems = query.attachedItems.map((item) => ({ item, facts: readItemFacts(item, view.lexicon) }));
    return (queryFilters) => {
      const { filters, sentence } = releaseOwnFilters(queryFilters, wish);
      const planWithItems = preferSimilarItems(
        createSearchPlan(wish, filters, queryFilters.filtersAreFinal, query.leads !== undefined),
        attachedItems,
      );
      const planWithPictures = preferPicturedLook(planWithItems, query.attachedPictures ?? [], wish.words);
      const guidedPlan = applyGuidance(planWithPictures.plan, query.leads ?? {}, {
        tastes: tasteWish,
        emphasis: emphasisWish,
      });
      const plan: SearchPlan = {
        ...guidedPlan,
        heldFilters: listFixedFilters(queryFilters, filters, wish),
        holdsPrice: query.leads?.holdsPrice ?? false,
      };
      return { wish, plan, notes: sentence === null ? [] : [sentence], doubts: planWithPictures.sentences };
    };
  }

  async findSimilar(
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
    const { relaxations, unmetFilters = [] } = result;
    const isOtherKind = relaxations.length > unmetFilters.length;
    return isOtherKind ? [] : listItems(index, result.found.docs.subarray(0, limit));
  }

  async findSimilarToQuery(
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

  async composeOutfit(plan: OutfitPlan, shopper: OutfitShopper, signal?: AbortSignal): Promise<FoundOutfit | null> {
    signal?.throwIfAborted();
    const view = await this.#source.view();
    const outfit = await findOutfit(plan, shopper, {
      lexicon: view.lexicon,
      findCandidates: (searchPlan) => view.findCandidates(searchPlan, signal),
      findItem: async (id) => (await view.find(id))?.item ?? null,
      parseWishes: (texts) => this.#reader.wishes(texts, view, signal),
      pause: createPause(signal),
    });
    signal?.throwIfAborted();
    return outfit;
  }
}

/** Returns a function that waits for the next turn of the event loop. Each concurrent caller gets its own turn. */
function createPause(signal?: AbortSignal): () => Promise<void> {
  let lastTurn = Promise.resolve();
  return () => {
    lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return lastTurn.then(() => {
      signal?.throwIfAborted();
    });
  };
}

/** How the query was interpreted. Leaves out words that a remark mentions. */
function toReading(
  { understood, unusedWords }: Wish,
  { removedWords = [] }: EngineQuery,
  namedWords: readonly string[],
): QueryReading {
  return { understood, unused: unusedWords.filter((word) => !namedWords.includes(word)), removed: removedWords };
}

/** A parsed query and its search plan. */
interface PlannedSearch {
  readonly wish: Wish;
  readonly plan: SearchPlan;
  /** Sentences about uncertain interpretations of pictures. */
  readonly doubts: readonly string[];
  /** Sentences about default filters that do not apply. */
  readonly notes: readonly string[];
}

/** The filters of a query and how to treat them. */
type QueryFilters = Pick<EngineQuery, 'filters' | 'filtersAreFinal' | 'defaultFilters' | 'keepsChosenFilters'>;

/** The names of the filters that must not be relaxed. */
function listFixedFilters(
  { defaultFilters = NO_FILTERS, keepsChosenFilters = false }: QueryFilters,
  filters: Filters,
  wish: Wish,
): readonly FilterName[] {
  return keepsChosenFilters ? listHeldFilters(filters, createUnderstoodFilters(wish), defaultFilters) : [];
}

function searchPlan(index: ItemIndex, plan: SearchPlan, { lexicon }: CatalogueView, query: EngineQuery): RelaxedResult {
  return searchWidening(index, plan, lexicon, createAttachmentFilter(index, query), query.leads !== undefined);
}

function releaseOwnFilters({ filters, filtersAreFinal, defaultFilters }: QueryFilters, wish: Wish): ReleasedFilters {
  const isKept = filtersAreFinal || defaultFilters === undefined;
  return isKept ? { filters, sentence: null } : releaseDefaults(filters, defaultFilters, wish);
}

/** Creates a filter that removes attached items and items that the shopper rejected. */
function createAttachmentFilter(
  index: ItemIndex,
  { attachedItems, leads }: EngineQuery,
): (foundResult: RelaxedResult) => RelaxedResult {
  if (!leads) return (foundResult) => removeItems(index, foundResult, attachedItems);
  return (foundResult) => removeExcluded(index, removeExamples(index, foundResult, attachedItems), leads.leaveOut);
}

function createExclusions({ attachedItems, leads }: EngineQuery): Exclusions {
  const { itemIds = [], brands = [] } = leads?.leaveOut ?? {};
  return { itemIds: [...attachedItems.map(({ id }) => id), ...itemIds], brands };
}

function hasContent({ words }: Wish, { attachedItems, attachedPictures = [] }: EngineQuery): boolean {
  return words.length > 0 || attachedItems.length > 0 || attachedPictures.length > 0;
}

/** The filters whose values are not counted, because all candidates meet them. */
function listUncountedFacets({ alwaysMetFacets }: CatalogueView, { demands, hints }: SearchPlan): readonly FacetName[] {
  return alwaysMetFacets.filter(
    (name) => !(name === 'gender' && hints.genders) && FILTERS[name].listChips(demands.filters).length > 0,
  );
}

/** Whether the catalogue contains any of the words, including words that the lexicon lacks. */
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
  const picks = listItemsWithFacts(index, pickVaried(index, found, plan.rules.preferences));
  const reasons = writeReasons(picks, requestedRules, view.lexicon);
  return picks.map(({ item }, position) => ({ item, reason: reasons[position] ?? '' }));
}
