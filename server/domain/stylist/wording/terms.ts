import { createDictionary } from '../../text/createDictionary.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { nameSeason } from './nameSeason.ts';
import { withCapitals } from './properNames.ts';
import { withArticle } from './purposes.ts';
import type { TermPlace } from './termTable.ts';
import { findTermOfConcept } from './termTable.ts';

export type { TermPlace };

/**
 * The words for a wish in a phrase about a garment: 'floral' before the garment, 'a hood' after 'with', 'for a
 * wedding' after the garment.
 */
export interface Term {
  readonly place: TermPlace;
  readonly words: string;
  /** Set if the words name a subtype instead of a description. */
  readonly isSort?: true;
}

/** Matches words that occur only in sentences, so that a text with them is not a name. */
const OF_SENTENCES_PATTERN =
  /\b(?:a|an|the|i|im|me|my|we|us|our|you|your|he|she|it|its|they|is|are|was|be|am|do|dont|does|has|have|had|having|get|gets|getting|can|cant|wont|will|would|not|no|nothing|none|without|with|w|and|or|but|in|on|at|of|to|from|by|for|like|as|that|this|these|those|which|so|too|very|really|some|any|more|less)\b/iu;
/** Matches words for where a hem ends: 'below the knee', 'to the floor'. */
const HEM_PATTERN = /^(?:below|above|past|over|to|on|at|off) the \p{L}+$/u;
const PLURAL_NOUN_PATTERN = /^(?:\p{L}+ )?\p{L}+[^su]s$/u;
/** Matches materials that are only parts of a garment, so that 'with' precedes them. */
const HAD_ON_PATTERN = /(?:sequins|feathers|cables|fib(?:er|re)s|fabrics|materials|synthetics)$/u;
const ADJECTIVAL_PATTERN = /(?:y|ed|(?<!lin)en|ish|less|ive|ous|ing|ful|able|like)$/u;

/**
 * Returns the words for a part of the wish. Returns null for a garment, a color, and words that describe no garment.
 */
export function findTerm({ facet, concepts, words }: Pick<WishPart, 'facet' | 'concepts' | 'words'>): Term | null {
  switch (facet) {
    case 'occasion':
      return { place: 'after', words: `for ${withArticle(words)}` };
    case 'season':
      return { place: 'after', words: `for ${nameSeason(words, concepts)}` };
    case 'shoe size':
      return { place: 'after', words: `in ${words}` };
    case 'material':
      return findMaterialTerm(words, concepts);
    case 'brand':
      return null;
    case 'function':
    case 'detail':
    case 'fit':
    case 'style':
    case 'pattern':
      return findDescribedTerm(facet, concepts, words);
    default:
      return null;
  }
}

/** Whether words can be part of a phrase unchanged. */
export const isName = (words: string): boolean => words !== '' && !OF_SENTENCES_PATTERN.test(words);

/** Matches a word such as 'color', before which the words are not the name of a shade: 'deep sea color'. */
const OF_COLOR_PATTERN = /\b(?:colou?r(?:ed)?|tone|shade|hue)$/u;
const FULL_NAME_BY_SHADE: Readonly<Record<string, string>> = createDictionary({
  'shade:sky': 'sky blue',
  'shade:powder': 'powder blue',
  'shade:bottle': 'bottle green',
  'shade:moss': 'moss green',
  'shade:mint': 'mint green',
  'shade:lime': 'lime green',
  'shade:ash': 'ash gray',
  'shade:marl': 'marl gray',
  'shade:brick': 'brick red',
  'shade:butter': 'butter yellow',
  'shade:lemon': 'lemon yellow',
  'shade:shell': 'shell pink',
  'shade:off white': 'off-white',
});

/** Names a color or shade in the shopper's words if they are a name, otherwise by its usual name. */
export function nameShade({ words, concepts }: Pick<WishPart, 'concepts' | 'words'>): string {
  const isUsual = isName(words) && !OF_COLOR_PATTERN.test(words);
  return isUsual ? words : (FULL_NAME_BY_SHADE[concepts[0] ?? ''] ?? concepts[0]?.split(':')[1] ?? '');
}

function findMaterialTerm(words: string, concepts: readonly string[]): Term | null {
  const name = isName(words) ? words : (concepts.find((id) => id.startsWith('material:'))?.slice(9) ?? '');
  if (name === '') return null;
  return { place: HAD_ON_PATTERN.test(name) ? 'with' : 'before', words: withCapitals(name) };
}

/** Returns the shopper's words if they fit in the same position, otherwise the usual words. */
function findDescribedTerm(facet: string, concepts: readonly string[], words: string): Term | null {
  const id = concepts.find((otherId) => otherId.startsWith(`${facet}:`)) ?? `${facet}:${words}`;
  const entry = findTermOfConcept(id, words);
  if (entry === null) return null;
  const { place, ownNames, isSort } = entry;
  if (ownNames.includes(words)) return createOwnTerm(place, words);
  const isSortOf =
    place === 'with' && PLURAL_NOUN_PATTERN.test(words) && isName(words) && isSameThing(words, entry.words);
  return { place, words: isSortOf ? words : entry.words, ...(isSort && { isSort }) };
}

/** Whether two names end with the same noun: 'balloon sleeves' and 'puff sleeves'. */
function isSameThing(firstName: string, secondName: string): boolean {
  const findLastWord = (words: string): string => (words.split(' ').at(-1) ?? '').replace(/s$/u, '');
  return findLastWord(firstName) === findLastWord(secondName);
}

function createOwnTerm(place: TermPlace, words: string): Term {
  if (HEM_PATTERN.test(words)) return { place: 'after', words };
  if (PLURAL_NOUN_PATTERN.test(words)) return { place: 'with', words };
  if (place === 'before') return { place, words: words.replaceAll(' ', '-') };
  return { place, words: place === 'with' ? `a ${words}` : words };
}

/** Whether a word that is in no table is an adjective instead of the name of a thing. */
export const isAdjectival = (words: string): boolean => ADJECTIVAL_PATTERN.test(words);
