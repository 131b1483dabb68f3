import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile, aSearchResult, anItem } from '../../../tests/support/builders.ts';
import {
  aChatMessage,
  aRanking,
  aRetrieval,
  aTranslation,
  createChatFixture,
  type AnsweringPorts,
} from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

/** The stage at which a turn fails; null if it succeeds. */
type FailingStage = 'translate' | 'retrieve' | 'rank' | null;
const createError = () => new CallError('broken', 'broken');

/** A token names its shopper, its number and the stage at which its turn fails: `user-1:w3:rank`. */
const TOKEN_PATTERN = /user-\d:w\d+:\w+/g;
const findTokens = (text: string): readonly string[] => text.match(TOKEN_PATTERN) ?? [];
const isFailingAt = (text: string, stage: FailingStage) =>
  findTokens(text).some((token) => token.endsWith(`:${stage}`));

/** A stylist that repeats the message's tokens in its answers. It ignores abort signals, which an adapter may do. */
function createAnswering(schedule: <Answer>(make: () => Answer) => Promise<Answer>, model: ChatModel): AnsweringPorts {
  const answerOrFail = <Answer>(shouldFail: boolean, answer: Answer) =>
    schedule(() => {
      if (shouldFail) throw createError();
      return answer;
    });
  return {
    chats: {
      translate: ({ query, chatId, userId }) =>
        answerOrFail(
          isFailingAt(query, 'translate'),
          aTranslation({
            chatId: chatId ?? `new:${userId}`,
            title: query,
            refinedQuery: query,
            userMessageId: `said:${query}`,
          }),
        ),
      retrieve: ({ refinedQuery: query }) =>
        answerOrFail(isFailingAt(query, 'retrieve'), aRetrieval({ aiMessage: `Found for ${query}` })),
      rank: async ({ query }, onReply) => {
        await schedule(() => onReply(`So far on ${query}`));
        return answerOrFail(
          isFailingAt(query, 'rank'),
          aRanking({
            reply: `On ${query}`,
            aiMessageId: `answered:${query}`,
            quickPickItems: [anItem({ id: `for ${query}` })],
            deepSearchItems: [],
          }),
        );
      },
      getMessages: (userId, chatId) =>
        answerOrFail(chatId === 'broken', [
          aChatMessage({ id: `${chatId}:said`, actor: 'user', message: `${userId} of old` }),
          aChatMessage({ id: `${chatId}:answer`, itemIds: [`for ${userId} of old`] }),
        ]),
      fetchChatHistory: async () => [],
      deleteChat: async () => {},
      giveFeedback: async () => {},
      setChatMode: (userId, enabled) => {
        const { session } = model;
        return schedule(() => {
          // A request sent before a sign-out may still take effect later, so the expected mode is now unknown.
          if (session !== model.session) model.unconfirmedTokens.add(userId);
          else model.storedModes.set(userId, enabled);
        });
      },
    },
    searches: {
      search: ({ query, filters }) =>
        schedule(() => aSearchResult({ items: [anItem({ id: `searched ${query}` })], filters })),
      getSearch: () => Promise.reject(createError()),
    },
    getItemsByIds: (ids) => schedule(() => new Map(ids.map((id) => [id, anItem({ id })]))),
  };
}

/** The expected state, as far as it does not depend on when answers arrive. */
interface ChatModel {
  userId: string | null;
  turnCount: number;
  /** Tokens that must be visible exactly once, in the conversation or in the box. */
  expectedTokens: Set<string>;
  /** Tokens of turns that were ended. No answer may repeat them unless the shopper sends them again. */
  endedTokens: Set<string>;
  /** Incremented at each sign-in and sign-out. */
  session: number;
  storedModes: Map<string, boolean>;
  unconfirmedTokens: Set<string>;
}

type Fixture = ReturnType<typeof createChatFixture>;
type Command = fc.AsyncCommand<ChatModel, Fixture>;

/** The tokens of the newest message; empty if it is answered. */
const listPendingTokens = ({ chat }: Fixture) =>
  chat.snapshot.stage === null
    ? []
    : findTokens(chat.snapshot.messages.findLast(({ actor }) => actor === 'user')?.message ?? '');

/** Creates a command that performs `act` on the model and the session, then checks the invariants. */
function createCommand(name: string, act: (model: ChatModel, fixture: Fixture) => void): Command {
  return {
    check: () => true,
    run: async (model, fixture) => {
      act(model, fixture);
      checkNow(model, fixture);
    },
    toString: () => name,
  };
}

const endTurn = (model: ChatModel, fixture: Fixture) => {
  for (const token of listPendingTokens(fixture)) model.endedTokens.add(token);
};
/** Updates the model: leaving a conversation removes its answered messages, and returns a pending one to the box. */
const leaveConversation = (model: ChatModel, fixture: Fixture) => {
  endTurn(model, fixture);
  const pendingTokens = new Set([...listPendingTokens(fixture), ...findTokens(fixture.draft.snapshot)]);
  model.expectedTokens = new Set([...model.expectedTokens].filter((token) => pendingTokens.has(token)));
};
const signIn = (model: ChatModel, fixture: Fixture, userId: string | null) => {
  model.userId = userId;
  model.expectedTokens = new Set();
  model.endedTokens = new Set();
  model.session += 1;
  fixture.shopper.set(
    userId === null ? null : aProfile({ id: userId, chatEnabled: model.storedModes.get(userId) ?? true }),
  );
};

const sendMessage = (failingStage: FailingStage) =>
  createCommand(`say(${failingStage ?? 'answered'})`, (model, fixture) => {
    if (model.userId === null) return void fixture.chat.submit();
    endTurn(model, fixture);
    model.turnCount += 1;
    const text = `${model.userId}:w${model.turnCount}:${failingStage ?? 'answered'}`;
    // The box's text is sent together with the new text.
    const draftText = [fixture.draft.snapshot, text].filter((part) => part !== '').join(' ');
    for (const token of findTokens(draftText)) {
      model.expectedTokens.add(token);
      model.endedTokens.delete(token);
    }
    void fixture.sendMessage(draftText);
    expect(fixture.chat.snapshot.messages.at(-2)?.message, 'the words show at once').toBe(draftText);
    expect(fixture.chat.snapshot).toMatchObject({ stage: 'translating', status: 'ready' });
    expect(fixture.draft.snapshot).toBe('');
  });
const stopTurn = createCommand('stop', (model, fixture) => {
  endTurn(model, fixture);
  fixture.chat.stop();
  expect(fixture.chat.snapshot.stage).toBeNull();
});
const toggleMode = createCommand('toggle', (model, fixture) => {
  leaveConversation(model, fixture);
  void fixture.chat.toggleMode();
  expect(fixture.chat.snapshot.messages).toEqual([]);
});
const resetChat = createCommand('reset', (model, fixture) => {
  leaveConversation(model, fixture);
  fixture.chat.resetChat();
});
const deleteOpen = createCommand('delete the open chat', (model, fixture) => {
  const { chatId } = fixture.chat.snapshot;
  if (chatId === null) return;
  endTurn(model, fixture);
  const draftTokens = findTokens(fixture.draft.snapshot);
  model.expectedTokens = new Set([...model.expectedTokens].filter((token) => draftTokens.includes(token)));
  fixture.chat.forgetChat(chatId);
  expect(fixture.chat.snapshot).toMatchObject({ chatId: null, messages: [], stage: null });
});
const openChat = (chatId: string) =>
  createCommand(`open(${chatId})`, (model, fixture) => {
    endTurn(model, fixture);
    // Opening a conversation empties the box. The text returns only if the conversation fails to load.
    model.expectedTokens = new Set();
    void fixture.chat.open(chatId);
    if (model.userId !== null) expect(fixture.draft.snapshot).toBe('');
  });
const signOut = createCommand('sign out', (model, fixture) => {
  signIn(model, fixture, null);
  expect(fixture.chat.snapshot.messages).toEqual([]);
  expect(fixture.draft.snapshot).toBe('');
});
const signInAs = (userId: string) =>
  createCommand(`sign in as ${userId}`, (model, fixture) => {
    if (model.userId !== userId) signIn(model, fixture, userId);
  });
const searchByQuery = createCommand('search', (_, fixture) => void fixture.search.search({ query: 'boots' }));
const editFilter = createCommand('edit a filter', (_, fixture) => void fixture.filters.update('color', 'Green'));
const showResults = (index: number) =>
  createCommand(`showResults(${index})`, (_, { chat }) => {
    const key = chat.snapshot.messages[index % Math.max(1, chat.snapshot.messages.length)]?.key;
    if (key !== undefined) void chat.showResults(key);
  });

/** The invariants that must hold after each action and each answer. */
function checkNow(model: ChatModel, { chat, draft, search, pulse, mode }: Fixture): void {
  const { messages, stage, shownAnswerKey, status, fetchingAnswerKey } = chat.snapshot;
  const answers = messages.filter(({ actor }) => actor === 'model');
  const shownText = messages.map(({ message, title }) => `${message} ${title ?? ''}`).join(' ');
  const allText = [shownText, draft.snapshot, ...search.snapshot.items.map(({ id }) => id)].join(' ');
  expect(
    allText.match(/user-\d/g)?.filter((userId) => userId !== model.userId) ?? [],
    'nothing of another shopper',
  ).toEqual([]);
  expect(new Set(messages.map(({ key }) => key)).size, 'keys are unique').toBe(messages.length);
  expect(
    messages.filter((message) => message.stage !== null).map(({ key }) => key),
    'only the newest answer is under way',
  ).toEqual(stage === null ? [] : [messages.at(-1)?.key]);
  expect(messages.at(-1)?.stage ?? null).toBe(stage);
  for (const { message, title } of answers) {
    for (const token of findTokens(`${message} ${title ?? ''}`))
      expect(model.endedTokens, 'nothing that was ended is answered').not.toContain(token);
  }
  if (search.snapshot.answerKey !== null && search.snapshot.answerKey === shownAnswerKey) {
    const showing = messages.find(({ key }) => key === shownAnswerKey);
    expect(
      search.snapshot.items.map(({ id }) => id),
      'the badge is on the answer that is shown',
    ).toEqual(showing?.itemIds);
  }
  const textsOnScreen = [
    ...findTokens(draft.snapshot),
    ...messages.filter(({ actor }) => actor === 'user').flatMap(({ message }) => findTokens(message)),
  ];
  for (const token of model.expectedTokens)
    expect(
      textsOnScreen.filter((position) => position === token),
      `${token} is in one place`,
    ).toEqual([token]);
  const isBusy =
    stage !== null || status === 'loading' || fetchingAnswerKey !== null || search.snapshot.status === 'searching';
  if (isBusy) expect(pulse.snapshot).toBe('thinking');
  if (model.userId === null) expect([mode.snapshot, messages.length, draft.snapshot]).toEqual([false, 0, '']);
}

const commands = fc.commands(
  [
    fc.constantFrom<FailingStage>(null, null, null, 'translate', 'retrieve', 'rank').map(sendMessage),
    fc.constantFrom<FailingStage>(null, 'rank').map(sendMessage),
    fc.constant(stopTurn),
    fc.constant(toggleMode),
    fc.constant(resetChat),
    fc.constant(deleteOpen),
    fc.constantFrom('old', 'older', 'broken').map(openChat),
    fc.constant(signOut),
    fc.constantFrom('user-1', 'user-2').map(signInAs),
    fc.constant(searchByQuery),
    fc.constant(editFilter),
    fc.nat(5).map(showResults),
  ],
  { size: '+1', maxCommands: 25 },
);

describe('ChatSession, however gestures, answers and failures interleave', () => {
  it('drops late answers, loses no text, and ends with every message answered', async () => {
    await fc.assert(
      fc.asyncProperty(commands, fc.scheduler(), async (gestures, scheduler) => {
        const model: ChatModel = {
          userId: 'user-1',
          turnCount: 0,
          expectedTokens: new Set(),
          endedTokens: new Set(),
          session: 0,
          storedModes: new Map(),
          unconfirmedTokens: new Set(),
        };
        const schedule = <Answer>(make: () => Answer) => scheduler.schedule(Promise.resolve()).then(make);
        const fixture = createChatFixture(aProfile({ chatEnabled: true }), createAnswering(schedule, model));
        fixture.chat.subscribe(() =>
          expect(fixture.chat.snapshot.messages.filter(({ stage }) => stage !== null).length).toBeLessThan(2),
        );
        await fc.scheduledModelRun(scheduler, () => ({ model, real: fixture }), gestures);
        for (await settlePromises(); scheduler.count() > 0; await settlePromises()) {
          checkNow(model, fixture);
          await scheduler.waitOne();
        }
        checkNow(model, fixture);
        expect(fixture.chat.snapshot).toMatchObject({ stage: null, status: 'ready', fetchingAnswerKey: null });
        expect(fixture.pulse.snapshot).toBe('idle');
        const { userId } = model;
        if (userId !== null && !model.unconfirmedTokens.has(userId))
          expect(fixture.mode.snapshot, 'the server holds the mode that is shown').toBe(
            model.storedModes.get(userId) ?? true,
          );
        for (const { actor, message, title } of fixture.chat.snapshot.messages) {
          if (actor === 'model' && title !== 'Garden wedding') expect(message).toBe(`On ${title}`);
        }
      }),
      { numRuns: 250 },
    );
  }, 30_000);
});
