import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Language } from '../hearing/hear.ts';
import { withBodyInWords } from './bodyWords.ts';
import { findDemandedColor } from './demandedColors.ts';
import { findWearer } from '../wearing/findWearer.ts';
import { readHabit, readReplacedHabit } from './habits.ts';
import { tellsOfOthersClothes } from './othersClothes.ts';
import { listOwnedLooks } from './ownedLooks.ts';
import { withIdiomsInWords } from './plainIdioms.ts';
import { findReplaced } from './replacedGarments.ts';
import { joinSaid, splitIntoParts, listWords, type SaidPart } from './saidParts.ts';
import { listGarments, withFaultsAsWishes } from './withFaultsAsWishes.ts';

/** Rewrites faults, demands and owned things in a first message as plain wishes. Takes linear time and never throws. */
export function rewordPlainly(message: string, { lexicon }: Language): string {
  const isForOther = findWearer(message).isOther;
  const readParts = splitIntoParts(withNecksNamed(withIdiomsInWords(withBodyInWords(message)), lexicon)).map((part) =>
    readPart(part, isForOther, lexicon),
  );
  const wishes = joinSaid(
    withFaultsAsWishes(
      readParts.map(({ part }) => part),
      lexicon,
    ),
  );
  const refusedWords = [...new Set(readParts.flatMap(({ refusals }) => refusals))];
  return refusedWords.length === 0 ? wishes : `${wishes}. ${refusedWords.map((words) => `no ${words}`).join('. ')}.`;
}

const NECK_PATTERN =
  /\b((?:v|crew|polo|roll|turtle|round)[ -]?necks?)(?= (?:for|in|to|that|please)\b|\s*[,.;!?]|\s*$)/iu;

/** If no garment is named, 'a plain v neck' becomes a sweater. */
const withNecksNamed = (message: string, lexicon: Lexicon): string =>
  listGarments(listWords(message), lexicon).length > 0 ? message : message.replace(NECK_PATTERN, '$1 jumper');

interface ReadPart {
  readonly part: SaidPart;
  /** The looks that this part of the message refuses: 'navy' for 'he has navy ones'. */
  readonly refusals: readonly string[];
}

/** Removes words that describe no wanted piece from a part of a message, and rewrites demands in plain words. */
function readPart(part: SaidPart, isForOther: boolean, lexicon: Lexicon): ReadPart {
  const ruledOut = readHabit(part.words, lexicon) ?? readReplacedHabit(part.words, lexicon);
  if (ruledOut !== null) {
    const text = ` ${ruledOut.wordsBefore.join(' ')}`;
    return { part: { ...part, text, words: ruledOut.wordsBefore }, refusals: ruledOut.refusals };
  }
  const refusals = listOwnedLooks(part.words, lexicon);
  if (refusals.length > 0) return { part: silencePart(part), refusals };
  const replacedText = findReplaced(part.words, lexicon);
  if (replacedText !== null)
    return {
      part: { ...part, text: ` I need a new ${replacedText}`, words: ['need', ...replacedText.split(' ')] },
      refusals,
    };
  const color = findDemandedColor(part.words, lexicon);
  if (color !== null) return { part: { ...part, text: ` I want something in ${color}`, words: [] }, refusals };
  return { part: !isForOther && tellsOfOthersClothes(part.words, lexicon) ? silencePart(part) : part, refusals };
}

const silencePart = (part: SaidPart): SaidPart => ({ ...part, text: ' ', words: [] });
