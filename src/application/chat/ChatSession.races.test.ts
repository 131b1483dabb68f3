import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile, aSearchResult, anItem } from '../../../tests/support/builders.ts';
import {
  aChatMessage,
  aRanking,
  aRetrieval,
  aTranslation,
  chatWorld,
  type Answering,
} from '../../../tests/support/chatWorld.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { CallError } from '../ports/CallError.ts';

/** The stage at which a turn fails; null if it succeeds. */
type Fails = 'translate' | 'retrieve' | 'rank' | null;
const broken = () => new CallError('broken', 'broken');

/** A token names its shopper, its number and the stage at which its turn fails: `user-1:w3:rank`. */
const TOKEN_PATTERN = /user-\d:w\d+:\w+/g;
const tokensIn = (words: string): readonly string[] => words.match(TOKEN_PATTERN) ?? [];
const failsAt = (words: string, stage: Fails) => tokensIn(words).some((token) => token.endsWith(`:${stage}`));

/**
 * A stylist whose answers repeat the tokens of the message; the scheduler decides when. It ignores abort signals, as
 * the worst possible adapter would.
 */
function answeringBy(schedule: <Answer>(make: () => Answer) => Promise<Answer>, model: Model): Answering {
  const orFail = <Answer>(fails: boolean, answer: Answer) =>
    schedule(() => {
      if (fails) throw broken();
      return answer;
    });
  return {
    chats: {
      translate: ({ query, chatId, userId }) =>
        orFail(
          failsAt(query, 'translate'),
          aTranslation({
            chatId: chatId ?? `new:${userId}`,
            title: query,
            refinedQuery: query,
            userMessageId: `said:${query}`,
          }),
        ),
      retrieve: ({ refinedQuery: query }) =>
        orFail(failsAt(query, 'retrieve'), aRetrieval({ aiMessage: `Found for ${query}` })),
      rank: async ({ query }, onReply) => {
        await schedule(() => onReply(`So far on ${query}`));
        return orFail(
          failsAt(query, 'rank'),
          aRanking({
            reply: `On ${query}`,
            aiMessageId: `answered:${query}`,
            quickPickItems: [anItem({ id: `for ${query}` })],
            deepSearchItems: [],
          }),
        );
      },
      getMessages: (userId, chatId) =>
        orFail(chatId === 'broken', [
          aChatMessage({ id: `${chatId}:said`, actor: 'user', message: `${userId} of old` }),
          aChatMessage({ id: `${chatId}:answer`, itemIds: [`for ${userId} of old`] }),
        ]),
      fetchChatHistory: async () => [],
      deleteChat: async () => {},
      giveFeedback: async () => {},
      setChatMode: (userId, enabled) => {
        const { session } = model;
        return schedule(() => {
          // A request sent before a sign-out may take effect after the next sign-in, so the model no longer knows this
          // mode.
          if (session !== model.session) model.unsure.add(userId);
          else model.kept.set(userId, enabled);
        });
      },
    },
    searches: {
      search: ({ query, filters }) =>
        schedule(() => aSearchResult({ items: [anItem({ id: `searched ${query}` })], filters })),
      getSearch: () => Promise.reject(broken()),
    },
    getItemsByIds: (ids) => schedule(() => new Map(ids.map((id) => [id, anItem({ id })]))),
  };
}

/** The part of the expected state that does not depend on when answers arrive. */
interface Model {
  userId: string | null;
  said: number;
  /** Tokens that must be visible exactly once, in the conversation or in the box. */
  owed: Set<string>;
  /** Tokens whose turn was ended: no answer may repeat them, unless the shopper sends them again. */
  ended: Set<string>;
  /** Incremented at each sign-in and sign-out. */
  session: number;
  /** The chat mode that the server has stored for each shopper. */
  kept: Map<string, boolean>;
  unsure: Set<string>;
}

type World = ReturnType<typeof chatWorld>;
type Command = fc.AsyncCommand<Model, World>;

/** The tokens of the newest message, if its answer is pending. */
const waiting = ({ chat }: World) =>
  chat.snapshot.stage === null
    ? []
    : tokensIn(chat.snapshot.messages.findLast(({ actor }) => actor === 'user')?.message ?? '');

/** A command that performs `act` on the model and the session, then checks the invariants. */
function command(name: string, act: (model: Model, world: World) => void): Command {
  return {
    check: () => true,
    run: async (model, world) => {
      act(model, world);
      checkNow(model, world);
    },
    toString: () => name,
  };
}

const endTurn = (model: Model, world: World) => {
  for (const token of waiting(world)) model.ended.add(token);
};
/** Updates the model: leaving a conversation removes its answered messages, and returns a pending one to the box. */
const leaveConversation = (model: Model, world: World) => {
  endTurn(model, world);
  const pending = new Set([...waiting(world), ...tokensIn(world.draft.snapshot)]);
  model.owed = new Set([...model.owed].filter((token) => pending.has(token)));
};
const signIn = (model: Model, world: World, userId: string | null) => {
  model.userId = userId;
  model.owed = new Set();
  model.ended = new Set();
  model.session += 1;
  world.shopper.set(userId === null ? null : aProfile({ id: userId, chatEnabled: model.kept.get(userId) ?? true }));
};

const say = (fails: Fails) =>
  command(`say(${fails ?? 'answered'})`, (model, world) => {
    if (model.userId === null) return void world.chat.submit();
    endTurn(model, world);
    model.said += 1;
    const words = `${model.userId}:w${model.said}:${fails ?? 'answered'}`;
    // Text that returned to the box is sent together with the new text.
    const all = [world.draft.snapshot, words].filter((part) => part !== '').join(' ');
    for (const token of tokensIn(all)) {
      model.owed.add(token);
      model.ended.delete(token);
    }
    void world.say(all);
    expect(world.chat.snapshot.messages.at(-2)?.message, 'the words show at once').toBe(all);
    expect(world.chat.snapshot).toMatchObject({ stage: 'translating', status: 'ready' });
    expect(world.draft.snapshot).toBe('');
  });
const stop = command('stop', (model, world) => {
  endTurn(model, world);
  world.chat.stop();
  expect(world.chat.snapshot.stage).toBeNull();
});
const toggle = command('toggle', (model, world) => {
  leaveConversation(model, world);
  void world.chat.toggle();
  expect(world.chat.snapshot.messages).toEqual([]);
});
const reset = command('reset', (model, world) => {
  leaveConversation(model, world);
  world.chat.reset();
});
const deleteOpen = command('delete the open chat', (model, world) => {
  const { chatId } = world.chat.snapshot;
  if (chatId === null) return;
  endTurn(model, world);
  const boxed = tokensIn(world.draft.snapshot);
  model.owed = new Set([...model.owed].filter((token) => boxed.includes(token)));
  world.chat.forget(chatId);
  expect(world.chat.snapshot).toMatchObject({ chatId: null, messages: [], stage: null });
});
const open = (chatId: string) =>
  command(`open(${chatId})`, (model, world) => {
    leaveConversation(model, world);
    void world.chat.open(chatId);
  });
const signOut = command('sign out', (model, world) => {
  signIn(model, world, null);
  expect(world.chat.snapshot.messages).toEqual([]);
  expect(world.draft.snapshot).toBe('');
});
const signInAs = (userId: string) =>
  command(`sign in as ${userId}`, (model, world) => {
    if (model.userId !== userId) signIn(model, world, userId);
  });
const searchPlainly = command('search', (_, world) => void world.search.search({ query: 'boots' }));
const editFilter = command('edit a filter', (_, world) => void world.filters.update('color', 'Green'));
const showResults = (which: number) =>
  command(`showResults(${which})`, (_, { chat }) => {
    const key = chat.snapshot.messages[which % Math.max(1, chat.snapshot.messages.length)]?.key;
    if (key !== undefined) void chat.showResults(key);
  });

/** The invariants that must hold after each action and each answer. */
function checkNow(model: Model, { chat, draft, search, pulse, mode }: World): void {
  const { messages, stage, showingKey, status, fetchingKey } = chat.snapshot;
  const answers = messages.filter(({ actor }) => actor === 'model');
  const shown = messages.map(({ message, title }) => `${message} ${title ?? ''}`).join(' ');
  const everything = [shown, draft.snapshot, ...search.snapshot.items.map(({ id }) => id)].join(' ');
  expect(
    everything.match(/user-\d/g)?.filter((userId) => userId !== model.userId) ?? [],
    'nothing of another shopper',
  ).toEqual([]);
  expect(new Set(messages.map(({ key }) => key)).size, 'keys are unique').toBe(messages.length);
  expect(
    messages.filter((each) => each.stage !== null).map(({ key }) => key),
    'only the newest answer is under way',
  ).toEqual(stage === null ? [] : [messages.at(-1)?.key]);
  expect(messages.at(-1)?.stage ?? null).toBe(stage);
  for (const { message, title } of answers) {
    for (const token of tokensIn(`${message} ${title ?? ''}`))
      expect(model.ended, 'nothing that was ended is answered').not.toContain(token);
  }
  if (search.snapshot.answerKey !== null && search.snapshot.answerKey === showingKey) {
    const showing = messages.find(({ key }) => key === showingKey);
    expect(
      search.snapshot.items.map(({ id }) => id),
      'the badge is on the answer that is shown',
    ).toEqual(showing?.itemIds);
  }
  const places = [
    ...tokensIn(draft.snapshot),
    ...messages.filter(({ actor }) => actor === 'user').flatMap(({ message }) => tokensIn(message)),
  ];
  for (const token of model.owed)
    expect(
      places.filter((place) => place === token),
      `${token} is in one place`,
    ).toEqual([token]);
  const busy = stage !== null || status === 'loading' || fetchingKey !== null || search.snapshot.status === 'searching';
  if (busy) expect(pulse.snapshot).toBe('thinking');
  if (model.userId === null) expect([mode.snapshot, messages.length, draft.snapshot]).toEqual([false, 0, '']);
}

const commands = fc.commands(
  [
    fc.constantFrom<Fails>(null, null, null, 'translate', 'retrieve', 'rank').map(say),
    fc.constantFrom<Fails>(null, 'rank').map(say),
    fc.constant(stop),
    fc.constant(toggle),
    fc.constant(reset),
    fc.constant(deleteOpen),
    fc.constantFrom('old', 'older', 'broken').map(open),
    fc.constant(signOut),
    fc.constantFrom('user-1', 'user-2').map(signInAs),
    fc.constant(searchPlainly),
    fc.constant(editFilter),
    fc.nat(5).map(showResults),
  ],
  { size: '+1', maxCommands: 25 },
);

describe('ChatSession, however gestures, answers and failures interleave', () => {
  it('drops late answers, loses no text, and ends with every message answered', async () => {
    await fc.assert(
      fc.asyncProperty(commands, fc.scheduler(), async (gestures, scheduler) => {
        const model: Model = {
          userId: 'user-1',
          said: 0,
          owed: new Set(),
          ended: new Set(),
          session: 0,
          kept: new Map(),
          unsure: new Set(),
        };
        const schedule = <Answer>(make: () => Answer) => scheduler.schedule(Promise.resolve()).then(make);
        const world = chatWorld(aProfile({ chatEnabled: true }), answeringBy(schedule, model));
        world.chat.subscribe(() =>
          expect(world.chat.snapshot.messages.filter(({ stage }) => stage !== null).length).toBeLessThan(2),
        );
        await fc.scheduledModelRun(scheduler, () => ({ model, real: world }), gestures);
        for (await settled(); scheduler.count() > 0; await settled()) {
          checkNow(model, world);
          await scheduler.waitOne();
        }
        checkNow(model, world);
        expect(world.chat.snapshot).toMatchObject({ stage: null, status: 'ready', fetchingKey: null });
        expect(world.pulse.snapshot).toBe('idle');
        const { userId } = model;
        if (userId !== null && !model.unsure.has(userId))
          expect(world.mode.snapshot, 'the server holds the mode that is shown').toBe(model.kept.get(userId) ?? true);
        for (const { actor, message, title } of world.chat.snapshot.messages) {
          if (actor === 'model' && title !== 'Garden wedding') expect(message).toBe(`On ${title}`);
        }
      }),
      { numRuns: 250 },
    );
  }, 30_000);
});
