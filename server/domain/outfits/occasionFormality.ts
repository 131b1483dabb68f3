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

/** Returns the usual formality of an occasion, from 0 (sports) to 1 (black tie); undefined for an unknown occasion. */
export function getOccasionFormality(occasion: string): number | undefined {
  return FORMALITY_BY_OCCASION[occasion];
}

/** The formality of events that no catalogue lists as an occasion. */
const FORMALITY_BY_EVENT: Readonly<Record<string, number>> = createDictionary({
  'formal event': 0.88,
  funeral: 0.72,
  races: 0.72,
  'church event': 0.66,
  interview: 0.66,
  performance: 0.7,
  'school dance': 0.68,
  'networking event': 0.6,
  'day out': 0.48,
  'mountain hut': 0.32,
  ride: 0.15,
});

/** The formality of an outfit without an occasion. */
const USUAL_FORMALITY = 0.5;

/** Words that change the formality of an outfit, with the change ('business formal'). */
const STEP_BY_WORD: readonly (readonly [RegExp, number])[] = [
  [/(?:^|, )(?:very )?formal\b/u, 0.12],
  [/(?:^|, )(?:elegant|smart|dressy|chic|glamorous)\b/u, 0.08],
  [/(?:^|, )(?:casual|relaxed|laid back)\b/u, -0.12],
  [/(?:^|, )(?:no|not too) (?:formal|elegant|smart|dressy|fancy|stiff|stuffy|starchy|buttoned up)\b/u, -0.12],
];

const rateWords = (words: string): number =>
  STEP_BY_WORD.reduce((sum, [pattern, step]) => (pattern.test(words) ? sum + step : sum), 0);

/** Returns how formal the pieces of a plan should be; undefined if the plan names no occasion or formality. */
export function getPlannedFormality({
  occasion,
  event,
  dressiness: statedDressiness,
  words,
}: Pick<OutfitPlan, 'occasion' | 'event' | 'dressiness' | 'words'>): number | undefined {
  const dressiness = statedDressiness + rateWords(words);
  const usualFormality = FORMALITY_BY_EVENT[event ?? ''] ?? getOccasionFormality(occasion ?? '');
  if (dressiness === 0) return usualFormality;
  return Math.min(1, Math.max(0, (usualFormality ?? USUAL_FORMALITY) + dressiness));
}
