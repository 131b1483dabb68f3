import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { Utterance } from '../../hearing/Utterance.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { readAddedLayer } from './readAddedLayer.ts';
import { readDoubt } from './readDoubt.ts';
import { readOnlyPieces } from './readOnlyPieces.ts';
import { readTogether } from './readTogether.ts';
import { readWithout } from './readWithout.ts';

/**
 * Reads a message that tells as a whole what happens to the outfit: one more layer, only some garments, or all pieces
 * together. Returns null for other messages.
 */
export function readCommand(message: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const words = new Utterance(message).whole;
  const only = readOnlyPieces(words, outfit, language);
  if (only !== null) return [only];
  return (
    readTogether(words, outfit, language) ??
    readWithout(words, outfit, language) ??
    readDoubt(words, outfit, language) ??
    readAddedLayer(words, outfit, language)
  );
}
