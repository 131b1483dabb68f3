import type { Turn, Understood } from './Turn.ts';
import type { Answer } from './answering/Answer.ts';
import type { Conversation } from './Conversation.ts';
import { inSight } from './inSight.ts';
import { remembered } from './remembered.ts';
import { titleOf } from './titleOf.ts';
import { forItsWearer } from './wearer.ts';
import { wordsOf } from './wish/wordsOf.ts';

/** Maximum number of pieces that 'it' may mean in the next message. More pieces are meant as a list. */
const MAX_SPOKEN_OF = 6;

/** Creates the result for a question about shown pieces. The wish and the filters stay. */
export function answered(turn: Turn, answer: Answer): Understood {
  const { conversation } = turn;
  const goesWith = answer.topic === 'goesWith';
  const filters = goesWith ? forItsWearer(turn.filters, turn, []) : turn.filters;
  const isOfFew = answer.itemIds.length > 0 && answer.itemIds.length <= MAX_SPOKEN_OF;
  return {
    intent: 'answer',
    title: conversation.title || titleOf([], filters),
    refinedQuery: wordsOf(conversation.wish),
    filters,
    conversation: {
      ...remembered(turn),
      filters,
      asked: 0,
      heard: { changes: [], answer },
      spokenOf: isOfFew ? answer.itemIds : conversation.spokenOf,
      ...(isOfFew && spokenBeforeNow(conversation, answer.itemIds)),
      leads: goesWith ? goingWith(turn, answer) : conversation.leads,
    },
    companionsOf: goesWith ? (answer.itemIds[0] ?? null) : null,
  };
}

/** Adds the pieces of the last message to those mentioned earlier. Leaves out the pieces of this message. */
function spokenBeforeNow(
  { spokenOf, spokenBefore = [] }: Conversation,
  itemIds: readonly string[],
): Pick<Conversation, 'spokenBefore'> {
  const idsBefore = [...spokenOf, ...spokenBefore].filter((id) => !itemIds.includes(id));
  return { spokenBefore: [...new Set(idsBefore)].slice(0, MAX_SPOKEN_OF) };
}

/** Creates the result for a message that the stylist answers with a question. Counts such questions in a row. */
export function askedBack(turn: Turn, answer: Answer): Understood {
  const understanding = answered(turn, answer);
  return {
    ...understanding,
    intent: 'ask',
    conversation: { ...understanding.conversation, asked: turn.conversation.asked + 1 },
  };
}

/** Returns what a later search needs to find pieces that match the piece in the question. */
function goingWith(turn: Turn, { itemIds }: Answer): Conversation['leads'] {
  const piece = inSight(turn).get(itemIds[0] ?? '');
  return piece ? { ...turn.conversation.leads, goesWith: piece.colors } : turn.conversation.leads;
}
