import { capitalize } from '../../search/phrasing.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { withArticle } from '../wording/purposes.ts';

/** Returns the occasion of an outfit ('a summer wedding'); '' if there is none. */
export function describePurpose({ occasion, occasionWords, season, days }: OutfitPlan): string {
  const words = occasionWords || (days === null ? (occasion ?? '') : '');
  if (words === '') return '';
  return withArticle(season !== null && SEASONAL_PATTERN.test(words) ? `${season} ${words}` : words);
}

const SEASONAL_PATTERN = /^(?:wedding|party|holiday|evening|garden party|trip|date)$/u;

/**
 * Names the outfit or capsule, for the middle of a sentence: 'an outfit for a summer wedding', 'a capsule for seven
 * days'.
 */
export function nameOutfitOf(plan: OutfitPlan): string {
  const purpose = describePurpose(plan);
  if (plan.days !== null) return `a capsule for ${plan.days === 1 ? 'one day' : `${plan.days} days`}`;
  return purpose === '' ? 'a whole outfit' : `an outfit for ${purpose}`;
}

/** Returns the title for the list of conversations: 'Outfit for a summer wedding'. */
export function titleOutfit(plan: OutfitPlan): string {
  return capitalize(nameOutfitOf(plan).replace(/^an? /u, ''));
}
