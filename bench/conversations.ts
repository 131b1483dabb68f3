import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../server/adapters/search/InProcessCandidates.ts';
import { EmbeddedStylist } from '../server/adapters/stylist/EmbeddedStylist.ts';
import { createChatUnderTest } from '../server/evaluation/conversations/ChatUnderTest.ts';
import { readConversations } from '../server/evaluation/conversations/conversations.ts';
import type { ConversationFigures, TurnCounts } from '../server/evaluation/conversations/figures.ts';
import { countFigures } from '../server/evaluation/conversations/figures.ts';
import type { JudgedConversation } from '../server/evaluation/conversations/runConversation.ts';
import { runConversation } from '../server/evaluation/conversations/runConversation.ts';
import { createSearchAlone } from '../server/evaluation/conversations/SearchAlone.ts';
import type { StylistUnderTest } from '../server/evaluation/conversations/StylistUnderTest.ts';

/** Measures how many conversations are understood. Lists failed checks for the development set only. */
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);
const items = await readDemoCatalogue(DEMO_FOLDER);
const catalogue = new InMemoryCatalogue();
await catalogue.importAll('demo', [items]);
const candidates = new InProcessCandidates(catalogue);
await candidates.refresh();
const engine = new CatalogueSearchEngine(candidates, new InProcessReader());

async function runConversations(
  stylist: StylistUnderTest,
  set: 'frozen' | 'development',
): Promise<readonly JudgedConversation[]> {
  const conversations: JudgedConversation[] = [];
  for (const conversation of await readConversations(set))
    conversations.push(await runConversation(stylist, conversation, items));
  return conversations;
}

const formatShare = ({ rightTurns, of }: TurnCounts): string =>
  `${((100 * rightTurns) / Math.max(1, of)).toFixed(1)}% (${String(rightTurns)}/${String(of)})`;

function createRow(
  who: string,
  set: string,
  { turns, turnsByKind, flawlessConversations, conversations, skippedTurns }: ConversationFigures,
): Record<string, string | number> {
  return {
    who,
    set,
    'turns right': formatShare(turns),
    intent: formatShare(turnsByKind.intent),
    filters: formatShare(turnsByKind.filters),
    items: formatShare(turnsByKind.items),
    honesty: formatShare(turnsByKind.honesty),
    'whole conversations': formatShare({ rightTurns: flawlessConversations, of: conversations }),
    'turns unsaid': skippedTurns,
  };
}

function listFailures(conversations: readonly JudgedConversation[]): void {
  for (const { conversation, turn, message: said, checks } of conversations.flatMap(({ turns }) => turns)) {
    const failedChecks = checks.filter(({ passed }) => !passed);
    if (failedChecks.length > 0) console.log(`${conversation}.${String(turn)} "${said}"`);
    for (const { kind, message } of failedChecks) console.log(`    ${kind}: ${message}`);
  }
}

const stylists: Readonly<Record<string, StylistUnderTest>> = {
  'search alone': createSearchAlone(engine),
  'embedded stylist': createChatUnderTest({ stylist: new EmbeddedStylist(candidates), engine, catalogue }),
};
const rows = [];
for (const [stylistName, party] of Object.entries(stylists)) {
  for (const set of ['frozen', 'development'] as const) {
    const conversations = await runConversations(party, set);
    rows.push(createRow(stylistName, set, countFigures(conversations)));
    if (stylistName === 'embedded stylist' && set === 'development') listFailures(conversations);
  }
}
console.log(`\n${String(items.length)} items`);
console.table(rows);
