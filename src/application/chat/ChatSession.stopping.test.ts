import { describe, expect, it } from 'vitest';
import { anAttachment } from '../../../tests/support/builders.ts';
import { answerUntilStage, getLastMessage, FIRST_MESSAGE } from '../../../tests/support/chatConversation.ts';
import { aRanking, aRetrieval, aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('a turn that fails or is stopped', () => {
  const STAGES = ['translating', 'retrieving', 'ranking', 'replying'] as const;

  async function advanceToStage(stage: (typeof STAGES)[number]) {
    const fixture = createChatFixture();
    fixture.attachments.restore([anAttachment()]);
    void fixture.sendMessage(FIRST_MESSAGE);
    if (stage === 'retrieving') await answerUntilStage(fixture, 'translate');
    if (stage === 'ranking' || stage === 'replying') await answerUntilStage(fixture, 'retrieve');
    if (stage === 'replying') fixture.held.rank.newest.args[1]('Linen');
    expect(fixture.chat.snapshot.stage).toBe(stage);
    const { translate, retrieve, rank } = fixture.held;
    const call = { translating: translate, retrieving: retrieve, ranking: rank, replying: rank }[stage].newest;
    return { ...fixture, call };
  }

  it.each(STAGES)('while %s shows the failure and returns text and attachment to the box', async (stage) => {
    const { call, chat, draft, attachments, notices, pulse } = await advanceToStage(stage);
    call.reject(offlineError);
    await settlePromises();
    expect(chat.snapshot).toMatchObject({ messages: [], stage: null });
    expect(draft.snapshot).toBe(FIRST_MESSAGE);
    expect(attachments.snapshot).toEqual([anAttachment()]);
    expect(notices.snapshot.popup).toBe('search-failed');
    expect(pulse.snapshot).toBe('idle');
  });

  it("shows the server's own sentence about a refused message until one is answered", async () => {
    const fixture = await advanceToStage('translating');
    const { call, draft, notices } = fixture;
    const serverMessage = 'Your chat history is full.';
    call.reject(new CallError('Failed to send chat message', 'rejected', { serverMessage }));
    await settlePromises();
    expect([notices.snapshot.popup, draft.snapshot]).toEqual([{ serverMessage }, FIRST_MESSAGE]);
    void fixture.sendMessage(FIRST_MESSAGE);
    await answerUntilStage(fixture, 'rank');
    expect(notices.snapshot.popup).toBeNull();
  });

  it.each(STAGES)('by hand while %s ends at once, and its late answer is dropped', async (stage) => {
    const { call, chat, draft, attachments, notices, pulse, search, held } = await advanceToStage(stage);
    chat.stop();
    expect(call.signal?.aborted).toBe(true);
    const snapshotAfter = { ...chat.snapshot };
    expect(snapshotAfter).toMatchObject({ messages: [], stage: null });
    call.resolve({ ...aTranslation(), ...aRetrieval(), ...aRanking() });
    await settlePromises();
    expect(held.retrieve.waitingCalls.length + held.rank.waitingCalls.length + held.translate.waitingCalls.length).toBe(
      0,
    );
    expect(chat.snapshot).toEqual(snapshotAfter);
    expect(draft.snapshot).toBe(FIRST_MESSAGE);
    expect(attachments.snapshot).toEqual([anAttachment()]);
    expect(notices.snapshot.popup).toBeNull();
    expect(search.snapshot.status).toBe('idle');
    expect(pulse.snapshot).toBe('idle');
  });

  it('by a signal is the same', async () => {
    const { chat, draft } = createChatFixture();
    const controller = new AbortController();
    draft.set(FIRST_MESSAGE);
    const turn = chat.submit(controller.signal);
    controller.abort();
    await turn;
    expect(chat.snapshot.messages).toEqual([]);
    expect(draft.snapshot).toBe(FIRST_MESSAGE);
  });

  it('keeps what was typed and attached since', async () => {
    const { chat, sendMessage, draft, attachments } = createChatFixture();
    attachments.restore([anAttachment()]);
    void sendMessage(FIRST_MESSAGE);
    draft.set('and shoes');
    attachments.restore([anAttachment({ id: 'bag' })]);
    chat.stop();
    expect(draft.snapshot).toBe(`${FIRST_MESSAGE}\nand shoes`);
    expect(attachments.snapshot).toEqual([anAttachment({ id: 'bag' })]);
  });

  it('because the session ended shows no popup over the login', async () => {
    const { sendMessage, held, notices } = createChatFixture();
    void sendMessage(FIRST_MESSAGE);
    held.translate.newest.reject(new CallError('Failed to send chat message', 'unauthorized'));
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('for a newer message keeps its own message', async () => {
    const fixture = createChatFixture();
    void fixture.sendMessage(FIRST_MESSAGE);
    const [olderCall] = fixture.held.translate.waitingCalls;
    void fixture.sendMessage('in green');
    expect(fixture.chat.snapshot.messages.map(({ actor, message }) => [actor, message])).toEqual([
      ['user', FIRST_MESSAGE],
      ['user', 'in green'],
      ['model', ''],
    ]);
    olderCall!.resolve(aTranslation({ title: 'late', chatId: 'late' }));
    await settlePromises();
    expect(fixture.chat.snapshot).toMatchObject({ chatId: null, stage: 'translating' });
    await answerUntilStage(fixture, 'rank');
    expect(getLastMessage(fixture)).toMatchObject({ message: 'Linen keeps you cool.' });
    expect(fixture.chat.snapshot.messages).toHaveLength(3);
  });
});
