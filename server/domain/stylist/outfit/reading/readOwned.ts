import { mayOwn } from '../../clauses/meantMentions.ts';
import type { Language } from '../../hearing/hear.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import {
  DROP_PATTERN,
  HAVING_PATTERN,
  OWNED_AFTER_PATTERN,
  LACKS_PATTERN,
  OWN_GARMENT_PATTERN,
  OWN_ENOUGH_PATTERN,
  SWAP_PATTERN,
} from './cues.ts';
import { readGarments } from './readGarments.ts';

/**
 * Maximum number of additional words in a clause that describes an owned garment: 'a bag', 'I already own', 'a brown
 * one'.
 */
const MAX_MORE_WORDS = 3;

/** Matches words for what the shopper no longer needs: 'I have the lehenga sorted'. */
const SORTED_PATTERN = /\b(?:have|has|got|is|are) (?:[a-z]+ ){1,4}(?:sorted|covered|taken care of|under control)\b/u;

export interface Owned {
  readonly edits: readonly OutfitEdit[];
  /** The words of the clause that name no owned garment. */
  readonly remainingText: string;
}

/**
 * Reads the garments in a clause that the shopper owns. 'I have brown boots' adds the boots to the outfit; 'I have
 * only jeans' refuses jeans. `spokenOf` is the garment that 'I have one' means.
 */
export function readOwned(
  text: string,
  act: string | null,
  spokenOf: NamedGarment | null,
  language: Language,
): Owned | null {
  if (SORTED_PATTERN.test(text)) return { edits: [], remainingText: '' };
  if (!mayOwn(text, language.lexicon)) return null;
  const match = OWNED_AFTER_PATTERN.exec(text);
  if (match !== null && !LACKS_PATTERN.test(text)) return readOwnedPiece(text, match, spokenOf, language);
  const ownedMatch = LACKS_PATTERN.test(text) ? null : (HAVING_PATTERN.exec(text) ?? OWN_GARMENT_PATTERN.exec(text));
  const isWholeClause = ownedMatch === null && act === 'own' && !SWAP_PATTERN.test(text) && !DROP_PATTERN.test(text);
  if (ownedMatch === null && !isWholeClause) return null;
  const end = (ownedMatch?.index ?? 0) + (ownedMatch?.[0].length ?? 0);
  const words = ownedMatch?.[1] ?? text.slice(end);
  const textBefore = text.slice(0, ownedMatch?.index ?? 0);
  const namedGarments = readGarments(words, language);
  // 'The shoes I have already' and 'the sandals I own' are owned; the bag in 'a bag for my phone' is not.
  const hasMatchedWords = ownedMatch?.[1] !== undefined;
  const garments = namedGarments.length > 0 ? namedGarments : hasMatchedWords ? [] : readGarments(textBefore, language);
  if (
    garments.length === 0 &&
    ownedMatch !== null &&
    !hasMatchedWords &&
    spokenOf !== null &&
    words.trim().split(' ').length <= MAX_MORE_WORDS
  )
    return { edits: [{ kind: 'own', garment: spokenOf }], remainingText: '' };
  if (garments.length === 0) return null;
  const isWornByShopper = !OWN_ENOUGH_PATTERN.test(text);
  return {
    edits: garments.map((garment) =>
      isWornByShopper ? { kind: 'own', garment } : { kind: 'drop', garment, isOfPiece: false },
    ),
    remainingText: namedGarments.length > 0 ? textBefore : '',
  };
}

/** Returns the garment of the previous words that 'one' means: 'drop the bag, I have one'. */
function readOwnedPiece(
  text: string,
  ownedMatch: RegExpExecArray,
  spokenOf: NamedGarment | null,
  language: Language,
): Owned | null {
  const textBefore = text.slice(0, ownedMatch.index);
  const garment = readGarments(textBefore.replace(DROP_PATTERN, ' '), language).at(-1) ?? spokenOf;
  return garment === null
    ? null
    : {
        edits: [{ kind: 'own', garment: { ...garment, words: garment.words.split(', no ', 1).join('') } }],
        remainingText: '',
      };
}
