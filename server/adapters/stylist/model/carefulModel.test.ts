import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerAsCarefulModel } from '../../../../tests/support/carefulModel.ts';
import { ModelServer } from '../../../../tests/support/ModelServer.ts';
import type { Shop } from '../../../../tests/support/stylist.ts';
import { openShop } from '../../../../tests/support/stylist.ts';
import type { Stylist } from '../../../application/ports/Stylist.ts';
import { createChatUnderTest } from '../../../evaluation/conversations/ChatUnderTest.ts';
import { readConversations } from '../../../evaluation/conversations/conversations.ts';
import { countFigures, type ConversationFigures } from '../../../evaluation/conversations/figures.ts';
import { runConversation } from '../../../evaluation/conversations/runConversation.ts';
import { InMemoryCatalogue } from '../../memory/InMemoryCatalogue.ts';
import { EmbeddedStylist } from '../EmbeddedStylist.ts';
import { FallingBackStylist } from '../FallingBackStylist.ts';
import { ModelEndpoint } from './ModelEndpoint.ts';
import { ModelStylist } from './ModelStylist.ts';

/** Tests every eighth conversation of the development set; `npm run bench -- conversations` runs all of them. */
const EVERY_NTH_CONVERSATION = 8;

let shop: Shop;
let catalogue: InMemoryCatalogue;
let server: ModelServer;
beforeAll(async () => {
  shop = await openShop();
  catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [shop.items]);
  server = await ModelServer.start();
  server.handleWith(answerAsCarefulModel);
});
afterAll(() => server.stop());

async function judge(stylist: Stylist): Promise<ConversationFigures> {
  const chatUnderTest = createChatUnderTest({ stylist, engine: shop.engine, catalogue });
  const conversations = (await readConversations('development')).filter(
    (_conversation, index) => index % EVERY_NTH_CONVERSATION === 0,
  );
  const judgedConversations = [];
  for (const conversation of conversations)
    judgedConversations.push(await runConversation(chatUnderTest, conversation, shop.items));
  return countFigures(judgedConversations);
}

describe('conversations with a careful small model', () => {
  it('are understood no worse than with the embedded stylist alone, and its replies hold', async () => {
    const causes: unknown[] = [];
    const log = { warn: (facts: { readonly cause?: unknown }) => void causes.push(facts.cause) };
    const embedded = new EmbeddedStylist(shop.source);
    const settings = { baseUrl: server.baseUrl, model: 'm', apiKey: '', idleTimeoutMs: 60_000, deadlineMs: 60_000 };
    const model = new ModelStylist(new ModelEndpoint(settings), embedded, shop.engine);
    const carefulStylist = new FallingBackStylist(model, embedded, log, { now: () => 0 });

    const embeddedFigures = await judge(embedded);
    const carefulFigures = await judge(carefulStylist);

    expect(embeddedFigures.turns.of).toBeGreaterThan(40);
    expect(carefulFigures.turns.of).toBe(embeddedFigures.turns.of);
    expect(carefulFigures.turns.rightTurns).toBeGreaterThanOrEqual(embeddedFigures.turns.rightTurns);
    expect(server.requests.length).toBeGreaterThan(2 * embeddedFigures.turns.of);
    expect(causes).toEqual([]);
  });
});
