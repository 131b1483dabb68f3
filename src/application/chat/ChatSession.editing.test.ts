import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import {
  answerUntilStage,
  createAnsweredWorld,
  UNDERSTOOD,
  WISH,
  type ChatWorld,
} from '../../../tests/support/chatConversation.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const listTexts = ({ chat }: ChatWorld) =>
  chat.snapshot.messages.filter(({ actor }) => actor === 'user').map(({ message }) => message);
const findKey = ({ chat }: ChatWorld, text: string) =>
  chat.snapshot.messages.find(({ message }) => message === text)!.key;

/** A conversation of three answered messages; the second one is being edited. */
async function editSecondMessage(): Promise<ChatWorld> {
  const world = await createAnsweredWorld();
  for (const [index, text] of ['in green', 'cheaper'].entries()) {
    void world.say(text);
    await answerUntilStage(
      world,
      'rank',
      { userMessageId: `message-of-${text}`, updatedFilters: { ...UNDERSTOOD, priceRangeMax: 200 - index } },
      { aiMessageId: `answer-to-${text}`, quickPickItems: [anItem({ id: text })] },
    );
  }
  world.chat.startEdit(findKey(world, 'in green'));
  return world;
}

describe('an edited message', () => {
  it('takes the place of the old one and of all after it, at once', async () => {
    const world = await editSecondMessage();
    expect(world.chat.snapshot.edited?.text).toBe('in green');
    void world.chat.submitEdit('in blue');
    expect(listTexts(world)).toEqual([WISH, 'in blue']);
    expect(world.chat.snapshot).toMatchObject({ stage: 'translating', edited: null });
    expect(world.held.translate.newest.args[0]).toMatchObject({
      query: 'in blue',
      chatId: 'chat-1',
      editedMessageId: 'message-of-in green',
      filters: NO_FILTERS,
      shownItemIds: null,
    });
  });

  it('brings its results and the filters from before it, with what was understood', async () => {
    const world = await editSecondMessage();
    void world.chat.submitEdit('in blue');
    await answerUntilStage(world, 'rank', {}, { quickPickItems: [anItem({ id: 'blue' })] });
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['blue']);
    expect(world.filters.snapshot.filters).toEqual(NO_FILTERS);
  });

  it('keeps filters that are edited while it is answered', async () => {
    const world = await editSecondMessage();
    void world.chat.submitEdit('in blue');
    world.filters.update('sale', true);
    await answerUntilStage(world, 'rank');
    expect(world.filters.snapshot.filters).toEqual({ ...NO_FILTERS, sale: true });
  });

  it('that asks about the results shows those from before it', async () => {
    const world = await editSecondMessage();
    void world.chat.submitEdit('is the first one silk?');
    await answerUntilStage(world, 'rank', { intent: 'answer' }, { quickPickItems: [], deepSearchItems: [] });
    world.gettingItems.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['silk']);
  });

  for (const stage of ['translate', 'retrieve', 'rank'] as const)
    it(`that fails to ${stage} returns what it took back, and can be sent again`, async () => {
      const world = await editSecondMessage();
      const { messages } = world.chat.snapshot;
      void world.chat.submitEdit('in blue');
      if (stage !== 'translate') await answerUntilStage(world, stage === 'retrieve' ? 'translate' : 'retrieve');
      world.held[stage].newest.reject(new CallError('Failed to send chat message', 'broken'));
      await settlePromises();
      expect(world.chat.snapshot.messages).toEqual(messages);
      expect(world.chat.snapshot.edited).toEqual({ key: findKey(world, 'in green'), text: 'in blue' });
      expect([world.draft.snapshot, world.notices.snapshot.popup]).toEqual(['', 'search-failed']);
      expect(world.search.snapshot.items.map(({ id }) => id)).toEqual(['cheaper']);
    });

  it('that is stopped returns what it took back', async () => {
    const world = await editSecondMessage();
    void world.chat.submitEdit('in blue');
    world.chat.stop();
    expect(listTexts(world)).toEqual([WISH, 'in green', 'cheaper']);
    expect(world.held.translate.newest.args[1]?.aborted).toBe(true);
  });

  it('gives way to a new message, and can be sent after it', async () => {
    const world = await editSecondMessage();
    void world.chat.submitEdit('in blue');
    void world.say('with pockets');
    expect(listTexts(world)).toEqual([WISH, 'in green', 'cheaper', 'with pockets']);
    expect(world.held.translate.newest.args[0]).not.toHaveProperty('editedMessageId');
  });

  it('is not sent when it is blank or unchanged', async () => {
    const world = await editSecondMessage();
    const { length } = world.held.translate.madeArguments;
    await world.chat.submitEdit('  ');
    expect(world.chat.snapshot.edited).not.toBeNull();
    await world.chat.submitEdit(' in green ');
    expect(world.chat.snapshot.edited).toBeNull();
    expect(world.held.translate.madeArguments).toHaveLength(length);
  });
});

it('a message without an answer cannot be edited, because the server does not know it', async () => {
  const world = await createAnsweredWorld();
  void world.say('in green');
  void world.say('in blue');
  await answerUntilStage(world, 'rank', {}, { aiMessageId: 'answer-2' });
  world.chat.startEdit(findKey(world, 'in green'));
  expect(world.chat.snapshot.edited).toBeNull();
  world.chat.startEdit(findKey(world, 'in blue'));
  expect(world.chat.snapshot.edited?.text).toBe('in blue');
});
