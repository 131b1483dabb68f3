import { InMemoryStore } from '../../server/adapters/memory/InMemoryStore.ts';
import { AttachmentLoader } from '../../server/application/attachments/AttachmentLoader.ts';
import { ChatHistory } from '../../server/application/chat/ChatHistory.ts';
import type {
  ChatRequest,
  RankRequest,
  RankedAnswer,
  RetrievedItems,
  TranslatedTurn,
  TurnRequest,
} from '../../server/application/chat/ChatRequest.ts';
import { ChatService } from '../../server/application/chat/ChatService.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import { CatalogueOrderEngine } from './CatalogueOrderEngine.ts';
import { FakeStylist } from './FakeStylist.ts';
import { createCatalogueItem } from './catalogueItems.ts';

export const IDLE_SWEEP = { run: async () => undefined };

export const createOpenSignal = () => new AbortController().signal;

/** A chat service with four in-memory items and the shoppers Anna and Ben. The methods send Anna's requests. */
export class ChatServiceFixture {
  readonly store = new InMemoryStore();
  readonly engine = new CatalogueOrderEngine(this.store.catalogue);
  readonly stylist = new FakeStylist();
  readonly history = new ChatHistory(this.store.chats, this.store.catalogue, IDLE_SWEEP);
  /** The server's time in milliseconds since the epoch. Each message advances it by one. */
  nowMs = 1_000;
  service: ChatService;
  #lastId = 0;
  private constructor() {
    this.service = this.createOtherNode();
  }

  static async open(): Promise<ChatServiceFixture> {
    const fixture = new ChatServiceFixture();
    const { users, catalogue } = fixture.store;
    for (const id of ['anna', 'ben'])
      await users.recordSignIn({ provider: 'test', subject: id, email: `${id}@example.com`, name: id }, id);
    await catalogue.importAll('demo', [['a', 'b', 'c', 'd'].map((id) => createCatalogueItem({ id }))]);
    return fixture;
  }

  /** Creates another node: a service with the same store and no cached turns. */
  createOtherNode(): ChatService {
    const { store, stylist, engine } = this;
    return new ChatService({
      chats: store.chats,
      catalogue: store.catalogue,
      users: store.users,
      wishlists: store.wishlists,
      stylist,
      engine,
      attachmentLoader: new AttachmentLoader(store.catalogue, store.attachments),
      clock: { now: () => this.nowMs },
      secrets: { createId: () => `id-${(this.#lastId += 1)}`, createToken: () => 'token' },
    });
  }

  ask(message: string, overrides: Partial<ChatRequest> = {}): Promise<TranslatedTurn> {
    this.nowMs += 1;
    return this.service.translate(
      {
        userId: 'anna',
        chatId: null,
        message,
        filters: NO_FILTERS,
        attachments: [],
        shownItemIds: null,
        ...overrides,
      },
      createOpenSignal(),
    );
  }

  createTurnRequest({ chatId, turnId, refinedQuery }: TranslatedTurn): TurnRequest {
    return { userId: 'anna', chatId, turnId, refinedQuery, filters: null };
  }

  retrieve(turn: TranslatedTurn): Promise<RetrievedItems> {
    return this.service.retrieve(this.createTurnRequest(turn), createOpenSignal());
  }

  rank(
    turn: TranslatedTurn,
    overrides: Partial<RankRequest> = {},
    onText = (_piece: string) => {},
    signal = createOpenSignal(),
  ): Promise<RankedAnswer> {
    return this.service.rank(
      { ...this.createTurnRequest(turn), message: '', quickPickIds: [], topPickIds: [], ...overrides },
      onText,
      signal,
    );
  }

  /** Sends a message and runs all stages of its turn. */
  async takeTurn(
    message: string,
    overrides: Partial<ChatRequest> = {},
  ): Promise<{ readonly turn: TranslatedTurn; readonly ranked: RankedAnswer }> {
    const turn = await this.ask(message, overrides);
    await this.retrieve(turn);
    return { turn, ranked: await this.rank(turn) };
  }

  /** The stored messages, each as 'actor: message'. */
  async listMessages(chatId: string): Promise<readonly string[]> {
    return (await this.history.listMessages('anna', chatId)).map(({ actor, message }) => `${actor}: ${message}`);
  }
}
