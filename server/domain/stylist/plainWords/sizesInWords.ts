const GARMENT_SOURCE =
  'trousers|pants|jeans|chinos|shorts|slacks|joggers|cords|shirts?|jackets?|blazers?|suits?|coats?|tees?|tops?';

/** How measures are written, each with words in which the garment beside them stays a wish. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
  // In 'trousers 44 waist', the measure is a remark of its own.
  [
    new RegExp(
      String.raw`\b(${GARMENT_SOURCE}) (?=\d{2}(?:\.5)? ?(?:inch(?:es)?|in|["”″])? ?(?:waist|chest|collar|neck)\b)`,
      'giu',
    ),
    '$1, ',
  ],
  // Leg lengths are not listed, and are no cut.
  [/(?<!\bin an? )\b(?:2[6-9]|3[0-4]) ?(?:inch(?:es)?|["”″])? ?(?:inside |inner )?(?:leg|inseam)\b/giu, ''],
  // 'I take the L' names a train.
  [/\bi (?:take|ride|catch|get|am on|live on) the L\b(?! ?(?:in|size|of|for))/gu, ''],
];

const SHOE_SIZE_PATTERN = /\bsize (?=(?:[3579]|11|13|1?[0-9][.,]5)\b(?! ?(?:waist|uk dress|dress)))/iu;

/**
 * Rewrites measures in plain words. An odd number is a size of shoes, because dresses have even ones: `mayBeShoes` is
 * whether nothing else is looked for.
 */
export function withSizesInWords(message: string, mayBeShoes: boolean): string {
  const plainMessage = MEASURES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);
  return mayBeShoes ? plainMessage.replace(SHOE_SIZE_PATTERN, 'shoes size ') : plainMessage;
}
