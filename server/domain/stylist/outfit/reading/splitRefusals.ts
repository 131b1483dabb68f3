import { REFUSAL_PATTERN } from './cues.ts';
import type { OutfitClause } from './OutfitClause.ts';

/** Matches the start of a wish after a refusal: 'I want a suit' after 'I don't want a dress for prom'. */
const WANTS_PATTERN =
  / (?:but )?(?=(?:i|we) (?:want|need|would like|prefer|fancy|was thinking|am after)\b|(?:id|i’d|i'd) (?:like|prefer|rather)\b)/iu;
const MIN_WORDS = 3;

/** Splits the clauses of a wish for an outfit between a refusal and the following wish. */
export function splitRefusals(clauses: readonly OutfitClause[], startsOutfit: boolean): readonly OutfitClause[] {
  if (!startsOutfit) return clauses;
  return clauses.flatMap((clause) => {
    const position = WANTS_PATTERN.exec(clause.text)?.index ?? -1;
    const refusedText = clause.text.slice(0, position);
    if (
      position < 0 ||
      refusedText.split(' ').length < MIN_WORDS ||
      !REFUSAL_PATTERN.test(refusedText.toLowerCase().replace(/[’']/gu, ''))
    )
      return [clause];
    return [
      { ...clause, text: refusedText, act: 'refuse' },
      { ...clause, text: clause.text.slice(position).trim(), act: 'want' },
    ];
  });
}
