import type { Filters } from '../../../../src/domain/filters/Filters.ts';
import { NO_FILTERS } from '../../../../src/domain/filters/Filters.ts';
import type { OutfitPlan } from '../../outfits/OutfitPlan.ts';
import { findHandEdits } from '../filters/findHandEdits.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { Turn } from '../Turn.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import { STARTING_EDITS } from './OutfitEdit.ts';

const CENTS_PER_DOLLAR = 100;
/** Matches words that make somebody else the wearer. Does not match 'herself has warned me'. */
const FOR_SOMEBODY_PATTERN =
  /\bfor (?:my|her|him|the|our)\b|\b(?:surprise|gifts?|presents?|birthday)\b|\b(?:wife|husband|girlfriend|boyfriend|mum|mom|mam|dad|sister|brother|daughter|son|niece|nephew|he|she) (?:needs?|wants?|is (?:looking|after)|has nothing)\b/u;

/** Chooses the filters: the gender and sizes in the message, and the budget as the maximum price of a piece. */
export function chooseFilters(
  startFilters: Filters,
  turn: Turn,
  speech: Speech,
  plan: OutfitPlan,
  edits: readonly OutfitEdit[],
): Filters {
  const startsOutfit = edits.some(({ kind }) => STARTING_EDITS.has(kind));
  const { genders, sizes } = speech.wish.wish;
  const { addedFilters } = findHandEdits(turn.conversation.filters, turn.filters);
  const base = startsOutfit
    ? { ...NO_FILTERS, gender: startFilters.gender, size: startFilters.size, ...addedFilters }
    : startFilters;
  // In 'a lady has agreed to have lunch with me, a widower', the outfit is not for the lady.
  const namesOtherPerson =
    startsOutfit &&
    !(speech.wearer === 'other' && FOR_SOMEBODY_PATTERN.test(turn.said.toLowerCase())) &&
    plan.likelyWearer !== null &&
    genders.length === 1 &&
    genders[0] !== plan.likelyWearer;
  // In 'my mum will cry', the mother is not the wearer.
  const isGenderStated = !namesOtherPerson && (startsOutfit || edits.some(({ kind }) => kind === 'wearer'));
  const statedGenders = isGenderStated ? genders : [];
  const chosenGenders = findWearer(edits, plan, startFilters.gender);
  const isForOther = chosenGenders !== null || (speech.wearer === 'other' && turn.conversation.wearer === 'self');
  return {
    ...base,
    gender:
      chosenGenders ??
      (statedGenders.length > 0 ? [...statedGenders] : namesOtherPerson ? turn.filters.gender : base.gender),
    size: sizes.length > 0 ? [...sizes] : isForOther ? [] : base.size,
    priceRangeMax:
      plan.budgetCents === null
        ? startsOutfit
          ? null
          : base.priceRangeMax
        : Math.floor(plan.budgetCents / CENTS_PER_DOLLAR),
  };
}

/** Returns the wearer that the changes name; null if they name none. */
function findWearer(
  edits: readonly OutfitEdit[],
  { likelyWearer }: OutfitPlan,
  presentGenders: Filters['gender'],
): Filters['gender'] | null {
  if (likelyWearer === null || presentGenders.includes(likelyWearer)) return null;
  const hasOtherWearer = edits.some(({ kind }) => kind === 'otherWearer');
  const isRestored = presentGenders.length > 0 && edits.some(({ kind }) => kind === 'restore');
  return hasOtherWearer || isRestored ? [likelyWearer] : null;
}
