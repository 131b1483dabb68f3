import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { isOrAre, nameItem } from '../../wording/phrases.ts';
import type { Judge } from './OpinionCase.ts';
import { offerAnother } from './offers.ts';
import { describePiece, findByFormality, nameAll } from './pieceWords.ts';

const MAX_STEP = 0.24;

/** Judges pieces as such: 'you sure about the shoes?', 'does it still work?'. */
export const judgePieces: Judge = (question) => {
  const { pieces, isOfOutfit, formality, purpose } = question;
  const item = pieces[0]!;
  const goal = purpose === '' ? '' : ` for ${purpose}`;
  const target = formality ?? 0.5;
  if (isOfOutfit) {
    const [plainest, dressiest] = [findByFormality(pieces, false)!, findByFormality(pieces, true)!];
    const odd =
      formality === null
        ? undefined
        : [dressiest, plainest].find((piece) => Math.abs(getFormality(piece) - target) > MAX_STEP);
    return odd === undefined
      ? {
          verdict: 'yes',
          reason: `It holds together${goal}: ${nameAll(pieces.slice(0, 2))} are of one mood, and nothing in it is too dressy or too casual.`,
          offer: 'If one piece bothers you, name it and I swap it.',
        }
      : {
          verdict: 'depends',
          reason: `Most of it works${goal}; ${nameItem(odd)} ${isOrAre(odd)} ${getFormality(odd) > target ? 'dressier' : 'more casual'} than the rest.`,
          offer: offerAnother(odd, question, getFormality(odd) > target ? 'more casual' : 'smarter'),
        };
  }
  const step = getFormality(item) - target;
  return formality !== null && Math.abs(step) > MAX_STEP
    ? {
        verdict: 'no',
        reason: `Looking again, ${nameItem(item)} ${isOrAre(item)} ${describePiece(item)}, which is ${step > 0 ? 'dressier' : 'more casual'} than ${purpose} asks for.`,
        offer: offerAnother(item, question, step > 0 ? 'more casual' : 'smarter'),
      }
    : {
        verdict: 'yes',
        reason: `I would keep ${nameItem(item)}: ${describePiece(item)}, plain in shape and right${goal || ' for most things'}.`,
        offer: 'If it is not you, tell me what bothers you and I look for another.',
      };
};
