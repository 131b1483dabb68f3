import type { Act } from '../acts/Act.ts';
import type { ReadClause, Role } from '../clauses/Clause.ts';
import { ROLE_BY_ACT } from '../clauses/Clause.ts';
import { readClauses } from '../clauses/readClauses.ts';
import type { Language } from '../hearing/hear.ts';
import { correctSpeech } from '../hearing/correctSpeech.ts';
import type { Turn } from '../Turn.ts';
import { understandTurn } from '../understandTurn.ts';
import { listConstraints } from './constraints.ts';
import type { Draft } from './TurnReading.ts';

/** Reads a message like the embedded stylist, and returns everything that can be corrected. */
export function draftTurn(turn: Turn, language: Language): Draft {
  const understanding = understandTurn(turn, language);
  return {
    understood: understanding,
    clauses: readTurnClauses(turn, language).map((clause) => ({ text: clause.text, act: findAct(clause) })),
    constraints: listConstraints(understanding),
  };
}

/** Reads the clauses of a message. Corrects the spelling of words that show the acts. */
export function readTurnClauses({ said }: Turn, language: Language): readonly ReadClause[] {
  return readClauses(correctSpeech(said, language.spelling), language);
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

/** Returns an act that fits the clause's role, because the most likely act may have another role. */
function findAct({ act, role }: ReadClause): Act {
  return ROLE_BY_ACT[act] === role ? act : ACT_BY_ROLE[role];
}
