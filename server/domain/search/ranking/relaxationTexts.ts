import { joinedWords } from './phrasing.ts';

/** What a shopper reads where results differ from the request. */
export const relaxationTexts = {
  notOnSale: 'Nothing that matched is on sale, so full-price pieces are shown.',
  otherSizes: (sizes: readonly string[]) =>
    `Nothing matched in size ${joinedWords(sizes, 'or')}, so other sizes are shown.`,
  otherBrands: (pieces: string, brands: readonly string[]) =>
    `No ${pieces} by ${joinedWords(brands, 'or')} matched, so other brands are shown.`,
  otherColors: (colors: readonly string[]) =>
    `Nothing matched in ${joinedWords(colors, 'or')}, so other colors are shown.`,
  otherPieces: (nothing: string) => `${nothing}, so other pieces that fit the rest of your wish are shown.`,
  otherKind: (nothing: string, pieces: string) => `${nothing}, so ${pieces} are shown.`,
  otherGenders: (genders: string) => `Little of that is made for ${genders}, so pieces for others follow.`,
  onlyTheModel: 'Nothing else fits all of that, so the piece itself is shown.',
  seenBefore: 'Nothing new fits that, so pieces that you saw before are back.',
} as const;
