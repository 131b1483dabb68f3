import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { readGarments } from '../reading/readGarments.ts';
import { hasAttributes } from '../reading/readWanted.ts';
import { isInOutfit } from '../reading/listMentions.ts';

/** Matches requests to see all pieces as one outfit: 'chuck it all together', 'put the lot together with a hat'. */
export const TOGETHER_PATTERN =
  /\b(?:chuck|put|throw|pull|bring|stick|bung|lump|whack|show|see|make)\b.{0,30}?\b(?:(?:all|lot|everything|them|those|these|pieces) (?:in )?(?:all )?together|it all (?:in )?together|together (?:as|into|in) (?:one|an? (?:outfit|look)|the (?:outfit|look)))\b/u;
const QUESTION_PATTERN = /\b(?:how much|what(?:s| is| does| would)|cost|price|total|save|wish ?list)\b/u;

/**
 * Reads a request to see all pieces as one outfit, with the garments that it adds. Returns null for other messages.
 */
export function readTogether(words: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const match = TOGETHER_PATTERN.exec(words);
  if (match === null || outfit.days !== null || QUESTION_PATTERN.test(words)) return null;
  const garments = readGarments(words.slice(match.index + match[0].length), language);
  const added = garments.filter((garment) => hasAttributes(garment, language) || !isInOutfit(garment, outfit));
  return [{ kind: 'show' }, ...added.map((garment): OutfitEdit => ({ kind: 'add', garment }))];
}
