import type { Speech } from '../hearing/Speech.ts';
import type { Turn } from '../Turn.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import { LOOKS_FOR_PATTERN } from './reading/cues.ts';
import { guessWearer } from '../wearing/weighWearer.ts';
import type { OutfitClause } from './reading/OutfitClause.ts';

const NAMES_WEARER_PATTERN =
  /\b(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gent(?:leman|lemen|s)?|males?|females?|guys?|girls?|boys?|dudes?|for (?:him|her))(?:['’]?s)?\b/iu;

/** Reads the wearer and size of all pieces: 'women’s please', 'in a medium', 'I'm 6'3'. */
export function readWearer(
  { filters, said, conversation: { outfit } }: Turn,
  { wish: { wish, parts } }: Speech,
  clauses: readonly OutfitClause[],
): readonly OutfitEdit[] {
  const isTold = clauses.some(({ move }) => move === 'wearer');
  const isOnlyOfWearer = isTold || parts.every(({ facet, stance }) => facet !== 'kind' || stance !== 'wanted');
  if (!isOnlyOfWearer || LOOKS_FOR_PATTERN.test(said)) return [];
  // 'She does teach school' does not name the wearer.
  const namedGenders = isTold || NAMES_WEARER_PATTERN.test(said) ? wish.genders : [];
  const guessed = filters.gender.length === 0 && namedGenders.length === 0 ? guessWearer(said) : null;
  const isNews = guessed !== null && guessed !== outfit?.likelyWearer;
  const gender = namedGenders.find((name) => !filters.gender.includes(name)) ?? (isNews ? guessed : null);
  const isSized = wish.sizes.some((name) => !filters.size.includes(name));
  return gender === null && !isSized ? [] : [{ kind: 'wearer', gender }];
}
