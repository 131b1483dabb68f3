import type { Difference, OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { Language } from '../../../hearing/hear.ts';
import { readParts } from '../../../wish/readParts.ts';
import type { OutfitEdit } from '../../OutfitEdit.ts';
import { createTerms } from '../../OutfitEdit.ts';
import { listLeanings, readRelative } from '../describeAnew.ts';
import type { LeaningDifference } from '../leanings.ts';
import { LEANING_BY_DIFFERENCE } from '../leanings.ts';
import { isInOutfit, listMentions } from '../listMentions.ts';
import { listMentioned, readGarments } from '../readGarments.ts';
import { hasAttributes } from '../readWanted.ts';
import { readRefused } from '../readRefused.ts';
import { readTerms } from '../readTerms.ts';

/** Reads a refusal of everything that a clause names. */
export function refuseAll(text: string, language: Language): readonly OutfitEdit[] | null {
  const { edits } = readRefused(text, 'refuse', language);
  const words = readTerms(readParts(text, language.lexicon, language.spelling)).words;
  const refusedWords = words
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => (/^(?:no|not) /u.test(part) ? part : `no ${part}`));
  const terms: readonly OutfitEdit[] =
    refusedWords.length === 0 ? [] : [{ kind: 'terms', terms: createTerms(refusedWords.join(', ')) }];
  return edits.length + terms.length === 0 ? null : [...edits, ...terms];
}

const TOO_MUCH_PATTERN =
  /\b(?:too (?:much|many|\w+)|less|not so|not that|enough|tired of|sick of|over the|drowning|everything is|(?:is|its|are) all|all (?:is|the same)|so much|a lot of|matchy)\b/u;
const BRIGHTER_PATTERN =
  /\b(?:bright(?:en|er)?|pop|cheer(?:ful)?|liv(?:en|elier|ely)|colou?rful|colou?r|fun|dull|drab|gloomy)\b/u;
const DARKER_PATTERN = /\bdark(?:er)?\b/u;

/** Reads a color or shade for all pieces, or a refusal of a color that too many pieces have. */
export function recolorAll(text: string, language: Language): readonly OutfitEdit[] {
  const { words } = readTerms(readParts(text, language.lexicon, language.spelling));
  const isTooMuch = TOO_MUCH_PATTERN.test(text);
  const looks = words
    .split(', ')
    .filter((part) => part !== '')
    .map((part) => (isTooMuch && !/^(?:no|not) /u.test(part) ? `no ${part}` : part));
  const shade = DARKER_PATTERN.test(text) ? ['dark'] : BRIGHTER_PATTERN.test(text) ? ['bright'] : [];
  const addedLooks = looks.some((part) => !/^(?:no|not) /u.test(part)) ? [] : shade;
  const allWords = [...new Set([...looks, ...addedLooks])].join(', ');
  return allWords === '' ? [{ kind: 'another', keeps: [] }] : [{ kind: 'terms', terms: createTerms(allWords) }];
}

const WORDS_BY_DIFFERENCE: Readonly<Record<LeaningDifference, string>> = {
  warmer: 'warmer',
  cooler: 'lighter',
  dressier: 'dressier',
  plainer: 'more casual',
};

/**
 * Reads a comparison such as 'warmer'. It changes one piece if the clause refers to a piece, otherwise the whole
 * outfit.
 */
export function readComparison(
  difference: LeaningDifference | 'cheaper' | 'dearer',
  text: string,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] {
  const pieceEdits = alterPointed(difference, text, outfit, language);
  if (pieceEdits !== null) return [pieceEdits];
  if (difference === 'cheaper' || difference === 'dearer') return [{ kind: difference }];
  const step = LEANING_BY_DIFFERENCE[difference];
  const leaning = listLeanings(readRelative(text)).find(
    ({ dressiness, warmth }) => dressiness === step.dressiness && warmth === step.warmth,
  );
  return [{ kind: 'lean', leaning: leaning ?? { ...step, said: WORDS_BY_DIFFERENCE[difference] } }];
}

function alterPointed(difference: Difference, text: string, outfit: OutfitPlan, language: Language): OutfitEdit | null {
  const mention = listMentions(text, language).find(
    ({ isDefinite, isBare, garment }) => (isDefinite || isBare) && isInOutfit(garment, outfit),
  );
  if (mention === undefined) return null;
  const { differences } = readRelative(text);
  const allDifferences = [...new Set([difference, ...differences])];
  return { kind: 'alter', garment: mention.garment, words: '', said: '', differences: allDifferences };
}

const BUT_PATTERN =
  /\b(?:everything|all of it|all|the rest|rest is \w+)\b.{0,20}?\b(?:but|except(?: for)?|apart from|besides|other than|bar|minus)\b/u;

const REST_PATTERN =
  /\b(?:rest|others?|everything|all|else|remaining|remainder|around|redo|rework|change|swap|replace|rebuild|new|different|only|just|again)\b/u;

const KEEPS_PATTERN = /\b(?:keep|leave|stick|hold|stay|stays|love|like|except|but)\b/u;

/** Reads a wish for other pieces except those to keep. */
export function keepSome(text: string, language: Language): readonly OutfitEdit[] | null {
  const exceptionMatch = BUT_PATTERN.exec(text);
  if (exceptionMatch !== null) {
    const remainingText = text.slice(exceptionMatch.index + exceptionMatch[0].length);
    return listMentioned(remainingText, language).map((garment) => ({ kind: 'swap', garment, old: garment }));
  }
  const namesDescription = readGarments(text, language).some((garment) => hasAttributes(garment, language));
  // 'The jacket should be gray only' changes the jacket and keeps nothing.
  if (namesDescription && !KEEPS_PATTERN.test(text)) return null;
  const namedMentions = listMentions(text, language);
  const keptMentions = namedMentions.filter(({ isDefinite }) => isDefinite).map(({ garment }) => garment);
  const keptGarments = keptMentions.length > 0 ? keptMentions : readGarments(text, language);
  if (keptGarments.length === 0) return null;
  return REST_PATTERN.test(text) ? [{ kind: 'another', keeps: keptGarments }] : [];
}

/** Reads an event, and what the event's dress code forbids. Other colors and cloths in the clause are no wish. */
export function tellOccasion(text: string, language: Language): readonly OutfitEdit[] {
  const terms = readTerms(readParts(text, language.lexicon, language.spelling));
  const refusedWords = terms.words.split(', ').filter((part) => part.startsWith('no '));
  const toldTerms = { ...terms, words: refusedWords.join(', '), season: null };
  return toldTerms.occasion === null && toldTerms.words === '' ? [] : [{ kind: 'terms', terms: toldTerms }];
}
