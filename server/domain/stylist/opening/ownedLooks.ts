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
export function listOwnedLooks(messages: readonly string[], lexicon: Lexicon): readonly string[] {
  const spans = lexicon.findPhrases([...messages]).filter(isLook);
  return spans.filter((span) => isOwned(messages, span) || isLeft(messages, span)).map(({ phrase }) => phrase);
}

const isLook = ({ concepts }: Span): boolean =>
  concepts.some(({ facet }) => facet === 'color' || facet === 'shade' || facet === 'pattern');

/** Whether the wearer already has the look: 'has seventeen navy ones', 'had a red one for years', 'has black'. */
function isOwned(messages: readonly string[], { from, to }: Span): boolean {
  let index = from - 1;
  while (
    index >= 0 &&
    (MANY.has(messages[index]!) || NUMBER_WORDS[messages[index]!] !== undefined || /^\d+$/u.test(messages[index]!))
  )
    index--;
  const isOwning = OWNING.has(messages[index] ?? '') && OWNERS.has(messages[index - 1] ?? '');
  const isShort =
    /^(?:ive|weve|hes|shes)$/u.test(messages[index] ?? '') && index < from - 1 && messages[to] !== undefined;
  return (isOwning || isShort) && (to === messages.length || AFTER.has(messages[to]!));
}

/** Whether the wearer wants to avoid the look, as in 'a change from red'. */
function isLeft(messages: readonly string[], { from }: Span): boolean {
  return messages[from - 1] === 'from' && CHANGES.has(messages[from - 2] ?? '');
}
