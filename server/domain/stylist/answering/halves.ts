import { removeAccents } from '../../language/text/tokens.ts';

const ASKING_SOURCE =
  "(?:does|do|did|is|are|can|could|will|would|should|how|hows|how's|what|whats|what's|which|where|when|why|who|whos|who's|has|have)";
const ORDERING_SOURCE = '(?:put|add|save|keep|send|share|text|tell|(?:show|find|get|give|bring) (?:me|us))';
const HALF_END_PATTERN = new RegExp(
  String.raw`(?<=[?!.;:]) |,? and (?:(?:also|then|plus) )?(?=(?:${ASKING_SOURCE}|${ORDERING_SOURCE})\b)|,? (?:but|plus) (?=${ASKING_SOURCE}\b)`,
  'iu',
);
const QUESTION_PATTERN = new RegExp(
  String.raw`^(?:(?:and|so|ok|okay|oh|hm+|well|hi|hey|but)[ ,]+){0,3}(?!(?:how|what) about)${ASKING_SOURCE}\b`,
  'iu',
);
const NEXT_QUESTION_PATTERN = new RegExp(String.raw`, (?=${ASKING_SOURCE}\b)`, 'iu');

/** Splits a message into its questions: 'is it washable and does it come in M?' has two. */
export function splitIntoHalves(message: string): string[] {
  return message
    .replace(/\s+/gu, ' ')
    .split(HALF_END_PATTERN)
    .flatMap((part) => (QUESTION_PATTERN.test(part) ? part.split(NEXT_QUESTION_PATTERN) : [part]))
    .map((part) => part.trim())
    .filter(Boolean);
}

export function normalizeMessage(message: string): string {
  return removeAccents(message)
    .toLowerCase()
    .replace(/\b([4-7])[’'′] ?(\d{1,2})(?!\d)/gu, '$1 ft $2')
    .replace(/[’'"“”„«»]/gu, '')
    .replace(/\bw(?:\/|\b)(?= )/gu, 'with')
    .replace(/\bu\b/gu, 'you')
    .replace(/\s+/gu, ' ')
    .trim();
}
