import type { Act } from '../acts/Act.ts';
import type { ReadClause, Role } from '../clauses/Clause.ts';
import { ROLE_BY_ACT } from '../clauses/Clause.ts';
import { readClauses } from '../clauses/readClauses.ts';
import type { Language } from '../hearing/hear.ts';
import { mendedSpeech } from '../hearing/mendedSpeech.ts';
import type { Turn } from '../Turn.ts';
import { understandTurn } from '../understandTurn.ts';
import { listConstraints } from './constraints.ts';
import type { Draft } from './TurnReading.ts';

/** A turn as the embedded stylist understands it, with all that can be corrected. */
export function draftTurn(turn: Turn, language: Language): Draft {
  const understood = understandTurn(turn, language);
  return {
    understood,
    clauses: readTurnClauses(turn, language).map((clause) => ({ text: clause.text, act: actOf(clause) })),
    constraints: listConstraints(understood),
  };
}

/** The clauses of a turn, after misspelled steering words are corrected. */
export function readTurnClauses({ said }: Turn, language: Language): readonly ReadClause[] {
  return readClauses(mendedSpeech(said, language.spelling), language);
}

const ACT_BY_ROLE: Readonly<Record<Role, Act>> = {
  wish: 'want',
  refusal: 'refuse',
  setting: 'context',
  body: 'self',
  person: 'person',
  owned: 'own',
  advice: 'advice',
  talk: 'fact',
};

/** The act that fits a clause's role, which the words may have changed from that of its likeliest act. */
function actOf({ act, role }: ReadClause): Act {
  return ROLE_BY_ACT[act] === role ? act : ACT_BY_ROLE[role];
}
