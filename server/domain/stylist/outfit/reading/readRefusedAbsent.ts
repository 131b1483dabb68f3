import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import { findOfKind } from '../editing/places.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { DEFINITE_PATTERN, REFUSED_AFTER_PATTERN } from './cues.ts';
import { listMentioned } from './readGarments.ts';

/** The maximum number of words of a message that is only such a refusal. */
const MAX_WORDS = 10;

/**
 * Reads the refusal of a kind of garment that the outfit does not have: 'a full suit feels like too much'. Returns
 * none for other messages.
 */
export function readRefusedAbsent(message: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] {
  const { whole } = new Utterance(message);
  const isRefusal = REFUSED_AFTER_PATTERN.test(whole) && !DEFINITE_PATTERN.test(whole);
  if (!isRefusal || message.includes('?') || whole.split(' ').length > MAX_WORDS) return [];
  const garments = listMentioned(whole, language);
  const isAbsent = garments.every(({ kinds }) => findOfKind(outfit, kinds) === undefined);
  return isAbsent ? garments.map((garment): OutfitEdit => ({ kind: 'drop', garment, isOfPiece: false })) : [];
}
