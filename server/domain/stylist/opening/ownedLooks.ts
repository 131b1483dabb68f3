import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { NUMBER_WORDS } from '../../language/numbers.ts';

const createWordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const OWNERS = createWordSet('i he she they we ive weve hes shes theyve');
const OWNING = createWordSet('has have had got owns own already');
const MANY = createWordSet(
  'a an one so too many several loads lots of plenty enough only just already all about like dozens hundreds million every got',
);
const AFTER = createWordSet('one ones already for and but though');
const CHANGES = createWordSet('change changes changing away');

/** Lists colors and patterns that the wearer already has or wants to avoid: 'he has navy ones', 'a change from red'. */
export function listOwnedLooks(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const spans = lexicon.findPhrases([...words]).filter(isLook);
  return spans.filter((span) => isOwned(words, span) || isLeft(words, span)).map(({ phrase }) => phrase);
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
    (MANY.has(words[index]!) || NUMBER_WORDS[words[index]!] !== undefined || /^\d+$/u.test(words[index]!))
  )
    index--;
  const isOwning = OWNING.has(words[index] ?? '') && OWNERS.has(words[index - 1] ?? '');
  const isShort = /^(?:ive|weve|hes|shes)$/u.test(words[index] ?? '') && index < from - 1 && words[to] !== undefined;
  return (isOwning || isShort) && (to === words.length || AFTER.has(words[to]!));
}

/** Whether the wearer wants something without the look: 'a change from red'. */
function isLeft(words: readonly string[], { from }: Span): boolean {
  return words[from - 1] === 'from' && CHANGES.has(words[from - 2] ?? '');
}
