import { capitalize, isUncountable, joinWords } from '../phrasing.ts';

const addColors = (pieces: string, colors: string): string => (colors === '' ? pieces : `${pieces} in ${colors}`);

/**
 * Sentences that tell the shopper how results differ from the request. They are written on the server, because the
 * API sends sentences instead of message names (docs/adr/0098).
 */
export const relaxationTexts = {
  noneMatched: (pieces: string) => `No ${pieces} matched`,
  notHere: (pieces: string, isUncounted: boolean) => `There ${isUncounted ? 'is' : 'are'} no ${pieces} here yet`,
  notOnSale: 'Nothing that matched is on sale, so full-price pieces are shown.',
  otherSizes: (sizes: readonly string[]) =>
    `Nothing matched in size ${joinWords(sizes, 'or')}, so other sizes are shown.`,
  otherBrands: (pieces: string, brands: readonly string[]) =>
    `No ${pieces} by ${joinWords(brands, 'or')} matched, so other brands are shown.`,
  otherColors: (colors: readonly string[]) =>
    `Nothing matched in ${joinWords(colors, 'or')}, so other colors are shown.`,
  /** `range` is 'up to $40', `price` the nearest one to it. */
  otherPrices: (pieces: string, range: string, price: string) =>
    `No ${pieces} ${range} matched; the nearest costs ${price}.`,
  otherPieces: (noMatchText: string) => `${noMatchText}, so other pieces that fit the rest of your wish are shown.`,
  /** `noMatchText` is a text that `noneMatched` or `notHere` wrote. */
  otherKind: (noMatchText: string, pieces: string) =>
    `${noMatchText}, so ${pieces} ${isUncountable(pieces) ? 'is' : 'are'} shown.`,
  otherGenders: (genders: string) => `Few of these are made for ${genders}, so pieces for others follow.`,
  inColors: addColors,
  similarPieces: (colors: string) => `${addColors('other pieces', colors)} that come close`,
  addedToFew: (requestedText: string, count: number, addedText: string) =>
    `Among ${requestedText} only ${count === 1 ? 'one' : String(count)} matched, so ${addedText} follow.`,
  addedLater: (addedText: string) => `${capitalize(addedText)} follow after those.`,
  onlyTheModel: 'Nothing else fits all of that, so the piece itself is shown.',
  seenBefore: 'Nothing new fits that, so pieces that you saw before are back.',
} as const;
