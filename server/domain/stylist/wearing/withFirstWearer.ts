import { createDefaultFilters } from '../../../../src/domain/filters/filterFacts.ts';
import type { Turn, Understood } from '../Turn.ts';
import { findWearer } from './findWearer.ts';

/** Adds the wearer of a first message to the filters and the outfit. */
export function withFirstWearer(understanding: Understood, { said, filters: handFilters, profile }: Turn): Understood {
  const wearer = findWearer(said);
  const { filters, conversation, outfit } = understanding;
  const isChosen = handFilters.gender.length > 0;
  const isSettled = filters.gender.length > 1 || filters.gender.includes('Unisex');
  if (understanding.intent !== 'search' || isChosen || isSettled) return understanding;
  if (contradictsOutfit(wearer, outfit)) return understanding;
  if (wearer.gender === null && wearer.guess === null && !wearer.isOfBystanders) return understanding;
  const ownGenders = wearer.isOther ? [] : createDefaultFilters(profile.preferences).gender;
  const gender = wearer.gender === null ? ownGenders : [wearer.gender];
  const forWearer = { ...filters, gender };
  const plan = outfit && { ...outfit, likelyWearer: wearer.guess ?? outfit.likelyWearer };
  return {
    ...understanding,
    filters: forWearer,
    ...(plan && { outfit: plan }),
    conversation: {
      ...conversation,
      filters: forWearer,
      ...(plan && { outfit: plan }),
      ...(wearer.guess === 'Women' && { leads: { ...conversation.leads, hintedGenders: ['Women' as const] } }),
      wearer: wearer.isOther ? 'other' : conversation.wearer,
    },
  };
}

/**
 * Whether the garments of an outfit contradict the wearer: with a waistcoat and a tie for 'ladies day', the wearer is
 * a man.
 */
function contradictsOutfit(wearer: ReturnType<typeof findWearer>, outfit: Understood['outfit']): boolean {
  const likelyWearer = outfit?.likelyWearer ?? null;
  const foundGender = wearer.gender ?? wearer.guess;
  return likelyWearer !== null && foundGender !== null && !wearer.isOther && foundGender !== likelyWearer;
}
