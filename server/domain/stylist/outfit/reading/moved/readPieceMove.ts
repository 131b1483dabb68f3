import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { Language } from '../../../hearing/hear.ts';
import { findPlace } from '../../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../../OutfitEdit.ts';
import { HAVE_ONE, MORE, SWAPS } from '../cues.ts';
import type { RelativeWords } from '../describeAnew.ts';
import { readRelative } from '../describeAnew.ts';
import { isThere, listMeantPieces, listMentions } from '../listMentions.ts';
import { withSums } from '../readBudget.ts';
import { listMentioned, readGarments } from '../readGarments.ts';
import { readSwap } from '../readSwap.ts';
import { readAttributes } from '../readTerms.ts';
import { addEach, alter, hasAttributes, readWanted } from '../readWanted.ts';
import { findNeeded } from './findNeeded.ts';

/** Reads the garments that a clause adds; returns null if it names none. */
export function addPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const worn = listMentions(text, language).filter(({ isDefinite, garment }) => isDefinite && isThere(garment, outfit));
  const isWorn = ({ slot, words }: NamedGarment): boolean =>
    worn.some(({ garment }) => garment.slot === slot && words.includes(garment.words));
  const wanted = readGarments(withSums(text), language);
  const named = (wanted.length > 0 ? wanted : listMentioned(text, language)).filter((garment) => !isWorn(garment));
  const relative = readRelative(text);
  if (named.length > 0 && (MORE.test(text) || relative.differences.length > 0))
    return readWanted(text, named, relative, outfit, language);
  const missing = named.filter((garment) => hasAttributes(garment, language) || !isThere(garment, outfit));
  const itemIds = named.flatMap((garment) => findPlace(outfit, garment)?.itemId ?? []);
  if (named.length > 0 && missing.length === 0 && itemIds.length > 0 && !outfit.isGuess)
    return [{ kind: 'remark', remark: { topic: 'there', itemIds } }];
  if (named.length > 0) return missing.flatMap(addEach);
  const needed = findNeeded(text, outfit);
  return needed === null ? null : [{ kind: 'add', garment: needed }];
}

/** Matches a piece that stays and that a new piece is worn with: 'something else for over the tops'. */
const WORN_OVER =
  /\b(?:over|under|beneath|with|on top of|to go with|to match) (?:the|my|these|those|that|this) [a-z]+/gu;

/** Reads changes that replace pieces with others of the same kind or with another garment. */
export function swapPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const parted = readSwap(text, language);
  if (parted !== null) return parted;
  const [old] = listMeantPieces(text.replace(WORN_OVER, ' '), outfit, language);
  const isOld = ({ slot, words }: NamedGarment): boolean => slot === old?.slot && words.includes(old.words);
  const wanted = readGarments(withSums(text), language).filter((garment) => !isOld(garment));
  if (wanted.length > 0)
    return wanted.map((garment) =>
      old !== undefined || findPlace(outfit, garment) !== undefined
        ? { kind: 'swap', garment, old: old ?? null }
        : { kind: 'add', garment },
    );
  return old === undefined ? null : [changePiece(text, old, outfit, language)];
}

/** Reads changes of pieces to the description in the clause. If the description is unknown, other pieces are chosen. */
export function alterPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const parted = SWAPS.test(text) ? readSwap(text, language) : null;
  if (parted !== null) return parted;
  const both = NAMES_BOTH.test(text) ? distinct(listThere(text, outfit, language)) : [];
  const meant = both.length > 1 ? both : listMeantPieces(text, outfit, language);
  const all = both.length > 1 ? both : meant.slice(0, 1);
  if (meant.length > 0) return all.map((garment) => changePiece(text, garment, outfit, language));
  const named = readGarments(withSums(text), language);
  return named.length === 0 ? null : readWanted(text, named, readRelative(text), outfit, language);
}

/** Matches words about two garments: 'jacket and trousers charcoal grey'. */
const NAMES_BOTH = /^(?:[a-z]+ ){0,4}[a-z]+ (?:and|&|n) (?:the |my )?[a-z]+\b/u;

/** Lists the garments of a clause that are in the outfit. */
const listThere = (text: string, outfit: OutfitPlan, language: Language): readonly NamedGarment[] =>
  listMentions(text, language)
    .map(({ garment }) => garment)
    .filter((garment) => findPlace(outfit, garment) !== undefined);

const distinct = (garments: readonly NamedGarment[]): readonly NamedGarment[] => [
  ...new Map(garments.map((garment) => [garment.slot, garment])).values(),
];

function changePiece(text: string, meant: NamedGarment, outfit: OutfitPlan, language: Language): OutfitEdit {
  const relative = ofPiece(readRelative(text), meant);
  const said = describedIn(text, meant, language);
  const isDescribed = hasAttributes(said, language);
  const isRelative = relative.differences.length > 0 || relative.words !== '';
  if (!isDescribed && !isRelative) return { kind: 'swap', garment: meant, old: meant };
  const words = findPlace(outfit, meant)?.words ?? '';
  return alter(
    { ...said, kinds: meant.kinds, ...(meant.nth !== undefined && { nth: meant.nth }) },
    isDescribed,
    words,
    relative,
    language,
  );
}

/** Removes fits if the piece is no garment: a bag that is too big should be small, not fitted. */
function ofPiece(relative: RelativeWords, { slot }: NamedGarment): RelativeWords {
  if (!UNFITTED.has(slot)) return relative;
  const words = relative.words.split(', ').filter((word) => !/\bfit(?:ted)?\b/u.test(word));
  return { ...relative, words: words.join(', ') };
}

const UNFITTED: ReadonlySet<string> = new Set(['bag', 'accessory', 'extra', 'shoes']);

/**
 * Returns the garment with the description in the clause. If the clause names two garments, both get the last
 * description.
 */
function describedIn(text: string, meant: NamedGarment, language: Language): NamedGarment {
  const said = readGarments(withSums(text), language);
  const own = said.find(({ slot }) => slot === meant.slot) ?? meant;
  const last = said.at(-1);
  if (last === undefined || last === own || !NAMES_BOTH.test(text) || hasAttributes(own, language)) return own;
  const look = readAttributes(text, language);
  return { ...own, words: [look, own.words].filter((words) => words !== '').join(' ') };
}

const ONE_OF_SEVERAL = /\b(?:one (?:of|less)|fewer|too many|second|third|extra|so many|a couple)\b/u;

export function dropPieces(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const meant = listMeantPieces(text, outfit, language);
  const named = meant.length > 0 ? meant : listMentioned(text, language);
  if (named.length === 0) return null;
  // 'Take off the trousers, got some' means that the shopper wears their own.
  if (HAVE_ONE.test(text)) return named.map((garment) => ({ kind: 'own', garment }));
  const isFewer = outfit.days !== null && ONE_OF_SEVERAL.test(text);
  return named.map((garment) =>
    isFewer ? { kind: 'fewer', garment } : { kind: 'drop', garment, isOfPiece: meant.length > 0 },
  );
}

/** Reads changes that replace pieces that the shopper dislikes. Returns null if the clause names no garment. */
export function replaceDisliked(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const [meant] = listMeantPieces(text, outfit, language);
  // The outfit may have no cardigan: 'I'm not mad on the cardigan'.
  if (meant === undefined) return listMentions(text, language).some(({ isDefinite }) => isDefinite) ? [] : null;
  const { differences, said } = readRelative(text);
  if (differences.length === 0) return [{ kind: 'swap', garment: meant, old: meant }];
  return [{ kind: 'alter', garment: meant, words: '', said: said.join(', '), differences }];
}
