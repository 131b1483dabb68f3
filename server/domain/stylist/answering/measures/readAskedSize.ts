const COUNTRY_SOURCE = '(?:us|uk|eu|au|aus|american|british|european|australian|italian|french|german)';
const SIZE_SOURCE = String.raw`(?:(?:size |sz )?(?:${COUNTRY_SOURCE} )?(?:size )?\d{1,2}(?:\.5)?(?: ${COUNTRY_SOURCE})?|[1-6] ?xl?|x{1,3}[sl]|[sml]|small|medium|large|extra large)`;
const NO_UNIT_SOURCE = String.raw`(?! ?(?:"|inch|cm|waist|leg|inseam|degrees|percent|%|years?|yrs?|months?|weeks?|foot|ft|kg|lbs?|pounds?|dollars|usd|colou?rs|bucks|of|or so people|days))`;

/** Matches questions whether a piece is made up to a size: 'would it go up to a 22', 'do you have it in a 3X'. */
const UP_TO_PATTERN = new RegExp(
  String.raw`\b(?:go|goes|run|runs|come|comes|made|stretch|available|sized?) (?:all the way )?up to (?:an? )?(${SIZE_SOURCE})(?= |$|[?.,!])${NO_UNIT_SOURCE}`,
  'u',
);
const IN_LARGE_PATTERN = /\b(?:in|into) (?:an? )?([2-6] ?xl?)\b/u;
const WOULD_FIT_PATTERN = new RegExp(
  String.raw`\b(?:fit|fits|suit|work (?:on|for)|okay for|ok for|big enough for|large enough for) (?:on |for )?(?:an? |me (?:at |as |if i(?: a|)m )?(?:an? )?|somebody |someone )?(size ${SIZE_SOURCE}|${SIZE_SOURCE})(?= |$|[?.,!])${NO_UNIT_SOURCE}`,
  'u',
);
/** Matches a size that the shopper tells beside the question whether a piece fits: 'I'm an 18, will it fit me?'. */
const TOLD_PATTERN = new RegExp(
  String.raw`\b(?:im|i am|i wear|i take|my size is|am i|usually|normally) (?:(?:an?|usually|normally|about|around|in) ){0,3}(${SIZE_SOURCE})(?= |$|[?.,!])${NO_UNIT_SOURCE}`,
  'u',
);
const ASKS_FIT_PATTERN =
  /\b(?:fit(?:s|ting)?(?: me)?|big enough|large enough|small enough|too (?:big|small|tight|large)(?: for me)?|my size|get into|squeeze into)\b/u;

/**
 * Returns the size that words ask for in a question about a piece ('22', 'uk 18', '3x'); null if they name none.
 * `words` are in lower case, without apostrophes.
 */
export function readAskedSize(words: string): string | null {
  const found =
    UP_TO_PATTERN.exec(words)?.[1] ?? IN_LARGE_PATTERN.exec(words)?.[1] ?? WOULD_FIT_PATTERN.exec(words)?.[1];
  if (found !== undefined) return found.trim();
  return ASKS_FIT_PATTERN.test(words) ? (TOLD_PATTERN.exec(words)?.[1]?.trim() ?? null) : null;
}
