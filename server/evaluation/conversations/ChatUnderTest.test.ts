import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';
import type { Profile } from '../../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { InMemoryCatalogue } from '../../adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../../application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../../adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../../adapters/search/InProcessCandidates.ts';
import type { Stylist, Turn } from '../../application/ports/Stylist.ts';
import { createChatUnderTest } from './ChatUnderTest.ts';
import type { StylistUnderTest } from './StylistUnderTest.ts';

const blue = createCatalogueItem({ id: 'blue' });
const red = createCatalogueItem({ id: 'red', colors: ['Red'], shortDescription: 'Red Linen Blazer' });
const profile: Profile = {
  id: 'ada',
  name: 'Ada',
  email: '',
  onboarded: true,
  chatEnabled: true,
  preferences: { ...NO_PREFERENCES, location: 'Sydney' },
};
const now = new Date('2027-01-14T21:00:00Z');

/**
 * Creates a stylist that searches for the message among garments in red and in the colors of the filters. Messages
 * with a question mark at the end are questions.
 */
function createRepeatingStylist(turns: Turn[]): Stylist {
  return {
    understand: (turn) => {
      turns.push(turn);
      const intent = turn.said.endsWith('?') ? 'answer' : 'search';
      const filters = intent === 'search' ? { ...turn.filters, color: ['Red'] as const } : turn.filters;
      return Promise.resolve({
        intent,
        title: turn.said,
        refinedQuery: turn.said,
        filters,
        conversation: turn.conversation,
        companionsOf: null,
      });
    },
    announce: ({ items }) => `Found ${String(items.length)}.`,
    reply: ({ items }) =>
      Promise.resolve({
        reply: `You see ${String(items.length)}.`,
        deepPicks: [],
        quickPickIds: items.map(({ id }) => id),
      }),
  };
}

async function createChat(turns: Turn[]): Promise<StylistUnderTest> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [[blue, red]]);
  const candidates = new InProcessCandidates(catalogue);
  await candidates.refresh();
  return createChatUnderTest({
    stylist: createRepeatingStylist(turns),
    engine: new CatalogueSearchEngine(candidates, new InProcessReader()),
    catalogue,
  });
}

describe('the chat under test', () => {
  it('runs all three stages with the profile, the date and the attachments', async () => {
    const turns: Turn[] = [];
    const conversation = await (await createChat(turns)).open(profile, now);
    const result = await conversation.say('linen blazer', { filters: NO_FILTERS, attachment: blue });
    expect(result).toMatchObject({
      intent: 'search',
      filters: { color: ['Red'] },
      items: [{ id: 'red' }],
      announcement: 'Found 1.',
      reply: 'You see 1.',
      refinedQuery: 'linen blazer',
    });
    expect(turns[0]).toMatchObject({
      profile: { name: 'Ada', preferences: { location: 'Sydney' } },
      attachment: { context: 'item', item: { id: 'blue' } },
    });
    expect(turns[0]?.now.toISOString().slice(0, 10)).toBe('2027-01-14');
  });

  it('continues with the items and filters of the last turn', async () => {
    const turns: Turn[] = [];
    const conversation = await (await createChat(turns)).open(profile, now);
    const firstAnswer = await conversation.say('linen blazer', { filters: NO_FILTERS, attachment: null });
    const secondAnswer = await conversation.say('how much?', { filters: firstAnswer.filters, attachment: null });
    expect(turns[1]).toMatchObject({ filters: { color: ['Red'] }, shown: { quick: [{ id: 'red' }] } });
    expect(secondAnswer).toMatchObject({ intent: 'answer', filters: { color: ['Red'] } });
  });

  it('starts each conversation without history', async () => {
    const turns: Turn[] = [];
    const stylist = await createChat(turns);
    await (await stylist.open(profile, now)).say('linen blazer', { filters: NO_FILTERS, attachment: null });
    await (await stylist.open(profile, now)).say('blazer', { filters: NO_FILTERS, attachment: null });
    expect(turns[1]).toMatchObject({ shown: { quick: [] }, earlier: [] });
  });
});
