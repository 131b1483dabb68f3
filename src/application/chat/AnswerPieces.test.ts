import { expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import {
  answerUntilStage,
  createAnsweredWorld,
  getLastMessage,
  WISH,
} from '../../../tests/support/chatConversation.ts';
import { aChatMessage, createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

const listPieceIds = (world: ReturnType<typeof createChatWorld>) =>
  getLastMessage(world)?.pieces.map(({ id }) => id) ?? null;

it('an answer shows the pieces that it names first, then those that it recommends', async () => {
  const world = createChatWorld();
  void world.say(WISH);
  await answerUntilStage(world, 'rank', {}, { namedItems: [{ itemId: 'cotton', name: 'The cotton one' }] });
  expect(listPieceIds(world)).toEqual(['cotton', 'linen']);
});

it('an answer about shown pieces shows those that it names', async () => {
  const world = await createAnsweredWorld();
  void world.say('which one is cooler?');
  const namedItems = [{ itemId: 'silk', name: 'The silk one' }];
  await answerUntilStage(
    world,
    'rank',
    { intent: 'answer' },
    { aiMessageId: 'answer-2', quickPickItems: [], deepSearchItems: [], namedItems },
  );
  expect(listPieceIds(world)).toEqual(['silk']);
});

it('at most four pieces are shown', async () => {
  const world = createChatWorld();
  void world.say(WISH);
  const deepSearchItems = ['a', 'b', 'c', 'd', 'e'].map((id) => anItem({ id }));
  await answerUntilStage(world, 'rank', {}, { deepSearchItems });
  expect(listPieceIds(world)).toEqual(['a', 'b', 'c', 'd']);
});

it('the pieces of a past conversation are fetched, and left out if that fails', async () => {
  const world = createChatWorld();
  const openConversation = async () => {
    void world.chat.open('old', { keepResults: true });
    world.held.getMessages.newest.resolve([aChatMessage({ id: 'a', deepSearchItemIds: ['linen', 'gone'] })]);
    await settlePromises();
  };
  await openConversation();
  expect(world.gettingItems.newest.args[0]).toEqual(['linen', 'gone']);
  world.gettingItems.newest.reject(new CallError('Failed to fetch items by IDs', 'broken'));
  await settlePromises();
  expect([listPieceIds(world), world.notices.snapshot.popup]).toEqual([[], null]);
  await openConversation();
  world.gettingItems.newest.resolve(new Map([['linen', anItem({ id: 'linen' })]]));
  await settlePromises();
  expect(listPieceIds(world)).toEqual(['linen']);
});
