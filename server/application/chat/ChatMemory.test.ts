import { expect, it } from 'vitest';
import { aTurn, DRAFT } from '../../../tests/support/stylistTurns.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { NEW_CHAT, type Answer } from '../ports/Chats.ts';
import { ChatMemory, type WaitingTurn } from './ChatMemory.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const chat = { id: 'c', userId: 'anna', title: '', state: NEW_CHAT, answers: 0, turn: null };
const asked = {
  id: 't',
  arrivedAt: 0,
  said: 'coat',
  filters: NO_FILTERS,
  shown: null,
  attachments: [],
  understood: DRAFT,
};
const waiting: WaitingTurn = { chat, asked, turn: aTurn() };
const answer: Pick<Answer, 'title' | 'state'> = { title: 'Coat', state: NEW_CHAT };

it.each([
  ['for ten minutes', 9 * MINUTE, true],
  ['no longer', 10 * MINUTE, false],
  ['not after the clock was put forward', HOUR, false],
  ['not after the clock was put back', -HOUR, false],
])('a conversation is fresh %s', (_when, passed, isFresh) => {
  let now = 10 * HOUR;
  const memory = new ChatMemory({ now: () => now });
  memory.answered(waiting, answer as Answer, { items: [], deepPicks: [] });
  now += passed;
  expect(memory.chat('c') !== null).toBe(isFresh);
});
