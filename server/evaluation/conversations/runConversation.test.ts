import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import type { Conversation } from './Conversation.ts';
import { figuresOf } from './figures.ts';
import { runConversation } from './runConversation.ts';
import type { OnScreen, StylistUnderTest, TurnResult } from './StylistUnderTest.ts';

const red = createCatalogueItem({ id: 'red', brand: 'North', colors: ['Red'] });
const blue = createCatalogueItem({ id: 'blue', brand: 'South' });
const catalogue = [blue, red];

interface Heard extends OnScreen {
  readonly text: string;
}

/** A stylist that answers turn n with the nth list, and records the input of every turn. */
function scripted(
  lists: readonly (readonly CatalogueItem[])[],
): StylistUnderTest & { heard: Heard[]; opened: { profile: Profile; now: Date }[] } {
  const heard: Heard[] = [];
  const opened: { profile: Profile; now: Date }[] = [];
  return {
    heard,
    opened,
    open: (profile, now) => {
      opened.push({ profile, now });
      return Promise.resolve({
        say: (text, on) => {
          const items = lists[heard.length] ?? [];
          heard.push({ text, ...on });
          const turn: TurnResult = {
            intent: items.length > 0 ? 'search' : 'answer',
            filters: { ...on.filters, sale: true },
            items,
            deepPicks: [],
            reply: 'So.',
            announce: '',
            relaxations: [],
            refinedQuery: text,
          };
          return Promise.resolve(turn);
        },
      });
    },
  };
}

const talk = (turns: Conversation['turns'], more: Partial<Conversation> = {}): Conversation => ({
  id: 't',
  turns,
  ...more,
});

describe('a conversation', () => {
  it('opens with the profile and the date, and passes on the current filters', async () => {
    const stylist = scripted([[red], [red]]);
    await runConversation(
      stylist,
      talk(
        [
          { say: 'one', expect: {} },
          { say: 'two', edit: { color: ['Red'] }, expect: {} },
          { say: 'three', expect: {} },
        ],
        { now: '2027-01-14T21:00:00Z', profile: { location: 'Sydney' } },
      ),
      catalogue,
    );
    expect(stylist.opened[0]).toMatchObject({
      now: new Date('2027-01-14T21:00:00Z'),
      profile: { preferences: { location: 'Sydney', userNotes: '' } },
    });
    expect(stylist.heard.map(({ filters }) => filters)).toEqual([
      NO_FILTERS,
      { ...NO_FILTERS, sale: true, color: ['Red'] },
      { ...NO_FILTERS, sale: true, color: ['Red'] },
    ]);
  });

  it('attaches the matching item to its turn', async () => {
    const stylist = scripted([[blue]]);
    await runConversation(
      stylist,
      talk([
        { say: 'match this', attach: { must: { colors: ['Red'] } }, expect: {} },
        { say: 'thanks', expect: {} },
      ]),
      catalogue,
    );
    expect(stylist.heard.map(({ attachment }) => attachment?.id ?? null)).toEqual(['red', null]);
  });

  it('fills placeholders from the screen', async () => {
    const stylist = scripted([[red, blue]]);
    const held = await runConversation(
      stylist,
      talk([
        { say: 'blazers', expect: {} },
        { say: 'the {brand} one in {color}', expect: { reply: { tells: [{ fact: 'brand', of: { only: 'brand' } }] } } },
      ]),
      catalogue,
    );
    expect(stylist.heard[1]?.text).toBe('the North one in red');
    expect(held.turns[1]?.checks.filter(({ passed }) => !passed).map(({ message }) => message)).toEqual([
      'does not tell the brand: So.',
    ]);
  });

  it('stops without a failure at a message that cannot be completed', async () => {
    const second = {
      say: 'the second',
      expect: { items: { sameAs: [{ item: { position: 2 }, facts: ['kind'] }] } },
    } as const;
    expect(
      await runConversation(scripted([[red]]), talk([{ say: 'a', expect: {} }, second, second]), catalogue),
    ).toMatchObject({ turns: { length: 1 }, unsaid: 2 });
    expect(
      await runConversation(
        scripted([[red]]),
        talk([{ say: 'a', attach: { must: { kinds: ['kilt'] } }, expect: {} }]),
        catalogue,
      ),
    ).toEqual({ turns: [], unsaid: 1 });
    expect(
      await runConversation(
        scripted([[red, red]]),
        talk([
          { say: 'a', expect: {} },
          { say: 'the {brand}', expect: {} },
        ]),
        catalogue,
      ),
    ).toMatchObject({ unsaid: 1 });
  });

  it("counts an empty screen as the stylist's failure", async () => {
    const held = await runConversation(
      scripted([[]]),
      talk([
        { say: 'a', expect: {} },
        { say: 'the {brand} one', expect: {} },
        { say: 'b', expect: {} },
      ]),
      catalogue,
    );
    expect(held).toMatchObject({ turns: [{}, { checks: [{ kind: 'items', passed: false }] }], unsaid: 1 });
    const second = await runConversation(
      scripted([[]]),
      talk([
        { say: 'a', expect: {} },
        { say: 'the second', expect: { reply: { tells: [{ fact: 'price', of: { position: 2 } }] } } },
      ]),
      catalogue,
    );
    expect(second.turns[1]?.checks.filter(({ passed }) => !passed)).toMatchObject([{ kind: 'honesty' }]);
  });

  it('keeps the list after a text answer, so that the shopper can still refer to it', async () => {
    const held = await runConversation(
      scripted([[red, blue], [], [red, blue]]),
      talk([
        { say: 'blazers', expect: {} },
        { say: 'hm', expect: {} },
        {
          say: 'more like the second',
          expect: { items: { sameAs: [{ item: { position: 2 }, facts: ['color'] }], share: 1 } },
        },
      ]),
      catalogue,
    );
    expect(held.turns[2]?.checks.filter(({ passed }) => !passed)).toMatchObject([
      { kind: 'items' },
      { kind: 'honesty' },
    ]);
  });
});

describe('the figures', () => {
  it('count turns by kind of check, and complete conversations', async () => {
    const good = await runConversation(
      scripted([[red]]),
      talk([{ say: 'a', expect: { intent: 'search' } }]),
      catalogue,
    );
    const bad = await runConversation(
      scripted([[red]]),
      talk([
        { say: 'a', expect: { intent: 'ask', filters: { sale: { equals: true } } } },
        { say: '{kind} {pattern}', expect: {} },
      ]),
      catalogue,
    );
    const cut = await runConversation(
      scripted([[red]]),
      talk([
        { say: 'a', expect: {} },
        { say: '{pattern}', expect: {} },
      ]),
      catalogue,
    );
    expect(figuresOf([cut])).toMatchObject({ whole: 0, turns: { right: 1, of: 1 }, unsaid: 1 });
    expect(figuresOf([good, bad])).toEqual({
      conversations: 2,
      whole: 1,
      turns: { right: 1, of: 2 },
      unsaid: 1,
      byKind: {
        intent: { right: 1, of: 2 },
        filters: { right: 1, of: 1 },
        items: { right: 0, of: 0 },
        honesty: { right: 2, of: 2 },
      },
    });
  });
});
