import type { OutfitPlan } from '../../../outfits/OutfitPlan.ts';
import type { Language } from '../../hearing/hear.ts';
import { findPlace } from '../editing/places.ts';
import type { OutfitEdit } from '../OutfitEdit.ts';
import { listMentioned } from '../reading/readGarments.ts';

/** Matches a question about whether the outfit works without a piece: 'does it work if I lose the blazer?'. */
const WITHOUT_PATTERN =
  /\b(?:does|do|will|would|is|are|can|could)\b.{0,40}\b(?:work|works|ok|okay|alright|fine|good|hold up|look|enough|go|wear|stand)\b.{0,40}?\b(?:without|minus|if (?:i|he|she|we) (?:take|took|lose|lost|leave|left|drop|dropped|skip|skipped|dont wear|ditch|ditched|remove|removed))\b/u;

/** Reads the question whether the outfit works without one of its pieces; returns null for other messages. */
export function readWithout(words: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const match = WITHOUT_PATTERN.exec(words);
  if (match === null || outfit.days !== null) return null;
  const garments = listMentioned(words.slice(match.index + match[0].length), language);
  const itemIds = garments.flatMap((garment) => findPlace(outfit, garment)?.itemId ?? []);
  return itemIds.length === 0 ? null : [{ kind: 'remark', remark: { topic: 'without', itemIds } }];
}
