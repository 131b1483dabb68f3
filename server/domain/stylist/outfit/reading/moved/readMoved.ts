import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { Language } from '../../../hearing/hear.ts';
import type { NamedGarment, OutfitEdit } from '../../OutfitEdit.ts';
import { findPlace } from '../../editing/places.ts';
import { isInOutfit, listMentions } from '../listMentions.ts';
import { readGarments } from '../readGarments.ts';
import { hasAttributes } from '../readWanted.ts';
import { withoutSum } from '../readBudget.ts';
import { readOwned } from '../readOwned.ts';
import { withoutReasons } from '../withoutReasons.ts';
import type { OutfitMove } from '../../moves/OutfitMove.ts';
import { addPieces, alterPieces, dropPieces, replaceDisliked, swapPieces } from './readPieceMove.ts';
import { keepSome, recolorAll, refuseAll, readComparison, tellOccasion } from './readWholeMove.ts';

type Read = (
  text: string,
  outfit: OutfitPlan,
  language: Language,
  spokenOf: NamedGarment | null,
) => readonly OutfitEdit[] | null;

const readNothing: Read = () => [];

/**
 * The function that reads a clause with each move. Moves such as `undo` and `climate` and the sum of a budget are read
 * from the whole message instead.
 */
const READ_BY_MOVE: Readonly<Record<OutfitMove, Read>> = {
  compose: tellNothingElse,
  pack: tellNothingElse,
  add: addPieces,
  swap: swapPieces,
  alter: alterPieces,
  drop: dropPieces,
  refuse: (text, _, language) => refuseAll(text, language),
  own: readOwnPieces,
  budget: addBesideBudget,
  cheaper: (text, outfit, language) => readComparison('cheaper', text, outfit, language),
  dearer: (text, outfit, language) => readComparison('dearer', text, outfit, language),
  warmer: (text, outfit, language) => readComparison('warmer', text, outfit, language),
  cooler: (text, outfit, language) => readComparison('cooler', text, outfit, language),
  dressier: (text, outfit, language) => readComparison('dressier', text, outfit, language),
  relaxed: (text, outfit, language) => readComparison('plainer', text, outfit, language),
  recolor: (text, outfit, language) =>
    (pointsAtPiece(text, outfit, language) ? alterPieces(text, outfit, language) : null) ?? recolorAll(text, language),
  another: () => [{ kind: 'another', keeps: [] }],
  keepall: readNothing,
  keepsome: (text, outfit, language) => keepSome(text, language) ?? alterPieces(text, outfit, language),
  total: readNothing,
  count: readNothing,
  undo: readNothing,
  why: readNothing,
  detail: readNothing,
  wearer: readNothing,
  occasion: tellNothingElse,
  climate: readNothing,
  days: readNothing,
  praise: readNothing,
  dislike: replaceDisliked,
  leave: readNothing,
  chat: readNothing,
  list: readNothing,
  choose: (text, outfit, language) =>
    readGarments(text, language).some((garment) => hasAttributes(garment, language))
      ? alterPieces(text, outfit, language)
      : [],
  size: readNothing,
  ask: readNothing,
};

/**
 * Reads the changes in a clause by its move; returns null if it is unclear which piece changes. `spokenOf` is the
 * garment that the message named last.
 */
export function readMoved(
  move: OutfitMove,
  text: string,
  outfit: OutfitPlan,
  spokenOf: NamedGarment | null,
  language: Language,
): readonly OutfitEdit[] | null {
  const wording = move === 'own' ? text : withoutReasons(text);
  return READ_BY_MOVE[move](wording, outfit, language, spokenOf);
}

/** Reads the garments that a clause adds next to a sum: 'can I have a bag too, but it has to stay under 250'. */
function addBesideBudget(text: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] {
  const [, wanted = ''] = ADDS_PATTERN.exec(text) ?? [];
  return wanted === '' ? [] : (addPieces(withoutSum(wanted), outfit, language) ?? []);
}

const ADDS_PATTERN =
  /\b(?:add|adding|include|throw in|put in|chuck in|(?:can|could|may|might|would) (?:i|we) (?:have|get|add|fit)|(?:i|we) (?:want|need|would like|could use)|id like)\b(.*?)(?=\b(?:but|as long as|if it|so long as|and (?:still|stay|keep))\b|[,.;]|$)/u;

function pointsAtPiece(text: string, outfit: OutfitPlan, language: Language): boolean {
  return listMentions(text, language).some(({ isDefinite, garment }) =>
    isDefinite ? findPlace(outfit, garment) !== undefined : isInOutfit(garment, outfit),
  );
}

function tellNothingElse(text: string, _: OutfitPlan, language: Language): readonly OutfitEdit[] {
  return tellOccasion(text, language);
}

const OWNS_PATTERN =
  /\b(?:my|mine|our|have|has|had|got|own|owns|already|sorted|covered|at home|wardrobe|closet|ive|bought)\b/u;

function readOwnPieces(
  text: string,
  _: OutfitPlan,
  language: Language,
  spokenOf: NamedGarment | null,
): readonly OutfitEdit[] | null {
  const mentions = listMentions(text, language);
  // In 'the blue knit, I love it', the knit is a shown piece instead of the shopper's own.
  if (!OWNS_PATTERN.test(text) && mentions.length > 0 && mentions.every(({ isDefinite }) => isDefinite)) return [];
  const ownedEdits = readOwned(text, 'own', spokenOf, language)?.edits ?? [];
  if (ownedEdits.length > 0) return ownedEdits;
  const namedGarments = mentions.map(({ garment }) => garment);
  const garments = namedGarments.length > 0 ? namedGarments : spokenOf === null ? [] : [spokenOf];
  return garments.length === 0 ? null : garments.map((garment) => ({ kind: 'own', garment }));
}
