import { describe, expect, it } from 'vitest';
import { anAttachment } from '../../../tests/support/builders.ts';
import { answerUntilStage, getLastMessage, WISH } from '../../../tests/support/chatConversation.ts';
import { aRanking, aRetrieval, aTranslation, createChatWorld } from '../../../tests/support/chatWorld.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

const offlineError = new CallError('Failed to send chat message', 'unreachable');

describe('a turn that fails or is stopped', () => {
  const STAGES = ['translating', 'retrieving', 'ranking', 'replying'] as const;

  async function advanceToStage(stage: (typeof STAGES)[number]) {
    const world = createChatWorld();
    world.attachments.restore([anAttachment()]);
    void world.say(WISH);
    if (stage === 'retrieving') await answerUntilStage(world, 'translate');
    if (stage === 'ranking' || stage === 'replying') await answerUntilStage(world, 'retrieve');
    if (stage === 'replying') world.held.rank.newest.args[1]('Linen');
    expect(world.chat.snapshot.stage).toBe(stage);
    const { translate, retrieve, rank } = world.held;
    const call = { translating: translate, retrieving: retrieve, ranking: rank, replying: rank }[stage].newest;
    return { ...world, call };
  }

  it.each(STAGES)('while %s shows the failure and returns text and attachment to the box', async (stage) => {
    const { call, chat, draft, attachments, notices, pulse } = await advanceToStage(stage);
    call.reject(offlineError);
    await settlePromises();
    expect(chat.snapshot).toMatchObject({ messages: [], stage: null });
    expect(draft.snapshot).toBe(WISH);
    expect(attachments.snapshot).toEqual([anAttachment()]);
    expect(notices.snapshot.popup).toBe('search-failed');
    expect(pulse.snapshot).toBe('idle');
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
    expect(draft.snapshot).toBe(WISH);
    expect(attachments.snapshot).toEqual([anAttachment()]);
    expect(notices.snapshot.popup).toBeNull();
    expect(search.snapshot.status).toBe('idle');
    expect(pulse.snapshot).toBe('idle');
  });

  it('by a signal is the same', async () => {
    const { chat, draft } = createChatWorld();
    const controller = new AbortController();
    draft.set(WISH);
    const turn = chat.submit(controller.signal);
    controller.abort();
    await turn;
    expect(chat.snapshot.messages).toEqual([]);
    expect(draft.snapshot).toBe(WISH);
  });

  it('keeps what was typed and attached since', async () => {
    const { chat, say, draft, attachments } = createChatWorld();
    attachments.restore([anAttachment()]);
    void say(WISH);
    draft.set('and shoes');
    attachments.restore([anAttachment({ id: 'bag' })]);
    chat.stop();
    expect(draft.snapshot).toBe(`${WISH}\nand shoes`);
    expect(attachments.snapshot).toEqual([anAttachment({ id: 'bag' })]);
  });

  it('because the session ended shows no popup over the login', async () => {
    const { say, held, notices } = createChatWorld();
    void say(WISH);
    held.translate.newest.reject(new CallError('Failed to send chat message', 'unauthorized'));
    await settlePromises();
    expect(notices.snapshot.popup).toBeNull();
  });

  it('for a newer message keeps its own message', async () => {
    const world = createChatWorld();
    void world.say(WISH);
    const [older] = world.held.translate.waitingCalls;
    void world.say('in green');
    expect(world.chat.snapshot.messages.map(({ actor, message }) => [actor, message])).toEqual([
      ['user', WISH],
      ['user', 'in green'],
      ['model', ''],
    ]);
    older!.resolve(aTranslation({ title: 'late', chatId: 'late' }));
    await settlePromises();
    expect(world.chat.snapshot).toMatchObject({ chatId: null, stage: 'translating' });
    await answerUntilStage(world, 'rank');
    expect(getLastMessage(world)).toMatchObject({ message: 'Linen keeps you cool.' });
    expect(world.chat.snapshot.messages).toHaveLength(3);
  });
});
