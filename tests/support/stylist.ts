import { fileURLToPath } from 'node:url';
import { NO_PREFERENCES } from '../../src/domain/accounts/Profile.ts';
import type { Preferences } from '../../src/domain/accounts/Profile.ts';
import { NO_FILTERS } from '../../src/domain/filters/Filters.ts';
import type { Filters } from '../../src/domain/filters/Filters.ts';
import { readDemoCatalogue } from '../../server/adapters/files/DemoCatalogueFile.ts';
import { InMemoryCatalogue } from '../../server/adapters/memory/InMemoryCatalogue.ts';
import { CatalogueSearchEngine } from '../../server/application/search/CatalogueSearchEngine.ts';
import { InProcessReader } from '../../server/adapters/reading/InProcessReader.ts';
import { InProcessCandidates } from '../../server/adapters/search/InProcessCandidates.ts';
import type { CandidateSource } from '../../server/application/ports/CandidateSource.ts';
import type { SearchEngine } from '../../server/application/ports/SearchEngine.ts';
import type { Findings, Turn, Understood } from '../../server/application/ports/Stylist.ts';
import type { CatalogueItem } from '../../server/domain/catalogue/CatalogueItem.ts';
import { settlePlan } from '../../server/domain/outfits/settlePlan.ts';
import { EMPTY_CONVERSATION, type Conversation } from '../../server/domain/stylist/Conversation.ts';
import type { Lexicon } from '../../server/domain/language/lexicon/Lexicon.ts';
import { listOutfitAsShown } from '../../server/domain/stylist/outfit/listOutfitAsShown.ts';
import { listRecalledIds } from '../../server/domain/stylist/recall.ts';
import { writeAnnouncement, replyTo } from '../../server/domain/stylist/replyTo.ts';
import type { Action, Exchange, Reply } from '../../server/domain/stylist/Turn.ts';

const DEMO_FOLDER = new URL('../../server/assets/catalogue/catalogue.json', import.meta.url);
const MAX_RESULTS = 120;
/** Number of past exchanges in each turn, as in the chat. */
const MAX_EARLIER = 6;
export const SPRING_DAY = new Date('2026-05-12T10:00:00Z');

/** The demo catalogue, and everything that a stylist needs. */
export interface Shop {
  readonly items: readonly CatalogueItem[];
  readonly source: CandidateSource;
  readonly engine: SearchEngine;
}

export async function openShop(): Promise<Shop> {
  const items = await readDemoCatalogue(new URL(`file://${fileURLToPath(DEMO_FOLDER)}`));
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [items]);
  const source = new InProcessCandidates(catalogue);
  await source.refresh();
  return { items, source, engine: new CatalogueSearchEngine(source, new InProcessReader()) };
}

/** Creates a turn without earlier messages or items, with the given changes. */
export function createTurn(
  message: string,
  parts: Partial<Omit<Turn, 'profile'>> & { readonly preferences?: Partial<Preferences>; readonly name?: string } = {},
): Turn {
  const { preferences, name = '', ...rest } = parts;
  return {
    said: message,
    filters: NO_FILTERS,
    attachment: null,
    conversation: EMPTY_CONVERSATION,
    earlier: [],
    recalled: [],
    shown: { quick: [], deep: [] },
    now: SPRING_DAY,
    ...rest,
    profile: { name, preferences: { ...NO_PREFERENCES, ...preferences } },
  };
}

/** Runs the search for the stylist's interpretation, like the chat. */
export async function createFindings({ engine, items }: Shop, turn: Turn, understood: Understood): Promise<Findings> {
  if (understood.outfit !== undefined) {
    const shopper = { filters: understood.filters, preferences: turn.profile.preferences };
    const outfit = await engine.composeOutfit(understood.outfit, shopper);
    const items = outfit === null ? [] : listOutfitAsShown(outfit, turn.conversation.outfit);
    const isFound = understood.intent === 'search';
    const foundItems = {
      turn,
      understood,
      divider: null,
      deepPicks: [],
      companions: [],
      relaxations: [],
      items: isFound ? items : [],
    };
    return outfit === null ? foundItems : { ...foundItems, outfit };
  }
  const { leads } = understood.conversation;
  const attachedItems = items.filter(({ id }) => leads.likeItemIds.includes(id));
  const result =
    understood.intent === 'search'
      ? await engine.search({
          query: understood.refinedQuery,
          filters: understood.filters,
          filtersAreFinal: true,
          attachedItems,
          leads,
          limit: MAX_RESULTS,
        })
      : { items: [], deepPicks: [], relaxations: [], divider: null };
  const companions =
    understood.companionsOf === null
      ? []
      : await engine.completeTheLook(understood.companionsOf, understood.filters, 12);
  return {
    turn,
    understood,
    items: result.items,
    deepPicks: result.deepPicks,
    companions,
    relaxations: result.relaxations,
    divider: result.divider,
  };
}

/** A conversation. Each turn gets the state of the previous one. */
export class Talk {
  readonly #shop: Shop;
  readonly #understand: (turn: Turn) => Understood;
  readonly #preferences: Partial<Preferences>;
  filters: Filters = NO_FILTERS;
  conversation: Conversation = EMPTY_CONVERSATION;
  shown: readonly CatalogueItem[] = [];
  /** The complete text of the last reply. */
  lastReply = '';
  deepPicks: Reply['deepPicks'] = [];
  actions: readonly Action[] = [];
  #findings: Findings | null = null;
  #earlierExchanges: readonly Exchange[] = [];
  #lexicon: Lexicon | null = null;

  constructor(shop: Shop, understand: (turn: Turn) => Understood, preferences: Partial<Preferences> = {}) {
    this.#shop = shop;
    this.#understand = understand;
    this.#preferences = preferences;
  }

  async say(message: string, parts: Partial<Turn> = {}): Promise<Understood> {
    const turn = createTurn(message, {
      filters: this.filters,
      conversation: this.conversation,
      shown: { quick: this.shown, deep: [] },
      recalled: this.#recallItems(message),
      preferences: this.#preferences,
      earlier: this.#earlierExchanges,
      ...parts,
    });
    const understood = this.#understand(turn);
    this.#lexicon ??= (await this.#shop.source.view()).lexicon;
    this.#findings = await createFindings(this.#shop, turn, understood);
    if (understood.intent === 'search') this.shown = this.#findings.items;
    const answer = replyTo(this.#findings, this.#lexicon);
    const { reply, spoken } = answer;
    this.lastReply = reply;
    this.deepPicks = answer.deepPicks;
    this.actions = answer.actions ?? [];
    this.#earlierExchanges = [...this.#earlierExchanges, { said: message, reply }].slice(-MAX_EARLIER);
    const { outfit } = this.#findings;
    const isChanged = outfit && understood.outfit && understood.intent === 'search';
    const settled = isChanged ? { outfit: settlePlan(understood.outfit, outfit) } : {};
    this.conversation = JSON.parse(JSON.stringify({ ...understood.conversation, ...settled, spoken })) as Conversation;
    this.filters = understood.filters;
    return understood;
  }

  /** The findings of the last turn. */
  get findings(): Findings {
    if (!this.#findings) throw new Error('Nothing was said yet.');
    return this.#findings;
  }

  get announcement(): string {
    return writeAnnouncement(this.findings);
  }

  get reply(): string {
    if (!this.#lexicon) throw new Error('Nothing was said yet.');
    return replyTo(this.findings, this.#lexicon).reply;
  }

  #recallItems(message: string): readonly CatalogueItem[] {
    return listRecalledIds(this.conversation, message).flatMap(
      (id) => this.#shop.items.find((item) => item.id === id) ?? [],
    );
  }
}
