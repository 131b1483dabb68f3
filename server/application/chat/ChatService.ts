import { isDeepStrictEqual } from 'node:util';
import { SupersededError } from '../AccessError.ts';
import type { AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import type { Chats } from '../ports/Chats.ts';
import { findNamedItems } from '../../domain/stylist/namedItems.ts';
import type { Clock } from '../ports/Clock.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Findings, Stylist } from '../ports/Stylist.ts';
import type { Users } from '../ports/Users.ts';
import type { Wishlists } from '../ports/Wishlists.ts';
import {
  toAnswer,
  collectCorrectedKinds,
  restoreDivider,
  groundPicks,
  listKnownItems,
  narrowFindings,
} from './answering.ts';
import { ChatMemory } from './ChatMemory.ts';
import type { PendingTurn } from './ChatMemory.ts';
import type {
  ChatRequest,
  RankRequest,
  RankedAnswer,
  RetrievedItems,
  TranslatedTurn,
  TurnRequest,
} from './ChatRequest.ts';
import { toOutfit } from './outfitAnswers.ts';
import { PendingTurns, REPLACED_MESSAGE } from './PendingTurns.ts';
import { RepeatedAnswers } from './RepeatedAnswers.ts';
import { TurnOpening } from './TurnOpening.ts';
import { TurnSearch } from './TurnSearch.ts';
import { Turns } from './Turns.ts';

export interface ChatServiceDependencies {
  readonly chats: Chats;
  readonly stylist: Stylist;
  readonly engine: SearchEngine;
  readonly catalogue: Catalogue;
  readonly users: Users;
  readonly wishlists: Wishlists;
  readonly attachmentLoader: AttachmentLoader;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/**
 * Conversations with the stylist. A turn takes three calls: understand, search, answer. Until it is answered it is
 * pending, and a new turn replaces it. Then it is stored as messages. Calls for a replaced turn reject with a
 * `SupersededError`. A repeated call for an answered turn returns the same answer.
 */
export class ChatService {
  readonly #dependencies: ChatServiceDependencies;
  readonly #search: TurnSearch;
  readonly #memory: ChatMemory;
  readonly #pendingTurns: PendingTurns;
  readonly #opening: TurnOpening;
  readonly #repeatedAnswers: RepeatedAnswers;

  constructor(dependencies: ChatServiceDependencies) {
    this.#dependencies = dependencies;
    this.#search = new TurnSearch(dependencies.engine, dependencies.catalogue, dependencies.attachmentLoader);
    this.#memory = new ChatMemory(dependencies.clock);
    const sharedParts = { ...dependencies, turns: new Turns(dependencies), memory: this.#memory };
    this.#pendingTurns = new PendingTurns(sharedParts);
    this.#opening = new TurnOpening({ ...sharedParts, pendingTurns: this.#pendingTurns });
    this.#repeatedAnswers = new RepeatedAnswers(sharedParts);
  }

  /**
   * Interprets the shopper's message. Rejects if something in the request is unknown or belongs to another shopper,
   * or with the signal's reason.
   */
  async translate(request: ChatRequest, signal: AbortSignal): Promise<TranslatedTurn> {
    return this.#opening.open(request, signal);
  }

  /** Searches for the understood wish. A repeated call replaces the results. */
  async retrieve(request: TurnRequest, signal: AbortSignal): Promise<RetrievedItems> {
    const { pendingTurn } = await this.#pendingTurns.find(request);
    if (pendingTurn === null) throw new SupersededError(REPLACED_MESSAGE);
    const findings = await this.#searchFindings(pendingTurn, request, signal);
    const { items, deepPicks, relaxations, divider, facets } = findings;
    return {
      items,
      deepPicks,
      relaxations,
      divider,
      facets,
      announcement: this.#dependencies.stylist.announce(findings),
    };
  }

  /** Answers the turn and stores it. `onText` receives the reply as it streams. */
  async rank(request: RankRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<RankedAnswer> {
    const { chat, pendingTurn } = await this.#pendingTurns.find(request);
    if (pendingTurn === null) return this.#repeatedAnswers.repeat(chat, request, onText);
    const allFindings =
      this.#findRememberedFindings(pendingTurn, request) ?? (await this.#searchFindings(pendingTurn, request, signal));
    const findings = narrowFindings(allFindings, request.quickPickIds, request.topPickIds);
    const { reply, actions = [], spoken, ...choice } = await this.#dependencies.stylist.reply(findings, onText, signal);
    signal.throwIfAborted();
    const namedItems = findNamedItems(reply, listKnownItems(findings, choice));
    const groundedPicks = groundPicks(findings, choice, namedItems);
    const { items, divider } = restoreDivider(groundedPicks.items, findings);
    const picks = { ...groundedPicks, items };
    const messageId = this.#dependencies.secrets.createId();
    const { askedTurn: turn } = pendingTurn;
    const answer = toAnswer({
      chat,
      turn,
      findings,
      picks,
      reply,
      namedItems,
      spoken,
      messageId,
      answeredAt: this.#dependencies.clock.now(),
    });
    const isKept = await this.#dependencies.chats.answer(chat.id, answer);
    if (!isKept) return this.#repeatedAnswers.repeat(chat, { ...request, turnId: turn.id }, () => undefined);
    this.#memory.rememberAnswer(pendingTurn, answer, picks);
    const { intent } = turn.understood;
    const outfit = toOutfit(findings);
    const { facets, reading, unmetFilters } = findings;
    return { ...picks, intent, messageId, reply, namedItems, actions, outfit, divider, facets, reading, unmetFilters };
  }

  /** Runs all three steps in one call. */
  async converse(request: ChatRequest, signal: AbortSignal): Promise<TranslatedTurn & RankedAnswer> {
    const translatedTurn = await this.translate(request, signal);
    const { chatId, turnId, refinedQuery } = translatedTurn;
    const { userId, message } = request;
    const turn = { userId, chatId, turnId, refinedQuery, filters: null };
    const rankedAnswer = await this.rank(
      { ...turn, message, quickPickIds: [], topPickIds: [] },
      () => undefined,
      signal,
    );
    return { ...translatedTurn, ...rankedAnswer };
  }

  async #searchFindings(
    { chat, askedTurn, turn }: PendingTurn,
    { refinedQuery, filters }: TurnRequest,
    signal: AbortSignal,
  ): Promise<Findings> {
    const understood = {
      ...askedTurn.understood,
      refinedQuery: refinedQuery || askedTurn.understood.refinedQuery,
      filters: filters ?? askedTurn.understood.filters,
    };
    const correctedKinds = { ...chat.state.correctedKinds, ...collectCorrectedKinds(askedTurn) };
    const findings = await this.#search.find(chat.userId, turn, understood, correctedKinds, signal);
    this.#memory.rememberFindings(askedTurn.id, findings);
    return findings;
  }

  /** The cached results of the turn; null if there are none or the filters differ. */
  #findRememberedFindings({ askedTurn }: PendingTurn, { filters }: TurnRequest): Findings | null {
    const rememberedFindings = this.#memory.getFindings(askedTurn.id);
    return rememberedFindings !== null &&
      isDeepStrictEqual(rememberedFindings.understood.filters, filters ?? rememberedFindings.understood.filters)
      ? rememberedFindings
      : null;
  }
}
