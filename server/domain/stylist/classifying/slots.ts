import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { RELATION_WORDS } from '../../language/lexicon/people.ts';
import type { Token } from '../../language/text/tokens.ts';
import { tokenize } from '../../language/text/tokens.ts';
import { toSingular } from '../../language/text/wordForms.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/**
 * The placeholder that replaces words of each facet. Words of other facets are kept, because they help to find the
 * act of the clause.
 */
const SLOT_BY_FACET: Readonly<Partial<Record<Facet, string>>> = {
  kind: 'KIND',
  color: 'COLOR',
  shade: 'COLOR',
  material: 'CLOTH',
  pattern: 'LOOK',
  fit: 'LOOK',
  detail: 'LOOK',
  brand: 'BRAND',
};

const PERSON_WORDS: ReadonlySet<string> = new Set([
  ...RELATION_WORDS,
  ...(
    'friend mate colleague coworker cousin neighbour neighbor flatmate roommate partner spouse child kid baby toddler teen teenager ' +
    'parent grandparent grandson granddaughter grandchild stepson stepdaughter stepmum stepdad bf gf hubs wifey missus lad twin ' +
    'teacher girl boy guy lady bridesmaid groomsman inlaw colleague guest family sis bro fella bloke woman man papa mama amma bhabhi'
  ).split(' '),
]);

const ORDINAL_BY_WORD = createDictionary<string>(
  Object.fromEntries('first second third fourth fifth sixth seventh eighth'.split(' ').map((word) => [word, 'NTH'])),
);

/**
 * Returns the words of a clause with a placeholder for each garment, person, number and price. '?' and '!' count as
 * words.
 */
export function readSlots(clause: string, lexicon: Lexicon): readonly string[] {
  const tokens = tokenize(clause).filter(({ kind, text }) => kind !== 'break' || text === '?' || text === '!');
  const spans = findSlots(
    tokens.map(({ text }) => text),
    lexicon,
  );
  const words: string[] = [];
  for (let index = 0; index < tokens.length; ) {
    const span = spans.get(index);
    words.push(span?.slot ?? nameWord(tokens[index]!));
    index = span ? span.to : index + 1;
  }
  return words;
}

/** Finds phrases about clothes, each by the index of its first word. */
export function findSlots(
  words: readonly string[],
  lexicon: Lexicon,
): ReadonlyMap<number, { readonly slot: string; readonly to: number }> {
  const slots = new Map<number, { slot: string; to: number }>();
  for (const { from, to, concepts } of lexicon.findPhrases(words)) {
    const slot = SLOT_BY_FACET[concepts[0]!.facet];
    if (slot) slots.set(from, { slot, to });
  }
  return slots;
}

/** Returns a word outside phrases about clothes in the form that the classifier was trained with. */
export function nameWord({ kind, text }: Pick<Token, 'kind' | 'text'>): string {
  if (kind === 'number') return 'NUM';
  if (kind === 'money') return 'MONEY';
  if (kind === 'dash') return '-';
  if (PERSON_WORDS.has(text) || PERSON_WORDS.has(toSingular(text))) return 'PERSON';
  return ORDINAL_BY_WORD[text] ?? text;
}
