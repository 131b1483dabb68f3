import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { NUMBER_WORDS } from '../../language/numbers.ts';

const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const OWNER_WORDS = createWordSet('i he she they we ive weve hes shes theyve');
const OWNING_WORDS = createWordSet('has have had got owns own already');
const QUANTITY_WORDS = createWordSet(
  'a an one so too many several loads lots of plenty enough only just already all about like dozens hundreds million every got',
);
const WORDS_AFTER_LOOK = createWordSet('one ones already for and but though');
const CHANGE_WORDS = createWordSet('change changes changing away');

/** Lists colors and patterns that the wearer already has or wants to avoid: 'he has navy ones', 'a change from red'. */
export function listOwnedLooks(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const spans = lexicon.findPhrases([...words]).filter(isLook);
  return spans.filter((span) => isOwned(words, span) || isUnwantedLook(words, span)).map(({ phrase }) => phrase);
}

const isLook = ({ concepts }: Span): boolean =>
  concepts.some(({ facet }) => facet === 'color' || facet === 'shade' || facet === 'pattern');

/**
 * Whether the wearer already has pieces with the look: 'has seventeen navy ones', 'had a red one for years', 'has
 * black'.
 */
function isOwned(words: readonly string[], { from, to }: Span): boolean {
  let index = from - 1;
  while (
    index >= 0 &&
    (QUANTITY_WORDS.has(words[index]!) || NUMBER_WORDS[words[index]!] !== undefined || /^\d+$/u.test(words[index]!))
  )
    index--;
  const isOwning = OWNING_WORDS.has(words[index] ?? '') && OWNER_WORDS.has(words[index - 1] ?? '');
  const isShort = /^(?:ive|weve|hes|shes)$/u.test(words[index] ?? '') && index < from - 1 && words[to] !== undefined;
  return (isOwning || isShort) && (to === words.length || WORDS_AFTER_LOOK.has(words[to]!));
}

/** Whether the wearer wants something without the look: 'a change from red'. */
function isUnwantedLook(words: readonly string[], { from }: Span): boolean {
  return words[from - 1] === 'from' && CHANGE_WORDS.has(words[from - 2] ?? '');
}
