import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { Preference } from '../understanding/Wish.ts';
import type { ItemFacts } from './itemFacts.ts';
import { MIN_CERTAINTY } from './certainty.ts';
import type { SearchPlan } from './searchPlan.ts';
import { NO_HINTS } from './searchPlan.ts';
import { createDictionary } from '../../text/createDictionary.ts';

interface Example {
  readonly item: CatalogueItem;
  readonly facts: ItemFacts;
}

/** How much each facet matters for the likeness of two garments. */
const WEIGHT_BY_FACET: Readonly<Record<string, number>> = createDictionary({
  color: 1,
  shade: 0.8,
  pattern: 0.8,
  material: 0.7,
  fit: 0.5,
  detail: 0.5,
  style: 0.4,
  occasion: 0.25,
  season: 0.2,
  function: 0.3,
  brand: 0.2,
});
/** Facets with one value each. If the words name a value, it replaces the value of the example. */
const SINGLE_VALUE_FACETS: ReadonlySet<string> = new Set(['fit', 'pattern']);
const NO_REFUSALS: SearchPlan['demands']['refusals'] = { kinds: [], colors: [], concepts: [], stems: [] };

/** Creates a plan for items that resemble the examples, of their kinds and genders, within the filters. */
export function planSimilarItems(examples: readonly Example[], filters: Filters): SearchPlan {
  return {
    filters,
    demands: {
      garments: [{ kinds: weightKinds(examples), colors: [] }],
      filters: { ...filters, gender: filters.gender.length > 0 ? filters.gender : findSharedGenders(examples) },
      refusals: NO_REFUSALS,
    },
    rules: {
      preferences: createLikenessPreferences(examples),
      dislikedConcepts: [],
      stems: [],
      colors: listMainColors(examples),
      priceLeaning: 0,
      exactGarments: [],
      needsPreferenceMatch: false,
    },
    isMeaningless: false,
    hints: NO_HINTS,
  };
}

/**
 * Adds preferences for the look of the attached items to the plan. If the words name no garment, searches for the
 * kinds of these items.
 */
export function preferSimilarItems(plan: SearchPlan, examples: readonly Example[]): SearchPlan {
  if (examples.length === 0) return plan;
  const { demands, rules } = plan;
  const genders = demands.filters.gender.length > 0 ? [] : findSharedGenders(examples);
  const statedFacets = new Set(
    rules.preferences.map(({ facet }) => facet).filter((facet) => SINGLE_VALUE_FACETS.has(facet)),
  );
  return {
    ...plan,
    isMeaningless: false,
    hints: { kinds: demands.garments.length === 0, genders: genders.length > 0 },
    demands: {
      ...demands,
      garments: demands.garments.length > 0 ? demands.garments : [{ kinds: weightKinds(examples), colors: [] }],
      filters: genders.length > 0 ? { ...demands.filters, gender: genders } : demands.filters,
    },
    rules: {
      ...rules,
      needsPreferenceMatch: false,
      preferences: [
        ...rules.preferences,
        ...createLikenessPreferences(examples, 0.4).filter(({ facet }) => !statedFacets.has(facet)),
      ],
    },
  };
}

/** Creates a preference for each certain concept of the examples. Concepts of several examples weigh more. */
function createLikenessPreferences(examples: readonly Example[], strength = 1): Preference[] {
  const counts = new Map<string, number>();
  for (const { facts } of examples) {
    for (const [id, certainty] of facts.concepts)
      if (certainty >= MIN_CERTAINTY) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].flatMap(([id, count]) => {
    const [facet = '', name = ''] = id.split(':');
    const weight = WEIGHT_BY_FACET[facet];
    if (weight === undefined) return [];
    return [
      {
        label: name,
        facet,
        weight: (strength * weight * count) / examples.length,
        alternatives: { [id]: 1 },
        stems: [],
      },
    ];
  });
}

function weightKinds(examples: readonly Example[]): Record<string, number> {
  return Object.fromEntries(examples.flatMap(({ facts }) => facts.kinds.map((kind) => [kind, 1] as const)));
}

/** Kinds that the search offers for all genders, whatever gender the catalogue gives. */
const GENDER_NEUTRAL_KINDS: ReadonlySet<string> = new Set([
  'bag',
  'hat',
  'scarf',
  'belt',
  'gloves',
  'socks',
  'jewelry',
  'watch',
  'sunglasses',
  'hair accessory',
  'wallet',
]);

/** Returns the genders that all examples have in common. Examples for women and for men imply no gender. */
function findSharedGenders(examples: readonly Example[]): CatalogueItem['genders'] {
  if (examples.every(({ item }) => GENDER_NEUTRAL_KINDS.has(item.kind))) return [];
  const allGenders = [...new Set(examples.flatMap(({ item }) => item.genders))].filter((gender) => gender !== 'Unisex');
  return allGenders.length === 1 ? allGenders : [];
}

function listMainColors(examples: readonly Example[]): CatalogueItem['colors'] {
  return [...new Set(examples.flatMap(({ item }) => item.colors.slice(0, 1)))];
}
