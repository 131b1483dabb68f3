import { COLD_BANDS } from '../climate/Climate.ts';
import { getPlannedFormality } from './occasionFormality.ts';
import { isCold } from './outfitSteps.ts';
import type { OutfitPlan } from './OutfitPlan.ts';
import type { OutfitSeason } from './OutfitWish.ts';

const COOL_SEASONS: ReadonlySet<OutfitSeason> = new Set<OutfitSeason>(['autumn', 'winter']);
/** Events to which people wear a jacket in any weather. */
const JACKET_EVENTS: ReadonlySet<string> = new Set(['interview', 'funeral', 'networking event']);
/** Events to which men wear a jacket in any weather. */
const JACKET_EVENTS_OF_MEN: ReadonlySet<string> = new Set([
  'wedding',
  'church event',
  'formal event',
  'races',
  'school dance',
  'performance',
]);

/** Whether the weather or the occasion of a plan calls for a layer that nobody asked for. */
export function wantsLayer({
  weatherBand,
  season,
  event,
  likelyWearer,
}: Pick<OutfitPlan, 'weatherBand' | 'season' | 'event' | 'likelyWearer'>): boolean {
  const isCool = weatherBand === null ? COOL_SEASONS.has(season ?? 'summer') : COLD_BANDS.has(weatherBand);
  const name = event ?? '';
  return isCool || JACKET_EVENTS.has(name) || (likelyWearer !== 'Women' && JACKET_EVENTS_OF_MEN.has(name));
}

/** Maximum formality of an occasion for which a jacket may be worn against cool air. Dressier clothes need a coat. */
const MAX_JACKET_FORMALITY = 0.55;

/** Whether the weather of a plan calls for a jacket or a coat that nobody asked for. */
export function wantsCoat(plan: OutfitPlan): boolean {
  const { weatherBand, season } = plan;
  if (weatherBand === null) return COOL_SEASONS.has(season ?? 'summer');
  const isCasual = (getPlannedFormality(plan) ?? 0) < MAX_JACKET_FORMALITY;
  return isCold(weatherBand) || (weatherBand === 'cool' && isCasual);
}

/** Whether a jacket belongs to the clothes for the event of a plan, if no budget forbids it. */
export const needsJacket = ({ event, likelyWearer, budgetCents }: OutfitPlan): boolean =>
  budgetCents === null &&
  (JACKET_EVENTS.has(event ?? '') ||
    (likelyWearer === 'Men' && event !== 'formal event' && JACKET_EVENTS_OF_MEN.has(event ?? '')));
