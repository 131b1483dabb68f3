import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Conversation } from './Conversation.ts';
import { countFigures } from './figures.ts';
import { runConversation } from './runConversation.ts';
import type { MessageContext, StylistUnderTest, TurnResult } from './StylistUnderTest.ts';

const red = createCatalogueItem({ id: 'red', brand: 'North', colors: ['Red'] });
const blue = createCatalogueItem({ id: 'blue', brand: 'South' });
const catalogue = [blue, red];

interface ReceivedMessage extends MessageContext {
  readonly text: string;
}

/** Creates a stylist that shows the nth list in turn n and records its input. */
function createScriptedStylist(
  lists: readonly (readonly CatalogueItem[])[],
): StylistUnderTest & { receivedMessages: ReceivedMessage[]; openedConversations: { profile: Profile; now: Date }[] } {
  const receivedMessages: ReceivedMessage[] = [];
  const openedConversations: { profile: Profile; now: Date }[] = [];
  return {
    receivedMessages,
    openedConversations,
    open: (profile, now) => {
      openedConversations.push({ profile, now });
      return Promise.resolve({
        say: (text, context) => {
          const items = lists[receivedMessages.length] ?? [];
          receivedMessages.push({ text, ...context });
          const turn: TurnResult = {
            intent: items.length > 0 ? 'search' : 'answer',
            filters: { ...context.filters, sale: true },
            items,
            deepPicks: [],
            reply: 'So.',
            announcement: '',
            relaxations: [],
            refinedQuery: text,
          };
          return Promise.resolve(turn);
        },
      });
    },
  };
}

const createConversation = (turns: Conversation['turns'], moreFields: Partial<Conversation> = {}): Conversation => ({
  id: 't',
  turns,
  ...moreFields,
});

describe('a conversation', () => {
  it('opens with the profile and the date, and passes on the current filters', async () => {
    const stylist = createScriptedStylist([[red], [red]]);
    await runConversation(
      stylist,
      createConversation(
        [
          { say: 'one', expect: {} },
          { say: 'two', edit: { color: ['Red'] }, expect: {} },
          { say: 'three', expect: {} },
        ],
        { now: '2027-01-14T21:00:00Z', profile: { location: 'Sydney' } },
      ),
      catalogue,
    );
    expect(stylist.openedConversations[0]).toMatchObject({
      now: new Date('2027-01-14T21:00:00Z'),
      profile: { preferences: { location: 'Sydney', userNotes: '' } },
    });
    expect(stylist.receivedMessages.map(({ filters }) => filters)).toEqual([
      NO_FILTERS,
      { ...NO_FILTERS, sale: true, color: ['Red'] },
      { ...NO_FILTERS, sale: true, color: ['Red'] },
    ]);
  });

  it('attaches the matching item to its turn', async () => {
    const stylist = createScriptedStylist([[blue]]);
    await runConversation(
      stylist,
      createConversation([
        { say: 'match this', attach: { must: { colors: ['Red'] } }, expect: {} },
        { say: 'thanks', expect: {} },
      ]),
      catalogue,
    );
    expect(stylist.receivedMessages.map(({ attachment }) => attachment?.id ?? null)).toEqual(['red', null]);
  });

  it('fills placeholders from the screen', async () => {
    const stylist = createScriptedStylist([[red, blue]]);
    const judgedConversation = await runConversation(
      stylist,
      createConversation([
        { say: 'blazers', expect: {} },
        { say: 'the {brand} one in {color}', expect: { reply: { tells: [{ fact: 'brand', of: { only: 'brand' } }] } } },
      ]),
      catalogue,
    );
    expect(stylist.receivedMessages[1]?.text).toBe('the North one in red');
    expect(
      judgedConversation.turns[1]?.checks.filter(({ hasPassed }) => !hasPassed).map(({ message }) => message),
    ).toEqual(['does not tell the brand: So.']);
  });

  it('stops without a failure at a message that cannot be completed', async () => {
    const secondTurn = {
      say: 'the second',
      expect: { items: { sameAs: [{ item: { position: 2 }, facts: ['kind'] }] } },
    } as const;
    expect(
      await runConversation(
        createScriptedStylist([[red]]),
        createConversation([{ say: 'a', expect: {} }, secondTurn, secondTurn]),
        catalogue,
      ),
    ).toMatchObject({ turns: { length: 1 }, skippedTurns: 2 });
    expect(
      await runConversation(
        createScriptedStylist([[red]]),
        createConversation([{ say: 'a', attach: { must: { kinds: ['kilt'] } }, expect: {} }]),
        catalogue,
      ),
    ).toEqual({ turns: [], skippedTurns: 1 });
    expect(
      await runConversation(
        createScriptedStylist([[red, red]]),
        createConversation([
          { say: 'a', expect: {} },
          { say: 'the {brand}', expect: {} },
        ]),
        catalogue,
      ),
    ).toMatchObject({ skippedTurns: 1 });
  });

  it("counts an empty screen as the stylist's failure", async () => {
    const judgedConversation = await runConversation(
      createScriptedStylist([[]]),
      createConversation([
        { say: 'a', expect: {} },
        { say: 'the {brand} one', expect: {} },
        { say: 'b', expect: {} },
      ]),
      catalogue,
    );
    expect(judgedConversation).toMatchObject({
      turns: [{}, { checks: [{ kind: 'items', hasPassed: false }] }],
      skippedTurns: 1,
    });
    const secondRun = await runConversation(
      createScriptedStylist([[]]),
      createConversation([
        { say: 'a', expect: {} },
        { say: 'the second', expect: { reply: { tells: [{ fact: 'price', of: { position: 2 } }] } } },
      ]),
      catalogue,
    );
    expect(secondRun.turns[1]?.checks.filter(({ hasPassed }) => !hasPassed)).toMatchObject([{ kind: 'honesty' }]);
  });

  it('keeps the list after a text answer, so that the shopper can still refer to it', async () => {
    const judgedConversation = await runConversation(
      createScriptedStylist([[red, blue], [], [red, blue]]),
      createConversation([
        { say: 'blazers', expect: {} },
        { say: 'hm', expect: {} },
        {
          say: 'more like the second',
          expect: { items: { sameAs: [{ item: { position: 2 }, facts: ['color'] }], share: 1 } },
        },
      ]),
      catalogue,
    );
    expect(judgedConversation.turns[2]?.checks.filter(({ hasPassed }) => !hasPassed)).toMatchObject([
      { kind: 'items' },
      { kind: 'honesty' },
    ]);
  });
});

describe('the figures', () => {
  it('count turns by kind of check, and complete conversations', async () => {
    const goodRun = await runConversation(
      createScriptedStylist([[red]]),
      createConversation([{ say: 'a', expect: { intent: 'search' } }]),
      catalogue,
    );
    const failedRun = await runConversation(
      createScriptedStylist([[red]]),
      createConversation([
        { say: 'a', expect: { intent: 'ask', filters: { sale: { equals: true } } } },
        { say: '{kind} {pattern}', expect: {} },
      ]),
      catalogue,
    );
    const cutRun = await runConversation(
      createScriptedStylist([[red]]),
      createConversation([
        { say: 'a', expect: {} },
        { say: '{pattern}', expect: {} },
      ]),
      catalogue,
    );
    expect(countFigures([cutRun])).toMatchObject({
      flawlessConversations: 0,
      turns: { rightTurns: 1, of: 1 },
      skippedTurns: 1,
    });
    expect(countFigures([goodRun, failedRun])).toEqual({
      conversations: 2,
      flawlessConversations: 1,
      turns: { rightTurns: 1, of: 2 },
      skippedTurns: 1,
      turnsByKind: {
        intent: { rightTurns: 1, of: 2 },
        filters: { rightTurns: 1, of: 1 },
        items: { rightTurns: 0, of: 0 },
        honesty: { rightTurns: 2, of: 2 },
      },
    });
  });
});
