import type { SearchEngine } from '../../application/ports/SearchEngine.ts';
import type { Exchange, Findings, Stylist, Turn } from '../../application/ports/Stylist.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { EMPTY_CONVERSATION, type Conversation } from '../../domain/stylist/Conversation.ts';
import type { StylistUnderTest } from './StylistUnderTest.ts';

/** As many as a page of the app holds. */
const PAGE = 120;
const COMPANIONS = 12;

/** A stylist and the engine, put together as the chat does it, without users, storage or wire. */
export function stylistWithEngine(stylist: Stylist, engine: SearchEngine, find: (id: string) => CatalogueItem | undefined): StylistUnderTest {
  return {
    open: (profile, now) => {
      let conversation: Conversation = EMPTY_CONVERSATION;
      let shown: Turn['shown'] = { quick: [], deep: [] };
      let earlier: readonly Exchange[] = [];
      const { signal } = new AbortController();
      return Promise.resolve({
        say: async (said, { filters, attachment }) => {
          const turn: Turn = { said, filters, attachment: attachment && { context: 'item', item: attachment }, conversation, earlier, shown, profile, now };
          const understood = await stylist.understand(turn, signal);
          const { intent, refinedQuery, companionsOf } = understood;
          const { leads } = understood.conversation;
          const found = intent !== 'search' ? null : await engine.search({
            query: refinedQuery, filters: understood.filters, filtersAreFinal: true, leads, limit: PAGE,
            attachedItems: leads.likeItemIds.flatMap((id) => find(id) ?? []),
          });
          const companions = companionsOf === null ? [] : await engine.completeTheLook(companionsOf, understood.filters, COMPANIONS);
          const findings: Findings = { turn, understood, items: found?.items ?? [], deepPicks: found?.deepPicks ?? [], companions, relaxations: found?.relaxations ?? [] };
          const reply = await stylist.reply(findings, () => undefined, signal);
          const deepPicks = reply.deepPicks.flatMap(({ itemId, reason }) => {
            const item = find(itemId);
            return item ? [{ item, reason }] : [];
          });
          const items = reply.quickPickIds.flatMap((id) => find(id) ?? []);
          shown = { quick: intent === 'search' ? items : shown.quick, deep: intent === 'search' || deepPicks.length > 0 ? deepPicks : shown.deep };
          conversation = JSON.parse(JSON.stringify(understood.conversation)) as Conversation;
          earlier = [...earlier, { said, reply: reply.reply }].slice(-6);
          return { intent, filters: understood.filters, items, deepPicks, reply: reply.reply, announce: stylist.announce(findings), relaxations: findings.relaxations, refinedQuery };
        },
      });
    },
  };
}
