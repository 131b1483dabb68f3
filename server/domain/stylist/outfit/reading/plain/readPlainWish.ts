import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { Language } from '../../../hearing/hear.ts';
import type { OutfitEdit } from '../../OutfitEdit.ts';
import { createPlainEdits } from './createPlainEdits.ts';
import { AND_PATTERN, readPlainWords, stripWish } from './plainWords.ts';
import { readDescribed } from './readDescribed.ts';
import { readPlainColor, readPlainOccasion, readRefusedColor } from './readPlainPurpose.ts';
import { readOfGarment, readWhole } from './readQualities.ts';

const MAX_WORDS = 14;
const ASKS_FOR_OTHER_PATTERN = /\b(?:another|other|different|new|instead)\b/u;

/**
 * Reads a message that is only a plain wish about the outfit or one of its pieces: 'bolder please', 'a top with long
 * sleeves instead', 'another bag'. Returns null for other messages.
 */
export function readPlainWish(message: string, outfit: OutfitPlan, language: Language): readonly OutfitEdit[] | null {
  const words = readPlainWords(message);
  if (outfit.days !== null || asks(message, words)) return null;
  const text = stripWish(words);
  if (text === '' || text.split(' ').length > MAX_WORDS) return null;
  const occasion = readPlainOccasion(words, language);
  if (occasion !== null) return [occasion];
  const color = readPlainColor(words, language);
  if (color !== null) return [color];
  const wantsOther = ASKS_FOR_OTHER_PATTERN.test(message.toLowerCase());
  return readOne(text, wantsOther, outfit, language) ?? readSeveral(text, wantsOther, outfit, language);
}

/** Whether a message is a question instead of a request: 'is it too bright?', but not 'could it be brighter?'. */
function asks(message: string, words: string): boolean {
  return (
    ASKS_WHETHER_PATTERN.test(words) || (message.trimEnd().endsWith('?') && !REQUESTS_POLITELY_PATTERN.test(words))
  );
}

const ASKS_WHETHER_PATTERN =
  /^(?:(?:and|so|but|ok|hm+|oh|well) )*(?:is|are|isnt|arent|does|doesnt|do|dont|did|was|were|am)\b/u;
const REQUESTS_POLITELY_PATTERN = /\b(?:can|could|would|will|may|might|how about|what about|maybe|please|possible)\b/u;

function readOne(
  text: string,
  wantsOther: boolean,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] | null {
  const reading = readWhole(text) ?? readOfGarment(text, wantsOther, language);
  const edits = reading === null ? null : createPlainEdits(reading, outfit, language);
  return edits ?? readDescribed(text, outfit, language);
}

/** Reads several wishes: 'flat shoes and a bigger bag', 'bolder but no red'. Returns null if any of them is unclear. */
function readSeveral(
  text: string,
  wantsOther: boolean,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] | null {
  const parts = text.split(AND_PATTERN).map(stripWish);
  if (parts.length === 1 || parts.length > MAX_PARTS) return null;
  const editsByPart = parts.map((part) => readOne(part, wantsOther, outfit, language) ?? readRefusedColor(part));
  return editsByPart.some((edits) => edits === null) ? null : editsByPart.flatMap((edits) => edits ?? []);
}

const MAX_PARTS = 3;
