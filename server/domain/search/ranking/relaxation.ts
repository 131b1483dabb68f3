import { FILTERS, RELAXABLE_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Demands } from './Demands.ts';
import { admitItems } from './Demands.ts';
import type { GarmentOption } from './garmentOptions.ts';
import { describeNoMatch, listGarmentOptions, listRequestedKinds, listRequestedNames } from './garmentOptions.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { ScoredDocs } from './score.ts';
import { scoreItems } from './score.ts';
import type { SearchPlan } from './searchPlan.ts';
import { withoutFilters } from './heldFilters.ts';
import { describePrices, findNearestPrice, listWiderPrices, type WiderPrices } from './widerPrices.ts';
import { formatDollars, joinWords, pluralizeKind } from '../phrasing.ts';
import { relaxationTexts } from './relaxationTexts.ts';

export interface RelaxedResult {
  readonly found: ScoredDocs;
  /** The demands that the results meet. */
  readonly demands: Demands;
  /** One sentence for the shopper about each relaxed demand. */
  readonly relaxations: readonly string[];
  /** The filters that the results do not pass. */
  readonly unmetFilters?: readonly RelaxableFilter[];
}

type RelaxableFilter = (typeof RELAXABLE_FILTERS)[number] | 'price';

/**
 * All sets of filters that may be relaxed. The sets with the least important filters come first, so the sale is
 * relaxed before the size.
 */
const FILTER_SUBSETS: readonly (readonly RelaxableFilter[])[] = Array.from(
  { length: 2 ** RELAXABLE_FILTERS.length },
  (_, set) => RELAXABLE_FILTERS.filter((_name, bit) => (set & (1 << bit)) !== 0),
);

/**
 * Searches. If nothing is found, relaxes the sale, then size, color and brand, and last the kind of garment. Never
 * relaxes filters that the shopper chose by hand. In a chat, never shows clothes instead of accessories, and relaxes
 * the price before the kind of garment: a hoodie that costs too much is nearer to the wish than a cheap tie.
 */
export function searchRelaxing(index: ItemIndex, plan: SearchPlan, lexicon: Lexicon, isChat = false): RelaxedResult {
  const { heldFilters = [] } = plan;
  const mayRelax = (filterName: RelaxableFilter) =>
    isDemanded(plan.demands, filterName) && !heldFilters.includes(filterName);
  const mayReplaceGarment = () => !isExcludedByHeldFilters(index, plan);
  for (const { garment, relaxedFilters, prices } of listAttempts(
    listGarmentOptions(index, plan, lexicon, isChat),
    isChat && mayRelaxPrice(plan) ? listWiderPrices(plan.demands.filters) : [],
    mayReplaceGarment,
  )) {
    if (!relaxedFilters.every(mayRelax)) continue;
    const demands = relaxFilters({ ...plan.demands, garments: garment.garments }, relaxedFilters, prices);
    const foundDocs = scoreItems(index, admitItems(index, demands), {
      ...plan.rules,
      ...(prices && { priceLeaning: prices.leaning }),
      needsPreferenceMatch: garment.needsPreferenceMatch,
    });
    if (
      foundDocs.docs.length === 0 ||
      (isChat && hasWiderAttempt(garment, prices) && foundDocs.docs.length < MIN_CHAT_RESULTS)
    )
      continue;
    return {
      found: foundDocs,
      demands,
      relaxations: [
        ...garment.sentences,
        ...relaxedFilters.map((filterName) =>
          describeRelaxation(filterName, plan, findNearestPrice(index, foundDocs.docs, prices)),
        ),
      ],
      unmetFilters: relaxedFilters,
    };
  }
  return {
    found: { docs: new Uint32Array(), scores: new Float32Array() },
    demands: plan.demands,
    relaxations: describeMissingKinds(index, plan),
  };
}

/** Without a garment, a price is all that the shopper stated. */
const mayRelaxPrice = ({ demands, holdsPrice = false }: SearchPlan): boolean =>
  demands.garments.length > 0 && !holdsPrice;

/** Whether the shop has garments of the requested kinds, but none that passes the filters chosen by hand. */
function isExcludedByHeldFilters(index: ItemIndex, { demands, heldFilters = [] }: SearchPlan): boolean {
  if (heldFilters.length === 0) return false;
  const filters = withoutFilters(demands.filters, [...heldFilters, ...RELAXABLE_FILTERS]);
  const garments = demands.garments.map((garment) => ({ ...garment, colors: [] }));
  return admitItems(index, { ...demands, garments, filters }).docs.length > 0;
}

/** Writes a sentence for an empty result if the shop has no item of the requested kinds. */
function describeMissingKinds(index: ItemIndex, plan: SearchPlan): string[] {
  const names = listRequestedKinds(plan.demands);
  const isSold = names.length === 0 || names.some((name) => index.findKind(name).docs.length > 0);
  return isSold ? [] : [`${describeNoMatch(plan, names, false)}.`];
}

interface Attempt {
  readonly garment: GarmentOption;
  readonly relaxedFilters: readonly RelaxableFilter[];
  /** The prices to search; those of the wish if absent. */
  readonly prices?: WiderPrices;
}

/**
 * Lists the attempts in order. All meanings of a garment word come before any relaxation, and other kinds of garments
 * come last. Pieces that cost less than the requested prices come before other colors and sizes, those that cost more
 * come after them.
 */
function* listAttempts(
  options: readonly GarmentOption[],
  widerPrices: readonly WiderPrices[],
  mayReplaceGarment: () => boolean,
): Generator<Attempt> {
  const optionsWithoutNotice = options.filter(({ sentences }) => sentences.length === 0);
  const optionsWithNotice = options.filter(({ sentences }) => sentences.length > 0);
  const lowerPrices = widerPrices.filter(({ leaning }) => leaning === 1);
  const higherPrices = widerPrices.filter(({ leaning }) => leaning === -1);
  for (const relaxedFilters of FILTER_SUBSETS) {
    for (const garment of optionsWithoutNotice) yield { garment, relaxedFilters };
    yield* listPriceAttempts(optionsWithoutNotice, relaxedFilters, lowerPrices);
  }
  for (const relaxedFilters of FILTER_SUBSETS)
    yield* listPriceAttempts(optionsWithoutNotice, relaxedFilters, higherPrices);
  if (optionsWithNotice.length === 0 || !mayReplaceGarment()) return;
  for (const garment of optionsWithNotice)
    for (const relaxedFilters of FILTER_SUBSETS) yield { garment, relaxedFilters };
}

function* listPriceAttempts(
  options: readonly GarmentOption[],
  relaxedFilters: readonly RelaxableFilter[],
  widerPrices: readonly WiderPrices[],
): Generator<Attempt> {
  for (const prices of widerPrices)
    for (const garment of options) yield { garment, relaxedFilters: [...relaxedFilters, 'price'], prices };
}

/** Minimum number of results in a chat. With fewer, the garment word's second meaning and wider prices are tried. */
const MIN_CHAT_RESULTS = 3;

const hasWiderAttempt = (garment: GarmentOption, prices: Attempt['prices']): boolean =>
  garment.usesMainMeaningOnly === true || prices?.isWidest === false;

function isDemanded({ filters, garments }: Demands, filterName: RelaxableFilter): boolean {
  return (
    FILTERS[filterName].listChips(filters).length > 0 ||
    (filterName === 'color' && garments.some(({ colors }) => colors.length > 0))
  );
}

function relaxFilters(
  demands: Demands,
  relaxedFilters: readonly RelaxableFilter[],
  { priceRangeMin, priceRangeMax }: Pick<Filters, 'priceRangeMin' | 'priceRangeMax'> = demands.filters,
): Demands {
  return {
    ...demands,
    filters: { ...withoutFilters(demands.filters, relaxedFilters), priceRangeMin, priceRangeMax },
    garments: relaxedFilters.includes('color')
      ? demands.garments.map((garment) => ({ ...garment, colors: [] }))
      : demands.garments,
  };
}

const describeRequestedKinds = (demands: Demands): string =>
  joinWords(listRequestedKinds(demands).map(pluralizeKind), 'or') || 'pieces';

function describeRelaxation(filterName: RelaxableFilter, plan: SearchPlan, nearestCents: number): string {
  const { filters, demands } = plan;
  const requestedNames =
    joinWords((listRequestedNames(plan) ?? []).map(pluralizeKind), 'or') || describeRequestedKinds(demands);
  const sentences: Readonly<Record<RelaxableFilter, () => string>> = {
    sale: () => relaxationTexts.notOnSale,
    size: () => relaxationTexts.otherSizes(filters.size),
    brand: () => relaxationTexts.otherBrands(describeRequestedKinds(demands), filters.brand),
    color: () => relaxationTexts.otherColors(filters.color.map((color) => color.toLowerCase())),
    price: () => relaxationTexts.otherPrices(requestedNames, describePrices(filters), formatDollars(nearestCents)),
  };
  return sentences[filterName]();
}
