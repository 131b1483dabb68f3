import { getPlannedFormality } from './occasionFormality.ts';
import type { OutfitPlan } from './OutfitPlan.ts';
import type { OutfitWish } from './OutfitWish.ts';

/** The formality of an outfit for no occasion in particular. */
const EVERYDAY_FORMALITY = 0.45;

/** Says how people dress for the occasion of a plan: how formal, how plain, and whether in a dress or a suit. */
export function createDressWish(
  plan: OutfitPlan,
  genders: OutfitWish['gender'],
): Pick<OutfitWish, 'formality' | 'prefersOrdinary' | 'fullBodyShare'> {
  const isSingle = plan.days === null;
  const formality = getPlannedFormality(plan) ?? (isSingle ? EVERYDAY_FORMALITY : undefined);
  return {
    ...(formality !== undefined && { formality }),
    ...(isSingle && { prefersOrdinary: prefersOrdinary(plan) }),
    ...(wearsFullBody(plan, genders) && { fullBodyShare: 1 }),
  };
}

/** Matches wishes for special pieces, whatever they cost. */
const SPECIAL_PATTERN = new RegExp(
  String.raw`\b(?:premium|luxur\w*|designer|high end|extravagant|glamorous|bold|showy|statement|bright|` +
    String.raw`colou?rful|trendy|edgy|quirky|unusual)\b`,
  'u',
);

/** Whether to prefer ordinary pieces, because the shopper asked for no special look or quality. */
const prefersOrdinary = ({ words, traits = [] }: OutfitPlan): boolean =>
  traits.length === 0 && !SPECIAL_PATTERN.test(words);
/** Events to which most women wear a dress. */
const DRESS_EVENTS: ReadonlySet<string> = new Set(['wedding', 'formal event', 'races', 'school dance']);

/** Events to which most men wear a suit. */
const SUIT_EVENTS: ReadonlySet<string> = new Set(['formal event']);

/** Whether most people with this gender wear a dress or a suit to the event of a plan. */
function wearsFullBody({ event }: OutfitPlan, [gender, ...otherGenders]: OutfitWish['gender']): boolean {
  if (event === null || gender === undefined || otherGenders.length > 0) return false;
  return (gender === 'Women' && DRESS_EVENTS.has(event)) || (gender === 'Men' && SUIT_EVENTS.has(event));
}
