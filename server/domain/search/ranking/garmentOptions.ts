import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { KINDS_WORN_ALONE, NEIGHBORS_BY_KIND } from '../../language/lexicon/kinds.ts';
import { findNearestGarment } from '../../language/lexicon/nearestGarments.ts';
import { isUncountable, joinWords, pluralizeKind } from '../phrasing.ts';
import type { Demands } from './Demands.ts';
import { findExactMatches } from './exactMatches.ts';
import type { ItemIndex } from './ItemIndex.ts';
import { relaxationTexts } from './relaxationTexts.ts';
import type { SearchPlan } from './searchPlan.ts';

/** Garments to search for, and what the shopper is told about them. */
export interface GarmentOption {
  readonly garments: Demands['garments'];
  readonly needsPreferenceMatch: boolean;
  /** Whether only the main meaning of the garment word is searched. */
  readonly usesMainMeaningOnly?: boolean;
  readonly sentences: readonly string[];
}

/**
 * Lists the garments to search for, in order: the requested garment, the most similar kinds, and then any garment
 * that matches the other words.
 */
export function listGarmentOptions(
  index: ItemIndex,
  plan: SearchPlan,
  lexicon: Lexicon,
  isChat: boolean,
): GarmentOption[] {
  const { garments } = plan.demands;
  const requestedOption: GarmentOption = {
    garments,
    needsPreferenceMatch: plan.rules.needsPreferenceMatch,
    sentences: [],
  };
  if (garments.length === 0) return [requestedOption];
  const firstOption: GarmentOption = {
    ...requestedOption,
    usesMainMeaningOnly: true,
    garments: garments.map((garment) => ({ ...garment, kinds: Object.fromEntries(listMainKinds(garment.kinds)) })),
  };
  const names = listRequestedKinds(plan.demands);
  const isNearerToOthers = hasNearerKinds(index, plan);
  const isSold = !isNearerToOthers && names.some((name) => index.findKind(name).docs.length > 0);
  const noMatchText = describeNoMatch(plan, names, isSold);
  const similarGarments = findNeighborKinds(index, plan, names).map(
    (name): GarmentOption => ({
      garments: [{ kinds: { [name]: 1 }, colors: garments[0]?.colors ?? [] }],
      needsPreferenceMatch: false,
      sentences: [relaxationTexts.otherKind(noMatchText, pluralizeKind(name))],
    }),
  );
  const otherOptions: GarmentOption[] =
    !(isChat && names.every((name) => KINDS_WORN_ALONE.has(name))) &&
    plan.rules.preferences.some((wish) => isAboutMoreThanGarment(wish.facet, lexicon))
      ? [
          {
            garments: [],
            needsPreferenceMatch: true,
            sentences: [relaxationTexts.otherPieces(noMatchText)],
          },
        ]
      : [];
  const ownOptions = isNearerToOthers && similarGarments.length > 0 ? [] : [firstOption, requestedOption];
  return [...ownOptions, ...similarGarments, ...otherOptions];
}

/** Writes the beginning of a sentence: no piece of these kinds matched, or the shop has none. */
export function describeNoMatch(plan: SearchPlan, kinds: readonly string[], isSold: boolean): string {
  if (isSold) return relaxationTexts.noneMatched(joinWords(kinds.map(pluralizeKind), 'or'));
  const names = listRequestedNames(plan) ?? kinds;
  return relaxationTexts.notHere(joinWords(names.map(pluralizeKind), 'or'), names.every(isUncountable));
}

/**
 * Returns the shopper's words for the garments if each word is more specific than its kind, such as 'bathrobe' for
 * pajamas; otherwise null.
 */
export function listRequestedNames({ demands, rules }: SearchPlan): readonly string[] | null {
  const names = rules.exactGarments.flatMap(
    ({ attributes }) => attributes.find(({ facet }) => facet === 'garment')?.names[0] ?? [],
  );
  return names.length > 0 && names.length === demands.garments.length ? [...new Set(names)] : null;
}

/**
 * Lists the kinds of a word's main meaning. A second meaning, such as a tank top for 'vest', is only searched if the
 * main one finds nothing.
 */
function listMainKinds(kinds: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(kinds).filter(([, weight]) => weight >= 0.8);
}

/** Lists the kinds that the garment words mean most surely, each once. */
export function listRequestedKinds({ garments }: Demands): string[] {
  return [...new Set(garments.flatMap(({ kinds }) => listTopKinds(kinds)))];
}

function listTopKinds(kinds: Readonly<Record<string, number>>): string[] {
  return Object.entries(kinds)
    .filter(([, weight]) => weight >= 0.95)
    .map(([name]) => name);
}

const listNeighborsOfWords = (plan: SearchPlan): readonly string[] =>
  (listRequestedNames(plan) ?? []).flatMap((name) => findNearestGarment(name)?.neighbors ?? []);

/**
 * Whether other kinds are nearer to the shopper's word than its own kind, and no piece is called so: cardigans come
 * nearer to a dressing gown than pajamas.
 */
function hasNearerKinds(index: ItemIndex, plan: SearchPlan): boolean {
  if (listNeighborsOfWords(plan).length === 0) return false;
  const namedGarments = plan.rules.exactGarments.map((garment) => ({
    ...garment,
    attributes: garment.attributes.filter(({ facet }) => facet === 'garment'),
  }));
  return findExactMatches(index, namedGarments)?.flags.includes(1) !== true;
}

/** Returns the most similar kinds that are sold: those of the shopper's word, such as 'dressing gown', come first. */
function findNeighborKinds(index: ItemIndex, plan: SearchPlan, kinds: readonly string[]): string[] {
  const neighborsOfKinds = kinds.flatMap((name) => NEIGHBORS_BY_KIND[name] ?? []);
  return [...new Set([...listNeighborsOfWords(plan), ...neighborsOfKinds])]
    .filter((name) => !kinds.includes(name) && index.findKind(name).docs.length > 0)
    .slice(0, 3);
}

function isAboutMoreThanGarment(facet: string, lexicon: Lexicon): boolean {
  return facet !== 'word' && facet !== 'brand' && lexicon.concepts.length > 0;
}
