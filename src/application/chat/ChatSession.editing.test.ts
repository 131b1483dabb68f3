import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import {
  answerUntilStage,
  createAnsweredFixture,
  UNDERSTOOD,
  FIRST_MESSAGE,
  type ChatFixture,
} from '../../../tests/support/chatConversation.ts';
import { aChatMessage } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';

const listTexts = ({ chat }: ChatFixture) =>
  chat.snapshot.messages.filter(({ actor }) => actor === 'user').map(({ message }) => message);
const findKey = ({ chat }: ChatFixture, text: string) =>
  chat.snapshot.messages.find(({ message }) => message === text)!.key;

/** A conversation of three answered messages; the second one is being edited. */
async function editSecondMessage(): Promise<ChatFixture> {
  const fixture = await createAnsweredFixture();
  for (const [index, text] of ['in green', 'cheaper'].entries()) {
    void fixture.sendMessage(text);
    await answerUntilStage(
      fixture,
      'rank',
      { userMessageId: `message-of-${text}`, updatedFilters: { ...UNDERSTOOD, priceRangeMax: 200 - index } },
      { aiMessageId: `answer-to-${text}`, quickPickItems: [anItem({ id: text })] },
    );
  }
  fixture.chat.startEdit(findKey(fixture, 'in green'));
  return fixture;
}

describe('an edited message', () => {
  it('takes the place of the old one and of all after it, at once', async () => {
    const fixture = await editSecondMessage();
    expect(fixture.chat.snapshot.edited?.text).toBe('in green');
    void fixture.chat.submitEdit('in blue');
    expect(listTexts(fixture)).toEqual([FIRST_MESSAGE, 'in blue']);
    expect(fixture.chat.snapshot).toMatchObject({ stage: 'translating', edited: null });
    expect(fixture.held.translate.newest.args[0]).toMatchObject({
      query: 'in blue',
      chatId: 'chat-1',
      editedMessageId: 'message-of-in green',
      filters: NO_FILTERS,
      shownItemIds: null,
    });
  });

  it('brings its results and the filters from before it, with what was understood', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('in blue');
    await answerUntilStage(fixture, 'rank', {}, { quickPickItems: [anItem({ id: 'blue' })] });
    expect(fixture.search.snapshot.items.map(({ id }) => id)).toEqual(['blue']);
    expect(fixture.filters.snapshot.filters).toEqual(NO_FILTERS);
  });

  it('keeps filters that are edited while it is answered', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('in blue');
    fixture.filters.update('sale', true);
    await answerUntilStage(fixture, 'rank');
    expect(fixture.filters.snapshot.filters).toEqual({ ...NO_FILTERS, sale: true });
  });

  it('that asks about the results shows those from before it', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('is the first one silk?');
    await answerUntilStage(fixture, 'rank', { intent: 'answer' }, { quickPickItems: [], deepSearchItems: [] });
    fixture.itemCalls.newest.resolve(new Map([['silk', anItem({ id: 'silk' })]]));
    await settlePromises();
    expect(fixture.search.snapshot.items.map(({ id }) => id)).toEqual(['silk']);
  });

  for (const stage of ['translate', 'retrieve', 'rank'] as const)
    it(`that fails to ${stage} returns what it took back, and can be sent again`, async () => {
      const fixture = await editSecondMessage();
      const { messages } = fixture.chat.snapshot;
      void fixture.chat.submitEdit('in blue');
      if (stage !== 'translate') await answerUntilStage(fixture, stage === 'retrieve' ? 'translate' : 'retrieve');
      fixture.held[stage].newest.reject(new CallError('Failed to send chat message', 'broken'));
      await settlePromises();
      expect(fixture.chat.snapshot.messages).toEqual(messages);
      expect(fixture.chat.snapshot.edited).toEqual({ key: findKey(fixture, 'in green'), text: 'in blue' });
      expect([fixture.draft.snapshot, fixture.notices.snapshot.popup]).toEqual(['', 'search-failed']);
      expect(fixture.search.snapshot.items.map(({ id }) => id)).toEqual(['cheaper']);
    });

  it('that is stopped returns what it took back', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('in blue');
    fixture.chat.stop();
    expect(listTexts(fixture)).toEqual([FIRST_MESSAGE, 'in green', 'cheaper']);
    expect(fixture.held.translate.newest.args[1]?.aborted).toBe(true);
  });

  it('gives way to a new message, and can be sent after it', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('in blue');
    void fixture.sendMessage('with pockets');
    expect(listTexts(fixture)).toEqual([FIRST_MESSAGE, 'in green', 'cheaper', 'with pockets']);
    expect(fixture.held.translate.newest.args[0]).not.toHaveProperty('editedMessageId');
  });

  it('is not sent when it is blank or unchanged', async () => {
    const fixture = await editSecondMessage();
    const { length } = fixture.held.translate.madeArguments;
    await fixture.chat.submitEdit('  ');
    expect(fixture.chat.snapshot.edited).not.toBeNull();
    await fixture.chat.submitEdit(' in green ');
    expect(fixture.chat.snapshot.edited).toBeNull();
    expect(fixture.held.translate.madeArguments).toHaveLength(length);
  });
});

it('a message without an answer cannot be edited, because the server does not know it', async () => {
  const fixture = await createAnsweredFixture();
  void fixture.sendMessage('in green');
  void fixture.sendMessage('in blue');
  await answerUntilStage(fixture, 'rank', {}, { aiMessageId: 'answer-2' });
  fixture.chat.startEdit(findKey(fixture, 'in green'));
  expect(fixture.chat.snapshot.edited).toBeNull();
  fixture.chat.startEdit(findKey(fixture, 'in blue'));
  expect(fixture.chat.snapshot.edited?.text).toBe('in blue');
});

describe('an edited message that another tab has replaced', () => {
  it('says so, shows the conversation as it is now, and leaves the words in the box', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('in blue');
    fixture.held.translate.newest.reject(new CallError('Failed to send chat message', 'not-found'));
    await settlePromises();
    expect(fixture.notices.snapshot.popup).toBe('message-replaced');
    fixture.held.getMessages.newest.resolve([aChatMessage({ actor: 'user', message: 'in red' }), aChatMessage()]);
    await settlePromises();
    expect(listTexts(fixture)).toEqual(['in red']);
    expect([fixture.draft.snapshot, fixture.chat.snapshot.edited]).toEqual(['in blue', null]);
  });

  it('leaves the words in the box if the conversation cannot be loaded', async () => {
    const fixture = await editSecondMessage();
    void fixture.chat.submitEdit('in blue');
    fixture.held.translate.newest.reject(new CallError('Failed to send chat message', 'not-found'));
    await settlePromises();
    fixture.held.getMessages.newest.reject(new CallError('Failed to get chat messages', 'unreachable'));
    await settlePromises();
    expect(fixture.draft.snapshot).toBe('in blue');
  });
});
