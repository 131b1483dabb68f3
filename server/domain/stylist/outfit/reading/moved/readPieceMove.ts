import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { Language } from '../../../hearing/hear.ts';
import { findPlace } from '../../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../../OutfitEdit.ts';
import { OWNED_AFTER_PATTERN, MORE_PATTERN, SWAPS_PATTERN } from '../cues.ts';
import { readRelative } from '../describeAnew.ts';
import { isInOutfit, listMeantPieces, listMentions } from '../listMentions.ts';
import { withSums } from '../readBudget.ts';
import { listMentioned, readGarments } from '../readGarments.ts';
import { readSwap } from '../readSwap.ts';
import { readDescription } from '../readDescription.ts';
import { addEach, alterGarment, hasAttributes, readWanted } from '../readWanted.ts';
import { findNeeded } from './findNeeded.ts';

/** Reads the garments that a clause adds; returns null if it names none. */
export function addPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const wornMentions = listMentions(text, language).filter(
    ({ isDefinite, garment }) => isDefinite && isInOutfit(garment, outfit),
  );
  const isWornOver = ({ slot, words }: NamedGarment): boolean =>
    wornMentions.some(({ garment }) => garment.slot === slot && words.includes(garment.words));
  const wantedGarments = readGarments(withSums(text), language);
  const namedGarments = (wantedGarments.length > 0 ? wantedGarments : listMentioned(text, language)).filter(
    (garment) => !isWornOver(garment),
  );
  const relative = readRelative(text);
  if (namedGarments.length > 0 && (MORE_PATTERN.test(text) || relative.differences.length > 0))
    return readWanted(text, namedGarments, relative, outfit, language);
  const missingGarments = namedGarments.filter(
    (garment) => hasAttributes(garment, language) || !isInOutfit(garment, outfit),
  );
  const itemIds = namedGarments.flatMap((garment) => findPlace(outfit, garment)?.itemId ?? []);
  if (namedGarments.length > 0 && missingGarments.length === 0 && itemIds.length > 0 && !outfit.isGuess)
    return [{ kind: 'remark', remark: { topic: 'there', itemIds } }];
  if (namedGarments.length > 0) return missingGarments.flatMap(addEach);
  const neededGarment = findNeeded(text, outfit);
  return neededGarment === null ? null : [{ kind: 'add', garment: neededGarment }];
}

/** Matches words for a piece that stays and that the new piece is worn with: 'something else for over the tops'. */
const WORN_OVER_PATTERN =
  /\b(?:over|under|beneath|with|on top of|to go with|to match) (?:the|my|these|those|that|this) [a-z]+/gu;

/** Reads changes that replace pieces with others of the same kind or with another garment. */
export function swapPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const swapEdits = readSwap(text, language);
  if (swapEdits !== null) return swapEdits;
  const [oldGarment] = listMeantPieces(text.replace(WORN_OVER_PATTERN, ' '), outfit, language);
  const isOld = ({ slot, words }: NamedGarment): boolean =>
    slot === oldGarment?.slot && words.includes(oldGarment.words);
  const wantedGarments = readGarments(withSums(text), language).filter((garment) => !isOld(garment));
  if (wantedGarments.length > 0)
    return wantedGarments.map((garment) =>
      oldGarment !== undefined || findPlace(outfit, garment) !== undefined
        ? { kind: 'swap', garment, old: oldGarment ?? null }
        : { kind: 'add', garment },
    );
  return oldGarment === undefined ? null : [changePiece(text, oldGarment, outfit, language)];
}

/**
 * Reads changes of pieces to the description in the clause. If the words do not describe a piece, other pieces are
 * chosen.
 */
export function alterPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const swapEdits = SWAPS_PATTERN.test(text) ? readSwap(text, language) : null;
  if (swapEdits !== null) return swapEdits;
  const bothGarments = NAMES_BOTH_PATTERN.test(text) ? keepDistinct(listThere(text, outfit, language)) : [];
  const meantGarments = bothGarments.length > 1 ? bothGarments : listMeantPieces(text, outfit, language);
  const allGarments = bothGarments.length > 1 ? bothGarments : meantGarments.slice(0, 1);
  if (meantGarments.length > 0) return allGarments.map((garment) => changePiece(text, garment, outfit, language));
  const namedGarments = readGarments(withSums(text), language);
  return namedGarments.length === 0 ? null : readWanted(text, namedGarments, readRelative(text), outfit, language);
}

/** Matches words about two garments: 'jacket and trousers charcoal grey'. */
const NAMES_BOTH_PATTERN = /^(?:[a-z]+ ){0,4}[a-z]+ (?:and|&|n) (?:the |my )?[a-z]+\b/u;

/** Lists the garments of a clause that are in the outfit. */
const listThere = (text: string, outfit: OutfitPlan, language: Language): readonly NamedGarment[] =>
  listMentions(text, language)
    .map(({ garment }) => garment)
    .filter((garment) => findPlace(outfit, garment) !== undefined);

const keepDistinct = (garments: readonly NamedGarment[]): readonly NamedGarment[] => [
  ...new Map(garments.map((garment) => [garment.slot, garment])).values(),
];

/** Returns the change of a piece to the description in the text, or to any other piece if the text describes none. */
export function changePiece(
  text: string,
  meantGarment: NamedGarment,
  outfit: OutfitPlan,
  language: Language,
): OutfitEdit {
  const place = findPlace(outfit, meantGarment);
  const description = readDescription(text, place?.slot ?? meantGarment.slot, language);
  const describedGarment = describeGarment(text, meantGarment, description.words, language);
  const isDescribed = hasAttributes(describedGarment, language);
  const { traits, differences, said } = description;
  if (!isDescribed && traits.length + differences.length === 0)
    return { kind: 'swap', garment: meantGarment, old: meantGarment };
  const garment: NamedGarment = {
    ...describedGarment,
    kinds: meantGarment.kinds,
    ...(meantGarment.nth !== undefined && { nth: meantGarment.nth }),
  };
  const relative = { differences, said, words: '', remainingText: '' };
  return {
    ...alterGarment(garment, isDescribed, place?.words ?? '', relative, language),
    ...(traits.length > 0 && { traits }),
  };
}

/**
 * Returns the garment with the description in the clause. `look` is what the whole
 * clause says of its looks, because it may say so after the name or for two garments.
 */
function describeGarment(text: string, meantGarment: NamedGarment, look: string, language: Language): NamedGarment {
  const describedGarments = readGarments(withSums(text.replace(EXCESS_PATTERN, ' ')), language);
  const garment = describedGarments.find(({ slot }) => slot === meantGarment.slot) ?? meantGarment;
  const describesOther =
    describedGarments.some(({ slot }) => slot !== meantGarment.slot) && !NAMES_BOTH_PATTERN.test(text);
  if (describesOther || hasAttributes(garment, language)) return garment;
  return { ...garment, words: [look, garment.words].filter((words) => words !== '').join(' ') };
}

/** Matches what a piece has too much of, which describes no piece to look for: 'the jacket is too long'. */
const EXCESS_PATTERN =
  /\b(?:(?:too|so|way too|a bit|rather) [a-z]+|(?:like|of) (?:something )?(?:(?:of|from) )?(?:my|your|an?) [a-z]+)/gu;

const ONE_OF_SEVERAL_PATTERN = /\b(?:one (?:of|less)|fewer|too many|second|third|extra|so many|a couple)\b/u;

export function dropPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const meantGarments = listMeantPieces(text, outfit, language);
  const namedGarments = meantGarments.length > 0 ? meantGarments : listMentioned(text, language);
  if (namedGarments.length === 0) return null;
  // 'Take off the trousers, got some' means that the shopper wears trousers of their own.
  if (OWNED_AFTER_PATTERN.test(text)) return namedGarments.map((garment) => ({ kind: 'own', garment }));
  const isFewer = outfit.days !== null && ONE_OF_SEVERAL_PATTERN.test(text);
  return namedGarments.map((garment) =>
    isFewer ? { kind: 'fewer', garment } : { kind: 'drop', garment, isOfPiece: meantGarments.length > 0 },
  );
}

/** Reads changes that replace pieces that the shopper dislikes. Returns null if the clause names no garment. */
export function replaceDisliked(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const [meantGarment] = listMeantPieces(text, outfit, language);
  // The outfit may have no cardigan: 'I'm not mad on the cardigan'.
  if (meantGarment === undefined) return listMentions(text, language).some(({ isDefinite }) => isDefinite) ? [] : null;
  const { differences, said } = readRelative(text);
  if (differences.length === 0) return [{ kind: 'swap', garment: meantGarment, old: meantGarment }];
  return [{ kind: 'alter', garment: meantGarment, words: '', said: said.join(', '), differences }];
}
