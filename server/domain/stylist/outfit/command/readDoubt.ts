import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { findPlace } from '../editing/places.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { listMeantPieces } from '../reading/listMentions.ts';
import { changePiece } from '../reading/moved/readPieceMove.ts';
import { readDescription, saysNothing } from '../reading/readDescription.ts';

/** Matches a doubt about a piece: 'are you sure about those shoes?', 'not so sure on the hat'. */
const DOUBT_PATTERN =
  /\b(?:(?:are )?(?:you|ye|u|ya) (?:really |quite |dead )?sure (?:about|of|on|with)|(?:not|isnt|arent) (?:so |too |really |very |quite )?sure (?:about|of|on|with)|is it (?:really )?(?:ok|right) with) (?:they|them|those|the|that|these|this)\b/u;
const DIALECT_PATTERN = /\b(?:they|them) (?=[a-z])/gu;

/**
 * Reads a doubt about one piece: with a reason, another piece is chosen; without one, the stylist tells why it is
 * there. Returns null for other messages.
 */
export function readDoubt(words: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  if (outfit.days !== null || !DOUBT_PATTERN.test(words)) return null;
  const text = words.replace(DIALECT_PATTERN, 'those ');
  const [garment, ...others] = listMeantPieces(text, outfit, language);
  const place = garment === undefined ? undefined : findPlace(outfit, garment);
  if (garment === undefined || others.length > 0 || place === undefined || place.itemId === null) return null;
  const reason = text.replace(DOUBT_PATTERN, ' ').replace(garment.words, ' ');
  if (saysNothing(readDescription(reason, place.slot, language)))
    return [{ kind: 'remark', remark: { topic: 'why', itemIds: [place.itemId] } }];
  return [changePiece(`${garment.words} ${reason}`, garment, outfit, language)];
}
