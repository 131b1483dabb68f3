import { NEW_CHAT } from '../../server/application/ports/Chats.ts';
import type { Answer, AskedTurn, ChatState, StoredMessage } from '../../server/application/ports/Chats.ts';
import type { Understood } from '../../server/application/ports/Stylist.ts';
import { EMPTY_CONVERSATION } from '../../server/domain/stylist/Conversation.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';

export function createUnderstood(changes: Partial<Understood> = {}): Understood {
  return {
    intent: 'search',
    title: 'Linen for a wedding',
    refinedQuery: 'linen blazer for a wedding',
    filters: NO_FILTERS,
    conversation: { ...EMPTY_CONVERSATION, turns: 1 },
    companionsOf: null,
    ...changes,
  };
}

export function createAskedTurn(changes: Partial<AskedTurn> = {}): AskedTurn {
  return {
    id: 't1',
    arrivedAt: 1_000,
    said: 'a wedding; DROP TABLE chats -- "don\'t"',
    filters: NO_FILTERS,
    attachments: [],
    shown: null,
    understood: createUnderstood(),
    ...changes,
  };
}

/** Creates the stored answer of a turn. `time` is when it was given. */
export function createAnswer(turn: AskedTurn, time: number, changes: Partial<Answer> = {}): Answer {
  const common = {
    turnId: turn.id,
    at: time,
    attachments: [],
    picks: { itemIds: [], deepPicks: [] },
    filters: null,
    aiUpdatedFilters: null,
    relaxations: [],
    refinedQuery: '',
    title: null,
    intent: null,
    feedback: null,
  };
  const question: StoredMessage = { ...common, id: turn.id, actor: 'user', message: turn.said, filters: turn.filters };
  const answer: StoredMessage = {
    ...common,
    id: `answer-${turn.id}`,
    actor: 'model',
    message: 'Here you are.',
    title: 'Linen',
    intent: 'search',
    picks: { itemIds: ['b', 'a'], deepPicks: [{ itemId: 'a', reason: 'Linen.' }] },
    aiUpdatedFilters: { ...NO_FILTERS, sale: true },
    relaxations: ['Nothing under $20.'],
  };
  const state: ChatState = {
    ...NEW_CHAT,
    conversation: turn.understood.conversation,
    shown: answer.picks,
    earlier: [{ said: turn.said, reply: answer.message }],
  };
  return {
    turnId: turn.id,
    replacedTurnId: null,
    stateBefore: NEW_CHAT,
    title: turn.understood.title,
    state,
    question,
    answer,
    ...changes,
  };
}
