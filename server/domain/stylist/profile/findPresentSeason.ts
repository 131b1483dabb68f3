import type { Turn } from '../Turn.ts';
import type { Language } from '../hearing/hear.ts';
import type { Speech } from '../hearing/Speech.ts';
import { readParts } from '../wish/readParts.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { findSeason } from './findSeason.ts';

const SOON_PATTERN = /\b(?:today|tonight|tomorrow|this (?:week|weekend|evening|afternoon)|right now|these days)\b/iu;

/**
 * Returns the present season at the shopper's place if the words mean the next days, such as 'tomorrow' and
 * 'tonight'.
 */
export function findPresentSeason(
  { said, profile, now }: Turn,
  { wish }: Speech,
  { lexicon, spelling }: Language,
): readonly WishPart[] {
  const season = SOON_PATTERN.test(said) ? findSeason(profile.preferences.location, now) : null;
  return season === null || wish.parts.some(({ facet }) => facet === 'season')
    ? []
    : readParts(season, lexicon, spelling).parts;
}
