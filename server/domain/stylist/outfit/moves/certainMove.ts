import type { OutfitMove } from './OutfitMove.ts';

const ASKS_FOR_ANY =
  /\b(?:any (?:other|more|different)|(?:is|are) there (?:any\w*|an?|some)|do you have (?:any|an?|some|other)|(?:is (?:it|that)|would (?:it|that) be) possible)\b/iu;
const ASKS_FACT =
  /^(?:(?:and|so|ok|but|hm+|oh|wait) )*(?:is|are|does|did|do (?!you|it|that|me|the)|will|would (?:it|they|this|that|the|those|these))\b.*\?$/iu;
const ASKS_WHICH =
  /^(?:(?:and|so|ok|but|hm+|oh|wait) )*which\b|\b(?:whats|what is|what’s|what's|which) .{0,20}?\b(?:[a-z]{3,}est|most [a-z]+|least [a-z]+)\b/iu;
/** Matches words that name one of several pieces; 'make it cheaper' does not. */
const NAMES_ONE =
  /\b(?:ones?|pair|of (?:them|those|these|the (?:two|three))|first|second|third|fourth|last|latter|former|option|number|left|right|middle|top|bottom|other|that|those|these|this|1st|2nd|3rd|\d)\b|^[ab]\b/iu;
const CHANGES: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
  'add',
  'swap',
  'alter',
  'drop',
  'own',
  'refuse',
  'another',
  'dressier',
  'relaxed',
  'warmer',
  'cooler',
]);

/**
 * The move of a clause whose form leaves no doubt: 'is there anything waterproof' asks for a piece, 'which is the
 * cheapest' for a fact.
 */
export function certainMove(text: string, act: string | null, move: OutfitMove | null): OutfitMove | null {
  if (move === null) return null;
  if (move === 'choose' && (!NAMES_ONE.test(text) || act === 'refuse' || act === 'criticise')) return null;
  if (move === 'detail' || move === 'why') return ASKS_FOR_ANY.test(text) ? null : move;
  if (ASKS_WHICH.test(text) && (CHANGES.has(move) || move === 'total')) return 'detail';
  const isAsked =
    (CHANGES.has(move) && ASKS_FACT.test(text) && !/\btoo\b/iu.test(text)) || (move === 'total' && act === 'compare');
  return isAsked ? 'detail' : move;
}
