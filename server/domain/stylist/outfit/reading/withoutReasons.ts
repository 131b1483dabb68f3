/** Why something is wanted, and what a piece is like: nothing of it is asked for. */
const REASON = /\b(?:because|cos|cause|coz|bc|since (?:i|my|the|it|he|she|we|they)|seeing as|so that|in case)\b.*$/u;
const SIMILE =
  /\b(?:(?:looks?|looking|feels?|felt|feeling|seems?|sounds?|be|am|im) (?:[a-z]+ )?like|reminds? (?:me |us |him |her )?of|as if|as though|giving)\b[^,.;!?]*/gu;

/** 'Navy, because the gray looks like a school uniform' without gray and without a uniform; all of it where nothing is left. */
export function withoutReasons(text: string): string {
  const rest = text.replace(REASON, ' ').replace(SIMILE, ' ').trim();
  return rest === '' ? text : rest;
}
