import { expect, it } from 'vitest';
import { aTurn, DRAFT } from '../../../tests/support/stylistTurns.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { NEW_CHAT, type Answer } from '../ports/Chats.ts';
import { ChatMemory, type PendingTurn } from './ChatMemory.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const chat = { id: 'c', userId: 'anna', title: '', state: NEW_CHAT, answers: 0, turn: null };
const askedTurn = {
  id: 't',
  arrivedAt: 0,
  said: 'coat',
  filters: NO_FILTERS,
  shown: null,
  attachments: [],
  understood: DRAFT,
};
const pendingTurn: PendingTurn = { chat, askedTurn, turn: aTurn() };
const answer: Pick<Answer, 'title' | 'state'> = { title: 'Coat', state: NEW_CHAT };

it.each([
  ['for ten minutes', 9 * MINUTE_MS, true],
  ['no longer', 10 * MINUTE_MS, false],
  ['not after the clock was put forward', HOUR_MS, false],
  ['not after the clock was put back', -HOUR_MS, false],
])('a conversation is fresh %s', (_when, passedMs, isFresh) => {
  let now = 10 * HOUR_MS;
  const memory = new ChatMemory({ now: () => now });
  memory.rememberAnswer(pendingTurn, answer as Answer, { items: [], deepPicks: [] });
  now += passedMs;
  expect(memory.findChat('c') !== null).toBe(isFresh);
});
