/** Matches the beginning of a reason, which asks for nothing. */
const REASON_PATTERN =
  /\b(?:because|cos|cause|coz|bc|since (?:i|my|the|it|he|she|we|they)|seeing as|so that|in case|or (?:ill|i will|else))\b.*$/u;
/** Matches a comparison. 'Feels like too much' is none, but a verdict. */
const SIMILE_PATTERN =
  /\b(?:(?:looks?|looking|feels?|felt|feeling|seems?|sounds?|be|am|im) (?:[a-z]+ )?like(?! (?:too much|overkill|over the top|ott)\b)|reminds? (?:me |us |him |her )?of|as if|as though|giving)\b[^,.;!?]*/gu;

/**
 * Removes reasons from the text: 'navy, because the gray looks like a school uniform' becomes 'navy'. A text that is
 * only a reason stays unchanged.
 */
export function withoutReasons(text: string): string {
  const remainingText = text.replace(REASON_PATTERN, ' ').replace(SIMILE_PATTERN, ' ').trim();
  return remainingText === '' ? text : remainingText;
}
