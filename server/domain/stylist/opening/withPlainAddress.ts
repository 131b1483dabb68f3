import type { Turn } from '../Turn.ts';

/** Matches a name for the stylist at the end of a message: 'rather dull, dear'. */
const ADDRESS_PATTERN =
  /, (?:my )?(?:dear|love|pet|hun|hon|darling|sweetie|mate|pal|bro|boss|sir|madam|babe|duck)(?=[.!?]?$)/iu;
/** Matches a question for garments that go with the outfit on the screen: 'what sandals go with that'. */
const GOES_WITH_PATTERN =
  /\b(?:what|which)(?: (?:kind|sort|type) of)? ((?:[a-z]+ )?[a-z]+)(?: (?:would|could|will|do|does|can|might))?(?: (?:you got|you have|have you got|do you have|have you) (?:that|which)(?: would| could| will)?)? (?:go|goes|work|works|look good|match|matches)(?: (?:well|nicely))?(?: with (?:it|that|this|them|these|those|the outfit))?(?=[.!?]?$)/iu;
/** Matches an opinion on a piece, which is no search: 'I find the bag rather dull'. */
const FINDS_PATTERN =
  /\bi find ((?:the|that|this|my) [a-z]+) (?=(?:rather|quite|too|very|so|a bit|a little|a touch|somewhat)\b)/iu;
const NO_GARMENT_PATTERN = /\b(?:else|one|ones|color|colour|colors|colours|it|that|time|size)\b/iu;

/** Leaves out names for the stylist, and rewords a question for garments to go with the outfit. */
export function withPlainAddress({ said, conversation }: Turn): string {
  const words = said.replace(ADDRESS_PATTERN, '').replace(FINDS_PATTERN, '$1 is ');
  if (conversation.outfit === null) return words;
  const garment = GOES_WITH_PATTERN.exec(words)?.[1] ?? '';
  return garment === '' || NO_GARMENT_PATTERN.test(garment)
    ? words
    : words.replace(GOES_WITH_PATTERN, `what ${garment} have you got to go with it`);
}
