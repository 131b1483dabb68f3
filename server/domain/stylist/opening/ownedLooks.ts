import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import { NUMBER_WORDS } from '../../language/numbers.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const OWNERS = words('i he she they we ive weve hes shes theyve');
const OWNING = words('has have had got owns own already');
const MANY = words(
  'a an one so too many several loads lots of plenty enough only just already all about like dozens hundreds million every got',
);
const AFTER = words('one ones already for and but though');
const CHANGES = words('change changes changing away');

/** Lists colors and patterns that the wearer already has or wants to avoid: 'he has navy ones', 'a change from red'. */
export function listOwnedLooks(said: readonly string[], lexicon: Lexicon): readonly string[] {
  const spans = lexicon.findPhrases([...said]).filter(isLook);
  return spans.filter((span) => isOwned(said, span) || isLeft(said, span)).map(({ phrase }) => phrase);
}

const isLook = ({ concepts }: Span): boolean =>
  concepts.some(({ facet }) => facet === 'color' || facet === 'shade' || facet === 'pattern');

/** Whether the wearer already has the look: 'has seventeen navy ones', 'had a red one for years', 'has black'. */
function isOwned(said: readonly string[], { from, to }: Span): boolean {
  let at = from - 1;
  while (at >= 0 && (MANY.has(said[at]!) || NUMBER_WORDS[said[at]!] !== undefined || /^\d+$/u.test(said[at]!))) at--;
  const isOwning = OWNING.has(said[at] ?? '') && OWNERS.has(said[at - 1] ?? '');
  const isShort = /^(?:ive|weve|hes|shes)$/u.test(said[at] ?? '') && at < from - 1 && said[to] !== undefined;
  return (isOwning || isShort) && (to === said.length || AFTER.has(said[to]!));
}

/** Whether the wearer wants to avoid the look, as in 'a change from red'. */
function isLeft(said: readonly string[], { from }: Span): boolean {
  return said[from - 1] === 'from' && CHANGES.has(said[from - 2] ?? '');
}
