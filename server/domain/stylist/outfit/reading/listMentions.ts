import { splitWords } from '../../../language/text/tokens.ts';
import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { findNamed, findOfKind, findPlace } from '../editing/places.ts';
import type { NamedGarment } from '../OutfitEdit.ts';
import { chooseSlot } from './readGarments.ts';

/** A garment that a clause names. */
export interface Mention {
  readonly garment: NamedGarment;
  /** Whether the words mean a certain garment: 'the shoes', 'that old coat', but not 'a coat'. */
  readonly isDefinite: boolean;
  /** Whether the garment has no article: 'shoes are too dear'. */
  readonly isBare: boolean;
}

const DEFINITE_WORDS: ReadonlySet<string> = new Set(['the', 'that', 'this', 'these', 'those', 'them', 'my', 'your']);
const INDEFINITE_WORDS: ReadonlySet<string> = new Set(
  'a an some any no another other different more with for in on and or of to into from under over than without like'.split(
    ' ',
  ),
);
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];
const LAST_ORDINAL_INDEX = ORDINALS.length - 1;
/** Maximum number of words between 'the' or 'my' and the garment. */
const MAX_BETWEEN = 3;

export function listMentions(text: string, { lexicon }: Language): readonly Mention[] {
  const words = splitWords(text);
  return lexicon.findPhrases(words).flatMap(({ from, phrase, concepts }) => {
    const kinds = concepts.flatMap((concept) => (concept.facet === 'kind' ? Object.keys(concept.kinds) : []));
    const slot = chooseSlot(kinds);
    if (slot === null) return [];
    const wordsBefore = words.slice(Math.max(0, from - 1 - MAX_BETWEEN), from).toReversed();
    const nth = wordsBefore.map((word) => ORDINALS.indexOf(word)).find((index) => index >= 0);
    const determiner = wordsBefore.find((word) => DEFINITE_WORDS.has(word) || INDEFINITE_WORDS.has(word)) ?? '';
    return [
      {
        garment: {
          slot,
          kinds,
          words: phrase,
          ...(nth !== undefined && { nth: nth === LAST_ORDINAL_INDEX ? -1 : nth }),
        },
        isDefinite: DEFINITE_WORDS.has(determiner),
        isBare: determiner === '',
      },
    ];
  });
}

/**
 * Returns the pieces of the outfit that a clause is about: pieces that it refers to, or else pieces of the kinds that
 * it names.
 */
export function listMeantPieces(text: string, outfit: OutfitPlan, language: Language): readonly NamedGarment[] {
  const mentions = listMentions(text, language);
  const definiteMentions = mentions.filter(
    ({ isDefinite, garment }) => isDefinite && findPlace(outfit, garment) !== undefined,
  );
  const meantMentions =
    definiteMentions.length > 0 ? definiteMentions : mentions.filter(({ garment }) => isInOutfit(garment, outfit));
  return meantMentions.map(({ garment }) => garment);
}

export const isInOutfit = (garment: NamedGarment, outfit: OutfitPlan): boolean =>
  (findNamed(outfit, garment) ?? findOfKind(outfit, garment.kinds)) !== undefined;
