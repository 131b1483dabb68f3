import { expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import {
  answerUntilStage,
  createAnsweredFixture,
  getLastMessage,
  FIRST_MESSAGE,
} from '../../../tests/support/chatConversation.ts';
import { aChatMessage, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

const listPieceIds = (fixture: ReturnType<typeof createChatFixture>) =>
  getLastMessage(fixture)?.pieces.map(({ id }) => id) ?? null;

it('an answer shows the pieces that it names first, then those that it recommends', async () => {
  const fixture = createChatFixture();
  void fixture.sendMessage(FIRST_MESSAGE);
  await answerUntilStage(fixture, 'rank', {}, { namedItems: [{ itemId: 'cotton', name: 'The cotton one' }] });
  expect(listPieceIds(fixture)).toEqual(['cotton', 'linen']);
});

it('an answer about shown pieces shows those that it names', async () => {
  const fixture = await createAnsweredFixture();
  void fixture.sendMessage('which one is cooler?');
  const namedItems = [{ itemId: 'silk', name: 'The silk one' }];
  await answerUntilStage(
    fixture,
    'rank',
    { intent: 'answer' },
    { aiMessageId: 'answer-2', quickPickItems: [], deepSearchItems: [], namedItems },
  );
  expect(listPieceIds(fixture)).toEqual(['silk']);
});

it('at most four pieces are shown', async () => {
  const fixture = createChatFixture();
  void fixture.sendMessage(FIRST_MESSAGE);
  const deepSearchItems = ['a', 'b', 'c', 'd', 'e'].map((id) => anItem({ id }));
  await answerUntilStage(fixture, 'rank', {}, { deepSearchItems });
  expect(listPieceIds(fixture)).toEqual(['a', 'b', 'c', 'd']);
});

it('the pieces of a past conversation are fetched, and left out if that fails', async () => {
  const fixture = createChatFixture();
  const openConversation = async () => {
    void fixture.chat.open('old', { keepsResults: true });
    fixture.held.getMessages.newest.resolve([aChatMessage({ id: 'a', deepSearchItemIds: ['linen', 'gone'] })]);
    await settlePromises();
  };
  await openConversation();
  expect(fixture.itemCalls.newest.args[0]).toEqual(['linen', 'gone']);
  fixture.itemCalls.newest.reject(new CallError('Failed to fetch items by IDs', 'broken'));
  await settlePromises();
  expect([listPieceIds(fixture), fixture.notices.snapshot.popup]).toEqual([[], null]);
  await openConversation();
  fixture.itemCalls.newest.resolve(new Map([['linen', anItem({ id: 'linen' })]]));
  await settlePromises();
  expect(listPieceIds(fixture)).toEqual(['linen']);
});
