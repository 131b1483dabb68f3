import { VISIBLE_LOOK_FACETS } from '../looks.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { splitWords } from '../../language/text/tokens.ts';
import type { ReadClause } from './Clause.ts';

const REFUSING_BACK_PATTERN =
  /\b(?:not|no|nothing|never|avoid|without|different from|other than|anything but)\b.*\b(?:that|those|this|these|it|the same|same|like (?:that|hers|his|them))\b/iu;

const PLENTY_PATTERN =
  /\b(?:already|enough|loads|plenty|lots|tons|dozens|several|so many|too many|a million|nothing but|full of|two|three|four|five)\b/iu;

/**
 * Turns a color, cloth or cut that the shopper has enough of ('I've got loads of grey already') into a refusal, if
 * the message names no other clothes.
 */
export function withPlentyRefused(clauses: readonly ReadClause[], lexicon: Lexicon): readonly ReadClause[] {
  const isAlone = clauses.every(({ role, ownRole, namesFashion }) => isOwned({ role, ownRole }) || !namesFashion);
  if (!isAlone) return clauses;
  return clauses.map((clause) => {
    const looks =
      isOwned(clause) && PLENTY_PATTERN.test(clause.text) && !clause.namesKind ? listLooks(clause.text, lexicon) : [];
    return looks.length === 0 ? clause : addRefusals(clause, looks);
  });
}

function isOwned({ role, ownRole }: Pick<ReadClause, 'role' | 'ownRole'>): boolean {
  return role === 'owned' || ownRole === 'owned';
}

function addRefusals(clause: ReadClause, looks: readonly string[]): ReadClause {
  return { ...clause, text: looks.map((look) => `no ${look}`).join(', '), role: 'refusal', namesFashion: true };
}

/**
 * Turns a color, cloth or cut into a refusal if the next clause rejects it: 'I already have a green one, so not
 * that'.
 */
export function withPointedRefusals(clauses: readonly ReadClause[], lexicon: Lexicon): readonly ReadClause[] {
  return clauses.map((clause, index) => {
    const clauseBefore = clauses[index - 1];
    const pointsBack = clause.act === 'refuse' || clause.act === 'criticise' || clause.role === 'refusal';
    if (
      !clauseBefore ||
      !pointsBack ||
      clause.namesFashion ||
      !isMentioned(clauseBefore) ||
      !REFUSING_BACK_PATTERN.test(clause.text)
    )
      return clause;
    const looks = listLooks(clauseBefore.text, lexicon);
    return looks.length === 0 ? clause : addRefusals(clause, looks);
  });
}

function isMentioned({ role }: ReadClause): boolean {
  return role === 'owned' || role === 'person';
}

function listLooks(text: string, lexicon: Lexicon): readonly string[] {
  return lexicon
    .findPhrases(splitWords(text))
    .filter(({ concepts }) => concepts.some(({ facet }) => VISIBLE_LOOK_FACETS.has(facet)))
    .map(({ phrase }) => phrase);
}
