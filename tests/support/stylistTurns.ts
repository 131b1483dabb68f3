import { NO_PREFERENCES } from '../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { CorrectableStylist, Findings, Reply, Turn, Understood } from '../../server/application/ports/Stylist.ts';
import type { SearchEngine } from '../../server/application/ports/SearchEngine.ts';
import { EMPTY_CONVERSATION } from '../../server/domain/stylist/Conversation.ts';
import { createCatalogueItem } from './catalogueItems.ts';

export function aTurn(changes: Partial<Turn> = {}): Turn {
  return {
    said: 'a green dress',
    filters: NO_FILTERS,
    attachment: null,
    conversation: EMPTY_CONVERSATION,
    earlier: [],
    recalled: [],
    shown: { quick: [], deep: [] },
    profile: { name: 'Mara', preferences: NO_PREFERENCES },
    now: new Date('2026-06-01T10:00:00Z'),
    ...changes,
  };
}

export const DRAFT: Understood = {
  intent: 'search',
  title: 'Green dress',
  refinedQuery: 'green dress',
  filters: { ...NO_FILTERS, color: ['Green'] },
  conversation: { ...EMPTY_CONVERSATION, turns: 1, filters: { ...NO_FILTERS, color: ['Green'] } },
  companionsOf: null,
};

export function someFindings(changes: Partial<Findings> = {}): Findings {
  const items = ['a', 'b', 'c'].map((id, index) =>
    createCatalogueItem({ id, priceCents: 8_000 + index * 1_000, fullPriceCents: 10_000 }),
  );
  const deepPicks = items.slice(0, 1).map((item) => ({ item, reason: 'Green, as you wished.' }));
  return {
    turn: aTurn(),
    understood: DRAFT,
    items,
    deepPicks,
    companions: [],
    relaxations: [],
    divider: null,
    ...changes,
  };
}

/** The embedded stylist's reply to `someFindings`. */
export const EMBEDDED_REPLY: Reply = {
  reply: 'The embedded reply.',
  deepPicks: [{ itemId: 'a', reason: 'Green.' }],
  quickPickIds: ['a', 'b', 'c'],
};

/** A search engine that finds nothing. */
export const emptyEngine: SearchEngine = {
  search: async ({ filters }) => ({
    items: [],
    deepPicks: [],
    divider: null,
    filters,
    relaxations: [],
    remarks: [],
    correctedQuery: null,
    reading: { understood: [], unused: [], removed: [] },
    facets: {} as never,
  }),
  findSimilar: async () => [],
  findSimilarToQuery: async () => [],
  completeTheLook: async () => [],
  composeOutfit: async () => null,
};

/** A stylist that understands every message in the same way and takes no corrections. */
export const plainStylist: CorrectableStylist = {
  understand: async () => DRAFT,
  draft: async () => ({ understood: DRAFT, clauses: [], constraints: [] }),
  correct: async () => DRAFT,
  announce: ({ items }) => `I found ${items.length}.`,
  reply: async (_findings, onText) => {
    onText(EMBEDDED_REPLY.reply);
    return EMBEDDED_REPLY;
  },
};
