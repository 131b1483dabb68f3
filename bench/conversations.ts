import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../server/adapters/search/InProcessCandidates.ts';
import { EmbeddedStylist } from '../server/adapters/stylist/EmbeddedStylist.ts';
import { chatUnderTest } from '../server/evaluation/conversations/ChatUnderTest.ts';
import { readConversations } from '../server/evaluation/conversations/conversations.ts';
import type { ConversationFigures, Share } from '../server/evaluation/conversations/figures.ts';
import { figuresOf } from '../server/evaluation/conversations/figures.ts';
import type { HeldConversation } from '../server/evaluation/conversations/runConversation.ts';
import { runConversation } from '../server/evaluation/conversations/runConversation.ts';
import { searchAlone } from '../server/evaluation/conversations/SearchAlone.ts';
import type { StylistUnderTest } from '../server/evaluation/conversations/StylistUnderTest.ts';

/** Measures how many conversations are understood. Lists failed checks for the development set only. */
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);
const items = await readDemoCatalogue(DEMO_FOLDER);
const catalogue = new InMemoryCatalogue();
await catalogue.importAll('demo', [items]);
const candidates = new InProcessCandidates(catalogue);
await candidates.refresh();
const engine = new CatalogueSearchEngine(candidates, new InProcessReader());

async function hold(stylist: StylistUnderTest, set: 'frozen' | 'development'): Promise<readonly HeldConversation[]> {
  const held: HeldConversation[] = [];
  for (const conversation of await readConversations(set))
    held.push(await runConversation(stylist, conversation, items));
  return held;
}

const share = ({ right, of }: Share): string =>
  `${((100 * right) / Math.max(1, of)).toFixed(1)}% (${String(right)}/${String(of)})`;

function row(
  who: string,
  set: string,
  { turns, byKind, whole, conversations, unsaid }: ConversationFigures,
): Record<string, string | number> {
  return {
    who,
    set,
    'turns right': share(turns),
    intent: share(byKind.intent),
    filters: share(byKind.filters),
    items: share(byKind.items),
    honesty: share(byKind.honesty),
    'whole conversations': share({ right: whole, of: conversations }),
    'turns unsaid': unsaid,
  };
}

function listFailures(held: readonly HeldConversation[]): void {
  for (const { conversation, turn, said, checks } of held.flatMap(({ turns }) => turns)) {
    const failed = checks.filter(({ passed }) => !passed);
    if (failed.length > 0) console.log(`${conversation}.${String(turn)} "${said}"`);
    for (const { kind, message } of failed) console.log(`    ${kind}: ${message}`);
  }
}

const parties: Readonly<Record<string, StylistUnderTest>> = {
  'search alone': searchAlone(engine),
  'embedded stylist': chatUnderTest({ stylist: new EmbeddedStylist(candidates), engine, catalogue }),
};
const rows = [];
for (const [who, party] of Object.entries(parties)) {
  for (const set of ['frozen', 'development'] as const) {
    const held = await hold(party, set);
    rows.push(row(who, set, figuresOf(held)));
    if (who === 'embedded stylist' && set === 'development') listFailures(held);
  }
}
console.log(`\n${String(items.length)} items`);
console.table(rows);
