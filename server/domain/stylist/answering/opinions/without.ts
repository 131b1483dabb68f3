import { getFormality } from '../../../outfits/OutfitPiece.ts';
import { capitalize } from '../../../search/phrasing.ts';
import { nameItem } from '../../wording/phrases.ts';
import type { Judge } from './OpinionCase.ts';
import { offer, offerAnother } from './offers.ts';
import { describePiece, findNamed, isSeenOnTop, statePiece } from './pieceWords.ts';

const WITHOUT_PATTERN =
  /\b(?:without|if i (?:lose|take off|leave off|leave out|ditch|drop|skip|lost|took off|remove|dont wear|leave)) (?:the |my |a |an |that |this )?([a-z]+(?: [a-z]+)?)/u;
const SHEER_PATTERN = /lace|chiffon|organza|mesh|tulle|crochet/u;
const MAX_STEP = 0.2;

/** Judges 'does it still work without the blazer?' by the piece beneath it. */
export const judgeWithout: Judge = ({ words, outfit, formality, purpose }) => {
  const named = WITHOUT_PATTERN.exec(words)?.[1];
  const removed = named === undefined ? undefined : findNamed(named, outfit);
  if (removed === undefined) return null;
  const rest = outfit.filter((item) => item !== removed);
  const base = rest.find(isSeenOnTop);
  if (base === undefined)
    return {
      verdict: 'no',
      reason: `There is nothing under ${nameItem(removed)} that could be seen on its own.`,
      offer: offer('add a top', 'find one'),
    };
  if (base.materials.some((cloth) => SHEER_PATTERN.test(cloth)))
    return {
      verdict: 'no',
      reason: `${statePiece(base)}, and that can show through on its own.`,
      offer: offerAnother(base, { outfit }),
    };
  const goal = purpose || 'that';
  const isShort = /camisole|tank/u.test(base.kind) || (formality !== null && getFormality(base) < formality - MAX_STEP);
  return isShort
    ? {
        verdict: 'depends',
        reason: `${capitalize(nameItem(base))}, ${describePiece(base)}, is a little casual on its own for ${goal}.`,
        offer: offerAnother(base, { outfit }, 'smarter'),
      }
    : {
        verdict: 'yes',
        reason: `Without ${nameItem(removed)} it is ${nameItem(base)} that you see, ${describePiece(base)}, and that is smart enough on its own.`,
        offer: offerAnother(base, { outfit }, 'smarter'),
      };
};
