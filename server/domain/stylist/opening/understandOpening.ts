import type { Language } from '../hearing/hear.ts';
import type { Turn, Understood } from '../Turn.ts';
import { rewordPlainly } from './rewordPlainly.ts';
import { showPieces } from './showPieces.ts';
import { withFirstWearer } from '../wearing/withFirstWearer.ts';

type Understand = (turn: Turn, language: Language) => Understood;

/**
 * Understands the first message of a conversation, which often tells who needs the pieces, what they are for, and
 * which problems they should solve.
 */
export function understandOpening(turn: Turn, language: Language, understand: Understand): Understood {
  const plainTurn = { ...turn, said: rewordPlainly(turn.said, language) };
  return withFirstWearer(showPieces(plainTurn, understand(plainTurn, language), language, understand), turn);
}
