import { FILTERS, RELAXABLE_FILTERS, type Filters } from '../../../../src/domain/filters/Filters.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { NEIGHBORS_BY_KIND, KINDS_WORN_ALONE } from '../../language/lexicon/kinds.ts';
import type { Demands } from './Demands.ts';
import { admitted } from './Demands.ts';
import type { ItemIndex } from './ItemIndex.ts';
import type { Scored } from './score.ts';
import { scored } from './score.ts';
import type { SearchPlan } from './searchPlan.ts';
import { UNCOUNTED, joinedWords, pluralKind } from './phrasing.ts';
import { relaxationTexts } from './relaxationTexts.ts';

export interface RelaxedResult {
  readonly found: Scored;
  /** The demands that the results meet. */
  readonly demands: Demands;
  /** One sentence for each relaxed demand. */
  readonly relaxations: readonly string[];
}

type Dimension = (typeof RELAXABLE_FILTERS)[number];

/** Every set of filters that may be relaxed, the least important first; the sale is less important than the size. */
const FILTER_SUBSETS: readonly (readonly Dimension[])[] = Array.from(
  { length: 2 ** RELAXABLE_FILTERS.length },
  (_, set) => RELAXABLE_FILTERS.filter((_name, bit) => (set & (1 << bit)) !== 0),
);

/**
 * Searches; while nothing is found, relaxes sale, then size, then color, then brand, then the kind of garment. In a
 * chat, accessories are never replaced by clothes.
 */
export function searchRelaxing(index: ItemIndex, plan: SearchPlan, lexicon: Lexicon, isTalk = false): RelaxedResult {
  for (const [garment, given] of attempts(garmentOptions(index, plan, lexicon, isTalk))) {
    if (given.some((dimension) => !demandsAny(plan.demands, dimension))) continue;
    const demands = without({ ...plan.demands, wants: garment.wants }, given);
    const found = scored(index, admitted(index, demands), { ...plan.preferences, needsGrant: garment.needsGrant });
    if (found.docs.length === 0 || (isTalk && garment.isNarrow && found.docs.length < MIN_CHAT_RESULTS)) continue;
    return {
      found,
      demands,
      relaxations: [...garment.sentences, ...given.map((dimension) => sentenceOf(dimension, plan))],
    };
  }
  return {
    found: { docs: new Uint32Array(), scores: new Float32Array() },
    demands: plan.demands,
    relaxations: isTalk ? notHere(index, plan) : [],
  };
}

/** A sentence for an empty result in chat, if the shop has no item at all of the requested kinds. */
function notHere(index: ItemIndex, { demands: { wants } }: SearchPlan): string[] {
  const names = [...new Set(wants.flatMap(({ kinds }) => topKinds(kinds)))];
  const isHere = names.length === 0 || names.some((name) => index.kind(name).docs.length > 0);
  return isHere ? [] : [`${nothingOf(names, false)}.`];
}

/** Every meaning of the garment's word is tried before anything is relaxed; another kind of garment is tried last. */
function attempts(options: readonly GarmentOption[]): (readonly [GarmentOption, readonly Dimension[]])[] {
  const asked = options.filter(({ sentences }) => sentences.length === 0);
  const others = options.filter(({ sentences }) => sentences.length > 0);
  return [
    ...FILTER_SUBSETS.flatMap((given) => asked.map((option) => [option, given] as const)),
    ...others.flatMap((option) => FILTER_SUBSETS.map((given) => [option, given] as const)),
  ];
}

/** Below this many results in chat, also try the word's secondary meaning. */
const MIN_CHAT_RESULTS = 3;

interface GarmentOption {
  readonly wants: Demands['wants'];
  readonly needsGrant: boolean;
  /** Uses only the main meaning of the garment's word; the next option includes the others. */
  readonly isNarrow?: boolean;
  readonly sentences: readonly string[];
}

/**
 * The garments to try, in order: as requested, the most similar kinds, anything that matches another part of the wish.
 */
function garmentOptions(index: ItemIndex, plan: SearchPlan, lexicon: Lexicon, isTalk: boolean): GarmentOption[] {
  const { wants } = plan.demands;
  const asked: GarmentOption = { wants, needsGrant: plan.preferences.needsGrant, sentences: [] };
  if (wants.length === 0) return [asked];
  const first: GarmentOption = {
    ...asked,
    isNarrow: true,
    wants: wants.map((want) => ({ ...want, kinds: Object.fromEntries(mainKinds(want.kinds)) })),
  };
  const names = [...new Set(wants.flatMap(({ kinds }) => topKinds(kinds)))];
  const isOnOffer = names.some((name) => index.kind(name).docs.length > 0);
  const nothing = nothingOf(names, isOnOffer);
  const likeness = neighborsOf(index, names).map(
    (name): GarmentOption => ({
      wants: [{ kinds: { [name]: 1 }, colors: wants[0]?.colors ?? [] }],
      needsGrant: false,
      sentences: [relaxationTexts.otherKind(nothing, pluralKind(name))],
    }),
  );
  const others: GarmentOption[] =
    !(isTalk && names.every((name) => KINDS_WORN_ALONE.has(name))) &&
    plan.preferences.soft.some((wish) => isBeyondGarment(wish.facet, lexicon))
      ? [
          {
            wants: [],
            needsGrant: true,
            sentences: [relaxationTexts.otherPieces(nothing)],
          },
        ]
      : [];
  return [first, asked, ...likeness, ...others];
}

function nothingOf(names: readonly string[], isOnOffer: boolean): string {
  const pieces = joinedWords(names.map(pluralKind), 'or');
  if (isOnOffer) return relaxationTexts.noneMatched(pieces);
  return relaxationTexts.notHere(
    pieces,
    names.every((name) => UNCOUNTED.has(name)),
  );
}

/** A word's second meaning ('vest' for a tank top) counts only if the first finds nothing. */
function mainKinds(kinds: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(kinds).filter(([, weight]) => weight >= 0.8);
}

function topKinds(kinds: Readonly<Record<string, number>>): string[] {
  return Object.entries(kinds)
    .filter(([, weight]) => weight >= 0.95)
    .map(([name]) => name);
}

function neighborsOf(index: ItemIndex, names: readonly string[]): string[] {
  const alike = names.flatMap((name) => NEIGHBORS_BY_KIND[name] ?? []);
  return [...new Set(alike)].filter((name) => !names.includes(name) && index.kind(name).docs.length > 0).slice(0, 3);
}

function isBeyondGarment(facet: string, lexicon: Lexicon): boolean {
  return facet !== 'word' && facet !== 'brand' && lexicon.concepts.length > 0;
}

function demandsAny({ filters, wants }: Demands, dimension: Dimension): boolean {
  return (
    FILTERS[dimension].listChips(filters).length > 0 ||
    (dimension === 'color' && wants.some(({ colors }) => colors.length > 0))
  );
}

function without(demands: Demands, given: readonly Dimension[]): Demands {
  const emptied: Partial<Filters> = Object.assign({}, ...given.map((dimension) => FILTERS[dimension].empty));
  return {
    ...demands,
    filters: { ...demands.filters, ...emptied },
    wants: given.includes('color') ? demands.wants.map((want) => ({ ...want, colors: [] })) : demands.wants,
  };
}

function soughtKinds({ wants }: Demands): string {
  const names = [...new Set(wants.flatMap(({ kinds }) => topKinds(kinds)))];
  return joinedWords(names.map(pluralKind), 'or') || 'pieces';
}

function sentenceOf(dimension: Dimension, { filters, demands }: SearchPlan): string {
  const sentences: Readonly<Record<Dimension, () => string>> = {
    sale: () => relaxationTexts.notOnSale,
    size: () => relaxationTexts.otherSizes(filters.size),
    brand: () => relaxationTexts.otherBrands(soughtKinds(demands), filters.brand),
    color: () => relaxationTexts.otherColors(filters.color.map((color) => color.toLowerCase())),
  };
  return sentences[dimension]();
}
