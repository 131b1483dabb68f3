import type { Language } from '../hearing/hear.ts';
import type { Turn } from '../Turn.ts';
import { listGarments } from './withFaultsAsWishes.ts';
import { listWords } from './saidParts.ts';

/** Matches a pair that has no other name: 'a pair that won't slip', but not 'a pair of tights'. */
const BARE_PAIR_PATTERN = /\b(an?|another|some|any|new|decent|good|comfy|sturdy|proper) (pairs?)\b(?! (?:of|from)\b)/iu;
const DIFFERENT_PATTERN = /\bdiff\b(?= (?:colou?rs?|ones?|shades?|styles?|shoes|tops?|bags?|pairs?))/giu;

/** Names the shoes in a wish for 'a pair', unless the message names a garment or a list of garments is shown. */
export function withPairOfShoes({ said, shown }: Turn, { lexicon }: Language): string {
  const words = said.replace(DIFFERENT_PATTERN, 'different');
  if (!BARE_PAIR_PATTERN.test(words) || shown.quick.length > 0) return words;
  return listGarments(listWords(words), lexicon).length > 0
    ? words
    : words.replace(BARE_PAIR_PATTERN, '$1 $2 of shoes');
}
