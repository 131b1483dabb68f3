import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { asksSettledAdvice } from '../advice/adviceTopics.ts';
import type { Answer } from '../Answer.ts';
import { listNearest } from '../../hearing/pointing/resolve.ts';
import type { Scene } from '../meantPieces.ts';
import { asksToChoose } from '../choosing/chooseAmong.ts';
import { asksForOpinion, asksOfFault } from './asksForOpinion.ts';

/** Reads a question for the stylist's opinion of pieces; null if the words ask for none, or if no piece is known. */
export function readOpinion(words: string, pieces: readonly CatalogueItem[], scene: Scene): Answer | null {
  if (!asksForOpinion(words) || (asksSettledAdvice(words) && !asksOfFault(words)) || asksToChoose(words)) return null;
  return createOpinion(words, pieces, scene);
}

/** Creates the answer with the pieces in question; without pieces, the question is about the whole outfit. */
export function createOpinion(
  words: string,
  pieces: readonly CatalogueItem[],
  { context, outfit, pointed }: Scene,
): Answer | null {
  const meant =
    pieces.length > 0 ? pieces : outfit.length > 0 ? [] : pointed.length > 0 ? pointed : listNearest(context);
  if (meant.length === 0 && outfit.length === 0) return null;
  return { topic: 'opinion', asked: words, itemIds: meant.slice(0, MAX_PIECES).map(({ id }) => id) };
}

const MAX_PIECES = 3;
