import type { Turn, Understood } from './Turn.ts';
import type { Answer } from './answering/Answer.ts';
import type { Conversation } from './Conversation.ts';
import { listItemsInSight } from './listItemsInSight.ts';
import { rememberTurn } from './rememberTurn.ts';
import { writeTitle } from './writeTitle.ts';
import { withWearerOfItem } from './wearing/wearerOfTalk.ts';
import { writeWish } from './wish/writeWish.ts';

/** Maximum number of pieces that 'it' may mean in the next message. The words refer to more pieces as a list. */
const MAX_SPOKEN_OF = 6;

/** Creates the result for a question about shown pieces. Does not change the wish and the filters. */
export function recordAnswer(turn: Turn, answer: Answer): Understood {
  const { conversation } = turn;
  const goesWith = answer.topic === 'goesWith';
  const filters = goesWith ? withWearerOfItem(turn.filters, turn, []) : turn.filters;
  const isOfFew = answer.itemIds.length > 0 && answer.itemIds.length <= MAX_SPOKEN_OF;
  return {
    intent: 'answer',
    title: conversation.title || writeTitle([], filters),
    refinedQuery: writeWish(conversation.wish),
    filters,
    conversation: {
      ...rememberTurn(turn),
      filters,
      asked: 0,
      heard: { changes: [], answer },
      spokenOf: isOfFew ? answer.itemIds : conversation.spokenOf,
      ...(isOfFew && listEarlierPieces(conversation, answer.itemIds)),
      leads: goesWith ? createMatchingLeads(turn, answer) : conversation.leads,
    },
    companionsOf: goesWith ? (answer.itemIds[0] ?? null) : null,
  };
}

/** Adds the pieces of the last message to those mentioned earlier. Leaves out the pieces of this message. */
function listEarlierPieces(
  { spokenOf, spokenBefore = [] }: Conversation,
  itemIds: readonly string[],
): Pick<Conversation, 'spokenBefore'> {
  const idsBefore = [...spokenOf, ...spokenBefore].filter((id) => !itemIds.includes(id));
  return { spokenBefore: [...new Set(idsBefore)].slice(0, MAX_SPOKEN_OF) };
}

/** Creates the result for a message that the stylist answers with a question. Counts such questions in a row. */
export function askBack(turn: Turn, answer: Answer): Understood {
  const understanding = recordAnswer(turn, answer);
  return {
    ...understanding,
    intent: 'ask',
    conversation: { ...understanding.conversation, asked: turn.conversation.asked + 1 },
  };
}

/** Returns what a later search needs to find pieces that match the piece in the question. */
function createMatchingLeads(turn: Turn, { itemIds }: Answer): Conversation['leads'] {
  const piece = listItemsInSight(turn).get(itemIds[0] ?? '');
  return piece ? { ...turn.conversation.leads, goesWith: piece.colors } : turn.conversation.leads;
}
