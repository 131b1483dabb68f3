import type { OutfitMove } from './OutfitMove.ts';

const ASKS_FOR_ANY_PATTERN =
  /\b(?:any (?:other|more|different)|(?:is|are) there (?:any\w*|an?|some)|do you have (?:any|an?|some|other)|(?:is (?:it|that)|would (?:it|that) be) possible)\b/iu;
const ASKS_FACT_PATTERN =
  /^(?:(?:and|so|ok|but|hm+|oh|wait) )*(?:is|are|does|did|do (?!you|it|that|me|the)|will|would (?:it|they|this|that|the|those|these))\b.*\?$/iu;
const ASKS_WHICH_PATTERN =
  /^(?:(?:and|so|ok|but|hm+|oh|wait) )*which\b|\b(?:whats|what is|what’s|what's|which) .{0,20}?\b(?:[a-z]{3,}est|most [a-z]+|least [a-z]+)\b/iu;
/** Matches words for a single piece. 'Make it cheaper' does not match, because it means the outfit. */
const NAMES_ONE_PATTERN =
  /\b(?:ones?|pair|of (?:them|those|these|the (?:two|three))|first|second|third|fourth|last|latter|former|option|number|left|right|middle|top|bottom|other|that|those|these|this|1st|2nd|3rd|\d)\b|^[ab]\b/iu;
/** Moves that change the purpose of the outfit, such as its occasion. */
const MOVES_OF_WHOLE_OUTFIT: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
  'occasion',
  'climate',
  'days',
  'wearer',
  'recolor',
  'refuse',
  'another',
  'warmer',
  'cooler',
  'dressier',
  'relaxed',
  'cheaper',
  'dearer',
  'budget',
]);
const OF_PAST_PATTERN =
  /\b(?:wore|worn|was|were|had|won|lost|met|stepped|went|got (?:her|him|me)|looked|ate|told|came|bought|gave|sold|danced|floated|fell|cried|laughed|spent|paid|thought|remember|once|used to|(?:last|that) (?:year|time|summer|winter|month|week|christmas)|years ago|back in|never again)\b/iu;
const ASKS_NOW_PATTERN =
  /\b(?:what|which|how|now|want|need|make|could|can|would|should|please|instead|change|swap|rather|prefer|lets|look for|back|undo|too|enough|isnt|is|are|it’s|it's|its)\b/iu;

/** Whether a clause only tells about the past: 'my sister wore green to hers'. */
export function tellsOfPast(text: string): boolean {
  const words = text.replace(/[’']/gu, '');
  return OF_PAST_PATTERN.test(words) && !ASKS_NOW_PATTERN.test(words);
}

/** Matches words of a search for a single garment. A clause without such words is no search. */
const LEAVES_FOR_PATTERN =
  /\b(?:show|see|look(?:ing)?|find|search|browse|forget|separate|only|just|instead|different|else|something|anything|do (?:you|ye) (?:have|sell|stock)|got any|have you|need|want|after|new|next|now|stop|enough|scrap|switch|change of|rather|actually|on its own|by itself|single)\b/iu;

/** Matches words that undo a change. A clause without such words undoes nothing. */
const UNDOES_PATTERN =
  /\b(?:back|undo|before|revert|reset|restore|again|previous|earlier|original(?:ly)?|first|old|last|other|as it was|like it was|how it was|never ?mind|forget|scratch|scrap|cancel|return|actually|mistake|changed my mind|after all|liked?|preferred|nicer|better|way it|leave|stick|keep|no|wait)\b/iu;

/** Matches the start of a request to add a piece. Such a request stays a request if it names a color. */
const ADDS_PATTERN =
  /^(?:(?:and|so|ok|now|please|also|then),? )*(?:add|throw in|chuck in|pop in|stick in|put in|include) (?:an?|some|also)\b/iu;
const COLORING_MOVES: ReadonlySet<OutfitMove> = new Set<OutfitMove>(['recolor', 'alter', 'occasion', 'refuse']);
const CHANGING_MOVES: ReadonlySet<OutfitMove> = new Set<OutfitMove>([
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
 * Returns the move of a clause whose form is unambiguous: 'is there anything waterproof' asks for a piece, 'which is
 * the cheapest' for a fact.
 */
export function keepCertainMove(text: string, act: string | null, move: OutfitMove | null): OutfitMove | null {
  if (move === null) return null;
  if (MOVES_OF_WHOLE_OUTFIT.has(move) && tellsOfPast(text)) return 'chat';
  if (move === 'leave' && !LEAVES_FOR_PATTERN.test(text)) return null;
  if (move === 'undo' && !UNDOES_PATTERN.test(text)) return 'chat';
  if (ADDS_PATTERN.test(text) && COLORING_MOVES.has(move)) return 'add';
  if (move === 'choose' && (!NAMES_ONE_PATTERN.test(text) || act === 'refuse' || act === 'criticise')) return null;
  if (move === 'detail' || move === 'why') return ASKS_FOR_ANY_PATTERN.test(text) ? null : move;
  if (ASKS_WHICH_PATTERN.test(text) && (CHANGING_MOVES.has(move) || move === 'total')) return 'detail';
  const isQuestion =
    (CHANGING_MOVES.has(move) && ASKS_FACT_PATTERN.test(text) && !/\btoo\b/iu.test(text)) ||
    (move === 'total' && act === 'compare');
  return isQuestion ? 'detail' : move;
}
