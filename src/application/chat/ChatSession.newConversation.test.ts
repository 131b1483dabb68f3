import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProfile, anAttachment, anItem, aSearchResult, aStoredSearch } from '../../../tests/support/builders.ts';
import { createAnsweredFixture, UNDERSTOOD } from '../../../tests/support/chatConversation.ts';
import { aChatMessage, aRanking, aTranslation, createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import type { ChatRequest } from '../../domain/chat/Chat.ts';
import { CallError } from '../ports/CallError.ts';

describe('the first message of a new conversation', () => {
  for (const leaveMethod of ['resetChat', 'toggleMode'] as const)
    it(`after ${leaveMethod} sends neither the shown items nor the filters of the last one`, async () => {
      const fixture = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
      fixture.filters.update('sale', true);
      void fixture.chat[leaveMethod]();
      void fixture.sendMessage('boots');
      expect(fixture.held.translate.newest.args[0]).toMatchObject({
        chatId: null,
        shownItemIds: null,
        filters: NO_FILTERS,
      });
    });

  it('that is stopped leaves the filters as they were', async () => {
    const fixture = await createAnsweredFixture({ updatedFilters: UNDERSTOOD });
    fixture.chat.resetChat();
    void fixture.sendMessage('boots');
    fixture.chat.stop();
    expect(fixture.filters.snapshot.filters).toEqual(UNDERSTOOD);
  });
});

describe('turning chat mode on', () => {
  const turnOnWith = async (text: string) => {
    const fixture = createChatFixture(aProfile({ chatEnabled: false }));
    fixture.search.show({ query: 'boots', items: [] });
    fixture.draft.set(text);
    void fixture.chat.enterChatMode();
    await settlePromises();
    return { mode: fixture.mode.snapshot, text: fixture.draft.snapshot };
  };

  it('takes the words of the last search out of the box, and leaves other words', async () => {
    expect(await turnOnWith('boots')).toEqual({ mode: true, text: '' });
    expect(await turnOnWith('boots for rain')).toEqual({ mode: true, text: 'boots for rain' });
  });
});

describe('opening a conversation', () => {
  const openWithText = () => {
    const fixture = createChatFixture();
    fixture.draft.set('half a tho');
    fixture.attachments.restore([anAttachment()]);
    void fixture.chat.open('old');
    return fixture;
  };

  it('empties the box', () => {
    const { draft, attachments } = openWithText();
    expect([draft.snapshot, attachments.snapshot]).toEqual(['', []]);
  });

  it('that cannot be loaded puts the text and the attachment back', async () => {
    const { draft, attachments, held } = openWithText();
    held.getMessages.newest.reject(new CallError('Failed to load chat messages', 'broken'));
    await settlePromises();
    expect([draft.snapshot, attachments.snapshot]).toEqual(['half a tho', [anAttachment()]]);
  });
});

/** Each result and filter has a price that identifies its conversation or search. */
interface Tracker {
  lastNumber: number;
  /** The identifying prices that the current conversation may send. */
  allowed: Set<number>;
  readonly requests: ChatRequest[];
}
type Fixture = ReturnType<typeof createChatFixture>;

function createTrackedFixture() {
  const tracker: Tracker = { lastNumber: 0, allowed: new Set(), requests: [] };
  const createMarkedResults = (number = (tracker.lastNumber += 1)) => ({
    number,
    items: [anItem({ id: `${number}:a` }), anItem({ id: `${number}:b` })],
    filters: { ...NO_FILTERS, priceRangeMax: number },
  });
  const fixture = createChatFixture(aProfile({ chatEnabled: true }), {
    chats: {
      translate: async (request) => {
        tracker.requests.push(request);
        const { number, filters } = createMarkedResults();
        tracker.allowed.add(number);
        return aTranslation({
          chatId: request.chatId ?? `chat-${number}`,
          updatedFilters: filters,
          title: `${number}`,
        });
      },
      retrieve: async () => ({ aiMessage: '', candidateIds: [], quickPicks: [], topPicks: [], relaxations: [] }),
      rank: async ({ title }) => {
        const { items } = createMarkedResults(Number(title));
        return aRanking({ quickPickItems: items, deepSearchItems: [], aiMessageId: `answer-${title}` });
      },
      getMessages: async () => {
        const { number, filters } = createMarkedResults();
        tracker.allowed.add(number);
        const itemIds = [`${number}:a`, `${number}:b`];
        return [aChatMessage({ id: `loaded-${number}`, itemIds, filters: NO_FILTERS, aiUpdatedFilters: filters })];
      },
      fetchChatHistory: async () => [],
      deleteChat: async () => {},
      giveFeedback: async () => {},
      setChatMode: async () => {},
    },
    searches: {
      search: async ({ filters, filtersAreFinal }) => {
        if (filtersAreFinal)
          return aSearchResult({ items: [anItem({ id: `${filters.priceRangeMax}:again` })], filters });
        const { items, filters: understood } = createMarkedResults();
        if (fixture.chat.snapshot.messages.length > 0) tracker.allowed.add(tracker.lastNumber);
        return aSearchResult({ items, filters: understood });
      },
      getSearch: async () => aStoredSearch(),
    },
    getItemsByIds: async (ids) => new Map(ids.map((id) => [id, anItem({ id })])),
  });
  return { tracker, fixture };
}

const startTracking = (tracker: Tracker, fixture: Fixture, act: () => void) => {
  tracker.allowed = new Set();
  act();
  expect(fixture.chat.snapshot.messages).toEqual([]);
};
const STEPS: Readonly<Record<string, (fixture: Fixture, tracker: Tracker) => void>> = {
  say: (fixture) => void fixture.sendMessage('something'),
  reset: (fixture, tracker) => startTracking(tracker, fixture, () => fixture.chat.resetChat()),
  toggle: (fixture, tracker) => startTracking(tracker, fixture, () => void fixture.chat.toggleMode()),
  search: (fixture) => void fixture.search.search({ query: 'boots' }),
  'edit a filter': ({ filters }) => void filters.update('sale', !filters.snapshot.filters.sale),
  sort: ({ filters }) =>
    void filters.update('sort', filters.snapshot.filters.sort === 'Relevance' ? 'Price (low/high)' : 'Relevance'),
  open: (fixture, tracker) => {
    tracker.allowed = new Set();
    void fixture.chat.open('old');
  },
};

describe('in any sequence of messages, new conversations, searches and openings', () => {
  it('nothing of an earlier conversation or search reaches a new one', async () => {
    const steps = fc.array(fc.constantFrom(...Object.keys(STEPS)), { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(steps, async (names) => {
        const { tracker, fixture } = createTrackedFixture();
        for (const name of names) {
          const { length } = tracker.requests;
          const isNew = fixture.chat.snapshot.messages.length === 0;
          const allowed = new Set(tracker.allowed);
          STEPS[name]!(fixture, tracker);
          await settlePromises();
          for (const { shownItemIds, filters, chatId } of tracker.requests.slice(length)) {
            const sentNumbers = [...(shownItemIds ?? []).map((id) => Number.parseInt(id, 10)), filters.priceRangeMax];
            for (const number of sentNumbers)
              if (number !== null) expect(isNew ? [] : [...allowed], `${name} sends ${number}`).toContain(number);
            if (isNew) expect([chatId, shownItemIds]).toEqual([null, null]);
          }
        }
        fixture.stop();
      }),
      { numRuns: 300 },
    );
  });
});
