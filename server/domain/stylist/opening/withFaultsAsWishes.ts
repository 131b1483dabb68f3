import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import type { Fault } from './faults.ts';
import { FAULTS } from './faults.ts';
import type { SaidPart } from './saidParts.ts';
import { PhraseTable } from '../../language/text/spokenClauses.ts';

interface Entry extends Fault {
  readonly about: PhraseTable<true> | null;
  readonly faultPhrases: PhraseTable<true> | null;
}

const createTable = (phrases: string): PhraseTable<true> | null =>
  phrases === '' ? null : new PhraseTable<true>().add(phrases, true);

const ENTRIES: readonly Entry[] = FAULTS.map((fault) => ({
  ...fault,
  about: createTable(fault.subjectWords),
  faultPhrases: createTable(fault.wrongWords),
}));

/** A fault in a part of the message, with the garments that the part names. */
export interface FaultRead {
  readonly fault: Entry;
  readonly garments: readonly string[];
}

export function findFault(allWords: readonly string[], lexicon: Lexicon): FaultRead | null {
  const words = withoutCuts(allWords, lexicon);
  const fault = ENTRIES.find(
    ({ about, faultPhrases }) =>
      (about === null || about.occursIn(words)) && (faultPhrases === null || faultPhrases.occursIn(words)),
  );
  return fault === undefined ? null : { fault, garments: listGarments(words, lexicon) };
}

const CUT_PATTERN = /(?:sleeves?d?|necks?|hems?|length)$/u;

/** Blanks out names of cuts such as 'short sleeve', which are no faults. */
function withoutCuts(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const cuts = lexicon
    .findPhrases([...words])
    .filter(
      ({ phrase, from, to, concepts }) => to - from > 1 && CUT_PATTERN.test(phrase) && concepts[0]?.facet === 'detail',
    );
  return words.map((word, position) => (cuts.some(({ from, to }) => from <= position && position < to) ? '' : word));
}

export const listGarments = (words: readonly string[], lexicon: Lexicon): readonly string[] =>
  lexicon
    .findPhrases([...words])
    .filter(isGarment)
    .map(({ phrase }) => phrase);

const isGarment = ({ concepts, phrase }: Span): boolean =>
  concepts.some(({ facet }) => facet === 'kind') && !GARMENT_PART_WORDS.has(phrase);

/** Garment names that mean a part of a garment when a fault is named. */
const GARMENT_PART_WORDS = new Set('belt belts waistband elastic heel button buttons tie top chest'.split(' '));

/** Rewrites faults as wishes: 'shirts always short in the arms' becomes 'long sleeve shirts'. */
export function withFaultsAsWishes(parts: readonly SaidPart[], lexicon: Lexicon): readonly SaidPart[] {
  const faultReads = parts.map(({ words }) => findFault(words, lexicon));
  if (faultReads.every((fault) => fault === null)) return parts;
  const asksForGarment = parts.some(
    (part, position) =>
      (faultReads[position] === null || asksFor(part.words)) && listGarments(part.words, lexicon).length > 0,
  );
  const shownWords =
    faultReads.find((faultRead) => faultRead !== null && faultRead.fault.shown !== '')?.fault.shown ?? '';
  let areGarmentsShown =
    asksForGarment ||
    faultReads.some((faultRead) => faultRead !== null && faultRead.fault.isOfGarment && faultRead.garments.length > 0);
  return parts.map((part, index) => {
    const faultRead = faultReads[index] ?? null;
    if (faultRead === null) return part;
    const { fault, garments } = faultRead;
    if (!fault.isOfGarment && garments.length > 0 && fault.wish !== '') {
      areGarmentsShown = true;
      return fault.isOfAny ? { ...part, text: `${part.text}, ${fault.wish}`, words: [] } : part;
    }
    if (!fault.isOfAny && areGarmentsShown) return part;
    const garmentWords =
      fault.isOfGarment && !asksForGarment ? garments.join(' and ') : asksFor(part.words) ? garments.join(' and ') : '';
    const addedWords = areGarmentsShown || garmentWords !== '' ? garmentWords : shownWords;
    if (addedWords !== '') areGarmentsShown = true;
    const wish = [fault.wish, addedWords, ...listOtherWords(part.words, faultRead, lexicon)].filter(Boolean).join(' ');
    const divider = part.mark.trim() === '' && part.mark !== '' ? ',' : '';
    return { ...part, text: wish === '' ? '' : `${divider} ${wish}`, words: [] };
  });
}

const KEPT_FACETS: ReadonlySet<string> = new Set(['occasion', 'season', 'gender', 'color', 'material', 'pattern']);

/** Lists the occasion, the season and the looks among the words that do not state the fault: 'a church in November'. */
function listOtherWords(words: readonly string[], { fault }: FaultRead, lexicon: Lexicon): readonly string[] {
  const isOfFault = (index: number): boolean =>
    [fault.about, fault.faultPhrases].some((table) =>
      words.some((_, start) => {
        const foundValue = table?.findAt(words, start) ?? null;
        return foundValue !== null && start <= index && index < start + foundValue.length;
      }),
    );
  const otherConcepts = lexicon
    .findPhrases([...words])
    .filter(
      ({ from, concepts }) =>
        (!isOfFault(from) || concepts.some(({ facet }) => facet === 'occasion')) &&
        concepts.some(({ facet }) => KEPT_FACETS.has(facet)),
    )
    .filter(({ from }) => !/^(?:no|not|never)$/u.test(words[from - 1] ?? ''))
    .map(({ phrase }) => `, ${phrase}`);
  return otherConcepts;
}

const asksFor = (words: readonly string[]): boolean =>
  words.some(
    (word, position) =>
      /^(?:need|want|looking|after|find|show|please|pls)$/u.test(word) && words[position - 1] !== 'dont',
  );
