import type { OutfitSlot } from '../../../../outfits/OutfitSlot.ts';
import { concernsSlot } from '../../../../outfits/traits/hasTraits.ts';
import type { Language } from '../../../hearing/hear.ts';
import type { NamedGarment } from '../../OutfitEdit.ts';
import { listMentioned } from '../readGarments.ts';
import type { PlainQuality } from './PlainQuality.ts';
import { PLAIN_QUALITIES } from './plainQualities.ts';
import { AND_PATTERN, OPENING_PATTERN } from './plainWords.ts';

const WHOLE_PATTERN =
  /\b(?:(?:an?|the|this|my) )?(?:(?:whole|entire|complete) )?(?:outfit|look|ensemble|set|everything|all of it|it all|clothes|pieces?|one|version|style)\b/u;
const DETERMINER_PATTERN =
  /^(?:(?:an?|the|some|my|this|that|these|those|any|another|other|different|new|(?:a )?pair of|nice|good|some) )+/u;
const DEFINITE_START_PATTERN = /^(?:the|my|this|that|these|those) /u;
/** Words between a garment and its qualities: 'shoes with closed toes'. */
const LINK_PATTERN =
  /^(?:(?:that|which|looks?|feels?|seems?|should|must|could|can|is|are|be|with|in|to be|have|has|of) )+/u;

/** A plain wish: the garment that it names, if any, and the requested qualities. */
export interface PlainReading {
  readonly garment: NamedGarment | null;
  /** Whether the words ask to replace the piece: 'another bag', 'flat shoes instead'. */
  readonly isOther: boolean;
  /** Whether the words mean the present piece: 'the heels are too high'. */
  readonly isDefinite: boolean;
  readonly qualities: readonly PlainQuality[];
}

/** Reads qualities of the whole outfit, or of a piece that is not named. */
export function readWhole(text: string): PlainReading | null {
  const words = text.replace(WHOLE_PATTERN, ' ').replace(/\s+/gu, ' ').trim();
  const qualities =
    readQualities(words.replace(DETERMINER_PATTERN, '').replace(LINK_PATTERN, '')) ?? readQualities(words);
  return qualities === null ? null : { garment: null, isOther: false, isDefinite: false, qualities };
}

/** Reads one garment with the qualities before or after its name. */
export function readOfGarment(text: string, wantsOther: boolean, language: Language): PlainReading | null {
  const [garment] = listMentioned(text, language);
  if (garment === undefined || garment.kinds.length === 0) return null;
  const name = findWords(text, garment.words);
  if (name === null) return null;
  const wordsBefore = `${text.slice(0, name.from).trim()} `.replace(DETERMINER_PATTERN, '').trim();
  const wordsAfter = `${text.slice(name.to).trim()} `.replace(LINK_PATTERN, '').trim();
  const qualities = [wordsBefore, wordsAfter]
    .filter((words) => words !== '')
    .map((words) => readQualities(words, garment.slot));
  if (qualities.some((quality) => quality === null) || (qualities.length === 0 && !wantsOther)) return null;
  return {
    garment,
    isOther: wantsOther,
    isDefinite: DEFINITE_START_PATTERN.test(text),
    qualities: qualities.flatMap((quality) => quality ?? []),
  };
}

/** Finds the position of a garment's name between other words; null if it is only a part of a word. */
function findWords(text: string, words: string): { readonly from: number; readonly to: number } | null {
  const from = text.indexOf(words);
  const to = from + words.length;
  const isWholeWord = from >= 0 && !/[a-z]/u.test(text[from - 1] ?? '') && !/[a-z]/u.test(text[to] ?? '');
  return isWholeWord ? { from, to } : null;
}

/** Reads qualities that 'and' joins; returns null if any of them is unknown. */
function readQualities(text: string, slot: OutfitSlot | null = null): readonly PlainQuality[] | null {
  const wholeQuality = findQuality(text, slot);
  if (wholeQuality !== undefined) return [wholeQuality];
  const parts = text
    .split(AND_PATTERN)
    .map((part) =>
      findQuality(part.replace(OPENING_PATTERN, '').replace(LINK_PATTERN, '').replace(/^an? /u, ''), slot),
    );
  return parts.some((part) => part === undefined) ? null : parts.flatMap((part) => part ?? []);
}

/**
 * Finds the quality with these words that the slot can have. Without a slot, finds the first quality that needs no
 * named piece.
 */
const findQuality = (text: string, slot: OutfitSlot | null): PlainQuality | undefined =>
  PLAIN_QUALITIES.find(
    (quality) =>
      quality.pattern.test(text.trim()) && (slot === null ? quality.needsPiece !== true : suitsSlot(quality, slot)),
  );

export const suitsSlot = ({ trait, slots }: PlainQuality, slot: OutfitSlot): boolean =>
  trait === undefined ? slots === undefined || slots.includes(slot) : concernsSlot(trait, slot);
