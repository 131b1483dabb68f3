import { readDemoCatalogue } from '../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../server/adapters/search/InProcessCandidates.ts';
import { EmbeddedStylist } from '../server/adapters/stylist/EmbeddedStylist.ts';
import { FallingBackStylist } from '../server/adapters/stylist/FallingBackStylist.ts';
import { ModelEndpoint } from '../server/adapters/stylist/model/ModelEndpoint.ts';
import { ModelStylist } from '../server/adapters/stylist/model/ModelStylist.ts';
import { steadyClock } from '../server/application/ports/Clock.ts';
import { answerAsCarefulModel } from '../tests/support/carefulModel.ts';
import { ModelServer } from '../tests/support/ModelServer.ts';
import { createChatUnderTest } from '../server/evaluation/conversations/ChatUnderTest.ts';
import type { ConversationSet } from '../server/evaluation/conversations/conversations.ts';
import { readConversations } from '../server/evaluation/conversations/conversations.ts';
import type { ConversationFigures, TurnCounts } from '../server/evaluation/conversations/figures.ts';
import { countFigures } from '../server/evaluation/conversations/figures.ts';
import type { JudgedConversation } from '../server/evaluation/conversations/runConversation.ts';
import { runConversation } from '../server/evaluation/conversations/runConversation.ts';
import { createSearchAlone } from '../server/evaluation/conversations/SearchAlone.ts';
import { judgeSimmcTalks, readSimmcTalks } from '../server/evaluation/conversations/simmc.ts';
import type { StylistUnderTest } from '../server/evaluation/conversations/StylistUnderTest.ts';

/**
 * Measures how many conversations the stylist understands. Lists failed checks of development sets. `EVALUATION_SETS`
 * names the sets, separated by commas. The default leaves out `unseen-frozen`, whose runs are limited and listed in
 * the README.
 */
const DEFAULT_SETS = 'frozen,development,unseen-development,unseen-choice';
const sets = (process.env['EVALUATION_SETS'] ?? DEFAULT_SETS).split(',') as ConversationSet[];
const DEMO_FOLDER = new URL('../server/assets/catalogue/catalogue.json', import.meta.url);
const items = await readDemoCatalogue(DEMO_FOLDER);
const catalogue = new InMemoryCatalogue();
await catalogue.importAll('demo', [items]);
const candidates = new InProcessCandidates(catalogue);
await candidates.refresh();
const engine = new CatalogueSearchEngine(candidates, new InProcessReader());

async function runConversations(
  stylist: StylistUnderTest,
  set: ConversationSet,
): Promise<readonly JudgedConversation[]> {
  const conversations: JudgedConversation[] = [];
  for (const conversation of await readConversations(set))
    conversations.push(await runConversation(stylist, conversation, items));
  return conversations;
}

const formatShare = ({ rightTurns, of }: TurnCounts): string =>
  `${((100 * rightTurns) / Math.max(1, of)).toFixed(1)}% (${String(rightTurns)}/${String(of)})`;

function createRow(
  stylistName: string,
  set: string,
  { turns, turnsByKind, flawlessConversations, conversations, skippedTurns }: ConversationFigures,
): Record<string, string | number> {
  return {
    stylistName,
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
  for (const { conversation, turn, message: text, checks } of conversations.flatMap(({ turns }) => turns)) {
    const failedChecks = checks.filter(({ hasPassed }) => !hasPassed);
    if (failedChecks.length > 0) console.log(`${conversation}.${String(turn)} "${text}"`);
    for (const { kind, message } of failedChecks) console.log(`    ${kind}: ${message}`);
  }
}

/** The stylist must not get worse with this scripted model (`tests/support/carefulModel.ts`). */
const modelServer = await ModelServer.start();
modelServer.handleWith(answerAsCarefulModel);
const embedded = new EmbeddedStylist(candidates);
const settings = { baseUrl: modelServer.baseUrl, model: 'm', apiKey: '', idleTimeoutMs: 60_000, deadlineMs: 60_000 };
const withModel = new FallingBackStylist(
  new ModelStylist(new ModelEndpoint(settings), embedded, engine),
  embedded,
  { warn: ({ cause }: { readonly cause?: unknown }) => console.log(`    with a model: ${String(cause)}`) },
  steadyClock,
);
const stylists: Readonly<Record<string, StylistUnderTest>> = {
  'search alone': createSearchAlone(engine),
  'embedded stylist': createChatUnderTest({ stylist: embedded, engine, catalogue }),
  'with a careful model': createChatUnderTest({ stylist: withModel, engine, catalogue }),
};
/** The scripted model runs only on the development set. */
const runsOn = (stylistName: string, set: string): boolean =>
  stylistName !== 'with a careful model' || set === 'development';
const rows = [];
for (const [stylistName, party] of Object.entries(stylists)) {
  for (const set of sets.filter((name) => runsOn(stylistName, name))) {
    const conversations = await runConversations(party, set);
    rows.push(createRow(stylistName, set, countFigures(conversations)));
    if (stylistName === 'embedded stylist' && set.endsWith('development')) listFailures(conversations);
  }
}
await modelServer.stop();
console.log(`\n${String(items.length)} items`);
console.table(rows);

const SIMMC_FILE =
  process.env['SIMMC_FILE'] ?? new URL('../../shared/data/talks/simmc2/fashion_dev_even.json', import.meta.url);
/** Number of SIMMC conversations to run, out of 282. They take half a minute. */
const SIMMC_TALKS = 94;
const talks = await readSimmcTalks(SIMMC_FILE);
if (talks === null) console.log('SIMMC 2 skipped: SIMMC_FILE names no file');
else {
  const simmc = await judgeSimmcTalks(stylists['embedded stylist']!, talks.slice(0, SIMMC_TALKS), items);
  for (const { kind, say, message } of simmc.failures) console.log(`simmc ${kind} "${say}"\n    ${message}`);
  console.table([
    { who: 'SIMMC 2', 'asks that bring it': formatShare(simmc.asks), 'filters left alone': formatShare(simmc.about) },
  ]);
}
