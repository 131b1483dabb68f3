import { createDictionary } from '../text/createDictionary.ts';
import type { OutfitPlan } from './OutfitPlan.ts';

const FORMALITY_BY_OCCASION: Readonly<Record<string, number>> = createDictionary({
  wedding: 0.75,
  evening: 0.75,
  party: 0.65,
  work: 0.6,
  date: 0.6,
  everyday: 0.4,
  travel: 0.35,
  weekend: 0.35,
  holiday: 0.35,
  outdoor: 0.25,
  lounge: 0.15,
});

/** How formal clothes for an occasion are, 0 (sports) to 1 (black tie); undefined for an unknown occasion. */
export function getOccasionFormality(occasion: string): number | undefined {
  return FORMALITY_BY_OCCASION[occasion];
}

/** Without an occasion. */
const USUAL_FORMALITY = 0.5;

/** How formal the pieces of a plan are; undefined where nothing was said of it. */
export function getPlannedFormality({
  occasion,
  dressiness,
}: Pick<OutfitPlan, 'occasion' | 'dressiness'>): number | undefined {
  const usual = getOccasionFormality(occasion ?? '');
  if (dressiness === 0) return usual;
  return Math.min(1, Math.max(0, (usual ?? USUAL_FORMALITY) + dressiness));
}
