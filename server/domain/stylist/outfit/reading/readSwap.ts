import type { Language } from '../../hearing/hear.ts';
import type { NamedGarment, OutfitEdit } from '../OutfitEdit.ts';
import {
  INSTEAD_OF_PATTERN,
  PREFERRED_TO_PATTERN,
  PREFERS_TO_PATTERN,
  SWAPPED_BY_PATTERN,
  SWAPPED_FOR_PATTERN,
  SWAPS_PATTERN,
} from './cues.ts';
import { describeAnew, readRelative } from './describeAnew.ts';
import { listMentioned, readGarments } from './readGarments.ts';
import { readAttributes } from './readTerms.ts';

/** Reads a change that replaces a garment: 'swap A for B', 'B instead of A'. Returns null for other words. */
export function readSwap(text: string, language: Language): readonly OutfitEdit[] | null {
  const swapTexts = splitSwap(text);
  if (swapTexts === null) return null;
  const [oldText, newText] = swapTexts;
  const [oldGarment, ...followingGarments] = listMentioned(oldText, language);
  if (oldGarment === undefined) return null;
  const namedGarments = readGarments(newText, language);
  // In 'instead of the skirt trousers', the last garment is the new one.
  const garments =
    namedGarments.length === 0 && INSTEAD_OF_PATTERN.test(text) ? followingGarments.slice(0, 1) : namedGarments;
  if (garments.length > 0) return garments.map((garment) => ({ kind: 'swap', garment, old: oldGarment }));
  const relative = readRelative(newText);
  const attributes = [relative.words, readAttributes(relative.remainingText, language)]
    .filter((words) => words !== '')
    .join(', ');
  if (relative.differences.length === 0 && attributes === '')
    return [{ kind: 'swap', garment: oldGarment, old: oldGarment }];
  const words = attributes === '' ? '' : describeAnew('', oldGarment, attributes, language);
  return [
    {
      kind: 'alter',
      garment: SOMETHING_PATTERN.test(newText) ? createSlotGarment(oldGarment) : oldGarment,
      words,
      said: [...relative.said, attributes].join(' ').trim(),
      differences: relative.differences,
    },
  ];
}

const SOMETHING_PATTERN = /\b(?:something|anything|smth|sth)\b/u;

/** Creates a garment that stands for any piece of the slot. */
const createSlotGarment = ({ slot, words }: NamedGarment): NamedGarment => ({
  slot,
  kinds: [],
  words: `piece in place of the ${words}`,
});

/** Splits a text into the words for the old and the new garment. */
function splitSwap(text: string): readonly [oldText: string, newText: string] | null {
  const prefers = PREFERS_TO_PATTERN.exec(text);
  const preferredTexts = prefers === null ? null : splitPreference(text.slice(prefers.index + prefers[0].length));
  if (preferredTexts !== null) return preferredTexts;
  const insteadMatch = INSTEAD_OF_PATTERN.exec(text);
  if (insteadMatch !== null)
    return [text.slice(insteadMatch.index + insteadMatch[0].length), text.slice(0, insteadMatch.index)];
  const passive = SWAPPED_BY_PATTERN.exec(text);
  if (passive !== null) return [text.slice(0, passive.index), text.slice(passive.index + passive[0].length)];
  const verb = SWAPS_PATTERN.exec(text);
  const textAfter = verb === null ? '' : text.slice(verb.index + verb[0].length);
  const link = SWAPPED_FOR_PATTERN.exec(textAfter);
  return link === null ? null : [textAfter.slice(0, link.index), textAfter.slice(link.index + link[0].length)];
}

/** Splits 'I prefer a dress to the trousers' into the words for the old and the new garment. */
function splitPreference(text: string): readonly [oldText: string, newText: string] | null {
  const link = PREFERRED_TO_PATTERN.exec(text);
  return link === null ? null : [text.slice(link.index + link[0].length), text.slice(0, link.index)];
}
