import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import type { Facet } from '../../language/lexicon/Concept.ts';
import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import type { Token } from '../../language/text/tokens.ts';
import { tokenize } from '../../language/text/tokens.ts';
import { nameWord } from '../classifying/slots.ts';

/** One word of a clause, or all words of a phrase about clothes. */
export interface Unit {
  /** The index of the unit's first token. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The word, or a placeholder for a phrase about clothes, a person, a number or an amount of money. */
  readonly name: string;
  readonly facet: Facet | null;
  /** Whether the unit may have a role: a phrase about clothes, a number, or a word that could be searched for. */
  readonly isMention: boolean;
}

/** Lists the units of a clause, in order. */
export function listUnits(clause: string, lexicon: Lexicon): readonly Unit[] {
  const tokens = tokenize(clause);
  const spanByStart = new Map(lexicon.findPhrases(tokens.map(({ text }) => text)).map((span) => [span.from, span]));
  const units: Unit[] = [];
  for (let index = 0; index < tokens.length; ) {
    const span = spanByStart.get(index);
    const facet = span?.concepts[0]?.facet ?? null;
    const end = span?.to ?? index + 1;
    units.push(
      span && facet
        ? { from: index, to: end, text: span.phrase, name: facet.toUpperCase(), facet, isMention: true }
        : createWord(tokens[index]!, index),
    );
    index = end;
  }
  return units;
}

function createWord(token: Token, index: number): Unit {
  const isMention =
    token.kind === 'number' || (token.kind === 'word' && token.text.length > 1 && !FILLER_WORDS.has(token.text));
  return { from: index, to: index + 1, text: token.text, name: nameWord(token), facet: null, isMention };
}
