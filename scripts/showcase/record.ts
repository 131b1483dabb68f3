import * as z from 'zod';
import { Item as WireItem } from '../../contract/item.ts';
import { readDemoCatalogue } from '../../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../../server/adapters/memory/InMemoryCatalogue.ts';
import { InProcessReader } from '../../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../../server/adapters/search/InProcessCandidates.ts';
import { EmbeddedStylist } from '../../server/adapters/stylist/EmbeddedStylist.ts';
import { CatalogueSearchEngine } from '../../server/application/search/CatalogueSearchEngine.ts';
import { ShowcaseSearch } from '../../server/application/search/ShowcaseSearch.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import { createChatUnderTest } from '../../server/evaluation/conversations/ChatUnderTest.ts';
import { itemToWire } from '../../server/http/wire/itemToWire.ts';
import { toItem } from '../../src/adapters/http/wireItem.ts';
import type { ShowcaseResult } from '../../src/application/ports/ShowcaseSearches.ts';
import { NO_PREFERENCES } from '../../src/domain/accounts/Profile.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import { NO_FILTERS, type Filters } from '../../src/domain/filters/Filters.ts';
import type { RecordedAnswer } from '../../src/ui/marketing/showcase/RecordedAnswer.ts';
import { RECORDED_MESSAGES, RECORDED_QUERY } from './script.ts';

const CATALOGUE_FILE = new URL('../../server/assets/catalogue/catalogue.json', import.meta.url);
/** A fixed day, so that recordings do not change. */
const RECORDING_DAY = new Date('2026-06-01T10:00:00Z');
const SHOPPER = {
  id: 'visitor',
  name: '',
  email: 'visitor@atelier.test',
  onboarded: true,
  chatEnabled: true,
  preferences: NO_PREFERENCES,
} as const;

export interface Recordings {
  readonly search: ShowcaseResult;
  readonly conversation: readonly RecordedAnswer[];
  /** Whether the first results for a query contain an item. */
  findsPiece(wish: string, itemId: string): Promise<boolean>;
}

/** Number of results that must include the item of a wish, as many as a shopper sees first. */
const FIRST_RESULTS = 12;

/** Asks the real search engine and stylist with the demo catalogue. */
export async function record(): Promise<Recordings> {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [await readDemoCatalogue(CATALOGUE_FILE)]);
  const candidates = new InProcessCandidates(catalogue);
  await candidates.refresh();
  const reader = new InProcessReader();
  const engine = new CatalogueSearchEngine(candidates, reader);
  const { picks, filters, understood } = await new ShowcaseSearch(engine).search(RECORDED_QUERY);
  const stylist = createChatUnderTest({ stylist: new EmbeddedStylist(candidates, reader), engine, catalogue });
  return {
    search: {
      query: RECORDED_QUERY,
      filters,
      understood,
      items: picks.map(({ item, reason }) => toShownItem(item, reason)),
    },
    conversation: await converse(stylist),
    findsPiece: async (wish, itemId) => {
      const query = { query: wish, filters: NO_FILTERS, filtersAreFinal: false, attachedItems: [] };
      const { items, deepPicks } = await engine.search({ ...query, limit: FIRST_RESULTS });
      return [...items, ...deepPicks.map(({ item }) => item)].some(({ id }) => id === itemId);
    },
  };
}

async function converse(stylist: ReturnType<typeof createChatUnderTest>): Promise<readonly RecordedAnswer[]> {
  const conversation = await stylist.open(SHOPPER, RECORDING_DAY);
  const answers: RecordedAnswer[] = [];
  let filters: Filters = NO_FILTERS;
  for (const question of RECORDED_MESSAGES) {
    const turn = await conversation.say(question, { filters, attachment: null });
    filters = turn.filters;
    const foundItems = new Set([...turn.deepPicks.map(({ item }) => item), ...turn.items]);
    const namedItems = [...foundItems].filter(({ shortDescription }) => turn.reply.includes(shortDescription));
    answers.push({ question, reply: turn.reply, items: namedItems.map((item) => toShownItem(item, null)) });
  }
  return answers;
}

/** An item as the client receives it, without fields that a card does not show. */
function toShownItem(item: CatalogueItem, reason: string | null): Item {
  const { facts: _facts, occasions: _occasions, ...shown } = toItem(z.parse(WireItem, itemToWire(item, 0, reason)));
  const images = shown.images.slice(0, 1).map((image) => ({ ...image, thumbhash: null }));
  return { ...shown, images, description: '', semanticSearchDescription: '', colors: [], sizes: [], itemUrl: '' };
}
