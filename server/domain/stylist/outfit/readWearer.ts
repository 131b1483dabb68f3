import type { Speech } from '../hearing/Speech.ts';
import type { Turn } from '../Turn.ts';
import type { OutfitEdit } from './OutfitEdit.ts';
import { LOOKS_FOR_PATTERN } from './reading/cues.ts';
import { guessWearer } from './reading/guessWearer.ts';
import type { OutfitClause } from './reading/OutfitClause.ts';

const NAMES_WEARER_PATTERN =
  /\b(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gent(?:leman|lemen|s)?|males?|females?|guys?|girls?|boys?|dudes?|for (?:him|her))(?:['’]?s)?\b/iu;

/** Reads the wearer and size of all pieces: 'women’s please', 'in a medium', 'I'm 6'3'. */
export function readWearer(
  { filters, said, conversation: { outfit } }: Turn,
  { wish: { wish, parts } }: Speech,
  clauses: readonly OutfitClause[],
): readonly OutfitEdit[] {
  const tellsWearer = clauses.some(({ move }) => move === 'wearer');
  const isOnlyOfWearer = tellsWearer || parts.every(({ facet }) => facet !== 'kind');
  if (!isOnlyOfWearer || LOOKS_FOR_PATTERN.test(said)) return [];
  // In 'she does teach school', 'she' is not the wearer.
  const namedGenders = tellsWearer || NAMES_WEARER_PATTERN.test(said) ? wish.genders : [];
  const guessedGender = filters.gender.length === 0 && namedGenders.length === 0 ? guessWearer(said) : null;
  const isNews = guessedGender !== null && guessedGender !== outfit?.likelyWearer;
  const gender = namedGenders.find((name) => !filters.gender.includes(name)) ?? (isNews ? guessedGender : null);
  const isSized = wish.sizes.some((name) => !filters.size.includes(name));
  return gender === null && !isSized ? [] : [{ kind: 'wearer', gender }];
}
