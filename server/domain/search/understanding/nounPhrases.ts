/** Prepositions before a purpose or feature, such as 'for' and 'with'. */
export const BARE_PREPOSITIONS: ReadonlySet<string> = new Set(
  'for with in on at to from under over by like as about against of without into'.split(' '),
);
/** Words that ask for a thing, such as 'looking for' and 'would like'. */
export const SEEKING_WORDS: ReadonlySet<string> = new Set(
  'looking look looked searching search shopping shop hunting hunt asking ask market need desperate would id we i need pair set'.split(
    ' ',
  ),
);
/** Words that may follow the name of a thing, such as 'please'. */
export const WORDS_AFTER_NAMES: ReadonlySet<string> = new Set([
  ...BARE_PREPOSITIONS,
  ...'and or but that which who please under below between around not no thanks'.split(' '),
]);
