import { joinWords } from '../../search/phrasing.ts';
import type { WishPart } from '../wish/WishPart.ts';
import { pluralizeWords } from './pluralizeWords.ts';
import { isAdjectival, isName, nameShade, findTerm } from './terms.ts';

/** A refusal in words: 'nothing floral', 'no velvet', 'nothing by Skarvholm'. */
interface Refusal {
  readonly with: 'nothing' | 'no';
  readonly words: string;
}

const MAX_WORDS = 2;

/** Writes the refusals: 'nothing floral or striped', 'no wool'. */
export function listRefusalWords(refusedParts: readonly WishPart[]): string[] {
  const refusals = refusedParts.flatMap(writeRefusal);
  return (['nothing', 'no'] as const).flatMap((beginning) => {
    const words = refusals.filter((refusal) => refusal.with === beginning).map((refusal) => refusal.words);
    return words.length > 0 ? [`${beginning} ${joinWords([...new Set(words)], 'or')}`] : [];
  });
}

function writeRefusal(part: WishPart): readonly Refusal[] {
  const { facet, words } = part;
  if (facet === 'kind') return isName(words) ? [{ with: 'no', words: pluralizeWords(words) }] : [];
  if (facet === 'color' || facet === 'shade') return [{ with: 'nothing', words: nameShade(part) }];
  if (facet === 'word') return writeUnlistedRefusal(words);
  const term = findTerm(part);
  if (term === null) return writeUnlistedRefusal(words, facet === 'detail');
  if (term.isSort) return [{ with: 'no', words: pluralizeWords(words) }];
  if (term.place === 'with') return [{ with: 'no', words: term.words.replace(/^an? /u, '') }];
  const isCloth = facet === 'material' && !isAdjectival(term.words);
  return [{ with: isCloth ? 'no' : 'nothing', words: term.words }];
}

/** Writes the refusal of a word that is in no table, or of a subtype. */
function writeUnlistedRefusal(words: string, isSubtype = false): readonly Refusal[] {
  if (!isName(words) || words.split(' ').length > MAX_WORDS) return [];
  if (isSubtype) return [{ with: 'no', words: pluralizeWords(words) }];
  return [{ with: isAdjectival(words) ? 'nothing' : 'no', words }];
}

const MAX_LESS = 2;

/**
 * Describes what the shopper wants less of: 'not too formal or bright'. Returns '' if no part has words for a reply.
 */
export function listLessWords(lessOf: readonly WishPart[]): string {
  const words = lessOf.flatMap((part) => {
    if (part.facet === 'pattern') return ['busy'];
    const term = findTerm(part);
    return term?.place === 'before' && part.facet !== 'material' ? [term.words] : [];
  });
  const sentences = [...new Set(words)].slice(0, MAX_LESS);
  return sentences.length > 0 ? `not too ${joinWords(sentences, 'or')}` : '';
}
