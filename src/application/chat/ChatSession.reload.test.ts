import { describe, expect, it } from 'vitest';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { aProfile, anAttachment } from '../../../tests/support/builders.ts';
import { answerUntilStage, FIRST_MESSAGE, type ChatFixture } from '../../../tests/support/chatConversation.ts';
import { aChatMessage, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

const SHOPPER = aProfile({ chatEnabled: true });

/** A tab in which the page can be loaded again. */
function createDevice() {
  const device = new InMemoryKeyValueStore();
  return { load: (profile = SHOPPER) => createChatFixture(profile, undefined, device) };
}

async function openWithMessages(
  fixture: ChatFixture,
  chatId: string,
  messages: readonly ReturnType<typeof aChatMessage>[],
) {
  void fixture.chat.open(chatId);
  fixture.held.getMessages.newest.resolve(messages);
  await settlePromises();
}

describe('a page that is loaded again while the first message awaits its answer', () => {
  it('has the message and its attachment in the box', () => {
    const { load } = createDevice();
    const firstLoad = load();
    firstLoad.attachments.restore([anAttachment()]);
    void firstLoad.sendMessage(FIRST_MESSAGE);
    const { draft, attachments } = load();
    expect([draft.snapshot, attachments.snapshot]).toEqual([FIRST_MESSAGE, [anAttachment()]]);
  });

  it('has it there after the empty conversation of the address was opened', async () => {
    const { load } = createDevice();
    const firstLoad = load();
    void firstLoad.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(firstLoad, 'retrieve');
    const secondLoad = load();
    await openWithMessages(secondLoad, 'chat-1', []);
    expect(secondLoad.draft.snapshot).toBe(FIRST_MESSAGE);
  });

  it('has an empty box if the server stored the answer meanwhile', async () => {
    const { load } = createDevice();
    const firstLoad = load();
    void firstLoad.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(firstLoad, 'retrieve');
    const secondLoad = load();
    await openWithMessages(secondLoad, 'chat-1', [
      aChatMessage({ id: 'said', actor: 'user', message: FIRST_MESSAGE }),
      aChatMessage(),
    ]);
    expect([secondLoad.draft.snapshot, load().draft.snapshot]).toEqual(['', '']);
  });

  it('does not put it into another conversation', async () => {
    const { load } = createDevice();
    const firstLoad = load();
    void firstLoad.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(firstLoad, 'retrieve');
    const secondLoad = load();
    await openWithMessages(secondLoad, 'other', []);
    expect(secondLoad.draft.snapshot).toBe('');
  });

  it('still has it when leaving the page made the call fail', async () => {
    const { load } = createDevice();
    const firstLoad = load();
    void firstLoad.sendMessage(FIRST_MESSAGE);
    firstLoad.held.translate.newest.reject(new CallError('Failed to send chat message', 'unreachable'));
    await settlePromises();
    expect(load().draft.snapshot).toBe(FIRST_MESSAGE);
  });

  it('does not show it to another shopper', () => {
    const { load } = createDevice();
    void load().sendMessage(FIRST_MESSAGE);
    expect(load(aProfile({ id: 'ben', chatEnabled: true })).draft.snapshot).toBe('');
  });
});

describe('a page that is loaded again has an empty box', () => {
  const ACTION_BY_NAME: Readonly<Record<string, (fixture: ChatFixture) => unknown>> = {
    'the message was answered': (fixture) => answerUntilStage(fixture, 'rank'),
    'the answer was stopped': ({ chat }) => chat.stop(),
    'a new conversation was begun': ({ chat }) => chat.resetChat(),
  };

  it.each(Object.keys(ACTION_BY_NAME))('after %s', async (name) => {
    const { load } = createDevice();
    const fixture = load();
    void fixture.sendMessage(FIRST_MESSAGE);
    await ACTION_BY_NAME[name]!(fixture);
    expect(load().draft.snapshot).toBe('');
  });

  it('after a button exchanged a piece', () => {
    const { load } = createDevice();
    void load().chat.swapPiece('silk', 'Other shoes');
    expect(load().draft.snapshot).toBe('');
  });

  it('after a button took back a change to an outfit', () => {
    const { load } = createDevice();
    void load().chat.undoOutfit('Undo the last change');
    expect(load().draft.snapshot).toBe('');
  });
});
