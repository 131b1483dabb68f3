import { createDefaultFilters } from '../../../../src/domain/filters/filterFacts.ts';
import type { Turn, Understood } from '../Turn.ts';
import { findWearer } from './findWearer.ts';

/** Adds the wearer of a first message to the filters and the outfit. */
export function withWearer(understood: Understood, { said, filters: byHand, profile }: Turn): Understood {
  const wearer = findWearer(said);
  const { filters, conversation, outfit } = understood;
  const isChosen = byHand.gender.length > 0;
  const isSettled = filters.gender.length > 1 || filters.gender.includes('Unisex');
  if (understood.intent !== 'search' || isChosen || isSettled) return understood;
  if (contradictsOutfit(wearer, outfit)) return understood;
  if (wearer.gender === null && wearer.guess === null && !wearer.isOfBystanders) return understood;
  const own = wearer.isOther ? [] : createDefaultFilters(profile.preferences).gender;
  const gender = wearer.gender === null ? own : [wearer.gender];
  const forWearer = { ...filters, gender };
  const plan = outfit && { ...outfit, likelyWearer: wearer.guess ?? outfit.likelyWearer };
  return {
    ...understood,
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
  const likely = outfit?.likelyWearer ?? null;
  const found = wearer.gender ?? wearer.guess;
  return likely !== null && found !== null && !wearer.isOther && found !== likely;
}
