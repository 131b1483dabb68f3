import { isDeepStrictEqual } from 'node:util';
import { NotFoundError, RefusedFieldError, SupersededError, requireOwned } from '../AccessError.ts';
import type { AttachedThing, AttachedThings } from '../attachments/AttachedThings.ts';
import type { Catalogue } from '../ports/Catalogue.ts';
import { NEW_CHAT } from '../ports/Chats.ts';
import type { AskedTurn, Chat, Chats, ReplacedTurn, StoredMessage } from '../ports/Chats.ts';
import { findNamedItems } from '../../domain/stylist/namedItems.ts';
import type { Clock } from '../ports/Clock.ts';
import type { SearchEngine } from '../ports/SearchEngine.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Findings, Stylist } from '../ports/Stylist.ts';
import type { Users } from '../ports/Users.ts';
import {
  toAnswer,
  getChangedFilters,
  collectCorrectedKinds,
  divideAgain,
  groundPicks,
  listKnownItems,
  makeHeadline,
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
import { TurnSearch } from './TurnSearch.ts';
import { Turns, loadPicks } from './Turns.ts';
import type { Picks } from './Turns.ts';

export interface ChatServiceParts {
  readonly chats: Chats;
  readonly stylist: Stylist;
  readonly engine: SearchEngine;
  readonly catalogue: Catalogue;
  readonly users: Users;
  readonly attached: AttachedThings;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

const DAY_MS = 86_400_000;
const RESOURCE_NAME = 'conversation';
const REPLACED_MESSAGE = 'A newer message has taken the place of this one.';

/**
 * Conversations with the stylist. A turn takes three calls: understand, search, answer. It is stored as messages
 * once answered; until then it is pending and the next turn replaces it. An aborted turn leaves only a pending turn
 * behind. Calls for a turn that is no longer pending reject with a `SupersededError`, except that an answer already
 * given is returned again.
 */
export class ChatService {
  readonly #parts: ChatServiceParts;
  readonly #turns: Turns;
  readonly #search: TurnSearch;
  readonly #memory: ChatMemory;

  constructor(parts: ChatServiceParts) {
    this.#parts = parts;
    this.#turns = new Turns(parts.catalogue, parts.users, parts.attached, parts.clock);
    this.#search = new TurnSearch(parts.engine, parts.catalogue, parts.attached);
    this.#memory = new ChatMemory(parts.clock);
  }

  /**
   * Understands the shopper's message. Rejects if something does not exist or is not the shopper's, or with the
   * signal's reason.
   */
  async translate(request: ChatRequest, signal: AbortSignal): Promise<TranslatedTurn> {
    const { userId, chatId, said, attachments } = request;
    if (said.trim() === '' && attachments.length === 0)
      throw new RefusedFieldError('query', 'Please say what you are looking for.');
    const arrivedAt = this.#parts.clock.now();
    const attachedThings = await this.#parts.attached.find(userId, attachments);
    if (chatId === null) return this.#openChat(request, attachedThings, arrivedAt, signal);
    return this.#continueChat(chatId, request, attachedThings, arrivedAt, signal);
  }

  /** Searches for what was understood. A repeated call replaces the results. */
  async retrieve(request: TurnRequest, signal: AbortSignal): Promise<RetrievedItems> {
    const { pendingTurn } = await this.#findPendingTurn(request);
    if (pendingTurn === null) throw new SupersededError(REPLACED_MESSAGE);
    const findings = await this.#searchFindings(pendingTurn, request, signal);
    const { items, deepPicks, relaxations, divider, facets } = findings;
    return { items, deepPicks, relaxations, divider, facets, announcement: this.#parts.stylist.announce(findings) };
  }

  /** Answers, and stores the turn with its answer. `onText` receives the reply as it streams. */
  async rank(request: RankRequest, onText: (piece: string) => void, signal: AbortSignal): Promise<RankedAnswer> {
    const { chat, pendingTurn } = await this.#findPendingTurn(request);
    if (pendingTurn === null) return this.#repeatAnswer(chat, request, onText);
    const allFindings =
      this.#findRememberedFindings(pendingTurn, request) ?? (await this.#searchFindings(pendingTurn, request, signal));
    const findings = narrowFindings(allFindings, request.quickPickIds, request.topPickIds);
    const { reply, actions = [], spoken, ...choice } = await this.#parts.stylist.reply(findings, onText, signal);
    signal.throwIfAborted();
    const namedItems = findNamedItems(reply, listKnownItems(findings));
    const groundedPicks = groundPicks(findings, choice, namedItems);
    const { items, divider } = divideAgain(groundedPicks.items, findings);
    const picks = { ...groundedPicks, items };
    const messageId = this.#parts.secrets.id();
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
      at: this.#parts.clock.now(),
    });
    const isKept = await this.#parts.chats.answer(chat.id, answer);
    if (!isKept) return this.#repeatAnswer(chat, { ...request, turnId: turn.id }, () => undefined);
    this.#memory.rememberAnswer(pendingTurn, answer, picks);
    const { intent } = turn.understood;
    const outfit = toOutfit(findings);
    return { ...picks, intent, messageId, reply, namedItems, actions, outfit, divider, facets: findings.facets };
  }

  /** All three steps in one call. */
  async converse(request: ChatRequest, signal: AbortSignal): Promise<TranslatedTurn & RankedAnswer> {
    const translatedTurn = await this.translate(request, signal);
    const { chatId, turnId, refinedQuery } = translatedTurn;
    const { userId, said } = request;
    const turn = { userId, chatId, turnId, refinedQuery, filters: null };
    const rankedAnswer = await this.rank({ ...turn, said, quickPickIds: [], topPickIds: [] }, () => undefined, signal);
    return { ...translatedTurn, ...rankedAnswer };
  }

  async #openChat(
    request: ChatRequest,
    attachedThings: readonly AttachedThing[],
    arrivedAt: number,
    signal: AbortSignal,
  ): Promise<TranslatedTurn> {
    const { chats, secrets } = this.#parts;
    const chat: Chat = { id: secrets.id(), userId: request.userId, title: '', state: NEW_CHAT, answers: 0, turn: null };
    const pendingTurn = await this.#understandMessage(
      { chat, picks: null },
      // What an earlier conversation or search left on the screen is no part of a new conversation.
      { ...request, shownItemIds: null },
      attachedThings,
      arrivedAt,
      signal,
    );
    await chats.removeUnanswered(request.userId, arrivedAt - DAY_MS);
    await chats.open({ ...chat, title: makeHeadline(pendingTurn.askedTurn) }, pendingTurn.askedTurn);
    return this.#toTranslatedTurn(pendingTurn);
  }

  async #continueChat(
    chatId: string,
    request: ChatRequest,
    attachedThings: readonly AttachedThing[],
    arrivedAt: number,
    signal: AbortSignal,
  ): Promise<TranslatedTurn> {
    for (;;) {
      const knownChat = this.#memory.findChat(chatId);
      const chat = requireOwned(knownChat?.chat ?? (await this.#loadChat(chatId)), request.userId, RESOURCE_NAME);
      const replaced = await this.#findReplacedTurn(chatId, request.editedTurnId ?? null);
      const pendingTurn = await this.#understandMessage(
        replaced === undefined
          ? { chat, picks: knownChat?.picks ?? null }
          : { chat: withStateBefore(chat, replaced), picks: null },
        request,
        attachedThings,
        arrivedAt,
        signal,
        replaced,
      );
      const outcome = await this.#parts.chats.ask(chatId, pendingTurn.askedTurn, chat.answers);
      if (outcome === 'asked') return this.#toTranslatedTurn(pendingTurn);
      this.#memory.forgetChat(chatId);
      if (outcome === 'superseded') throw new SupersededError(REPLACED_MESSAGE);
      if (outcome === 'gone') throw new NotFoundError(`There is no such ${RESOURCE_NAME}.`);
    }
  }

  async #understandMessage(
    { chat, picks }: { readonly chat: Chat; readonly picks: Picks | null },
    request: ChatRequest,
    attachedThings: readonly AttachedThing[],
    arrivedAt: number,
    signal: AbortSignal,
    replaced?: ReplacedTurn,
  ): Promise<PendingTurn> {
    const { said, filters, shownItemIds, swappedItemId = null } = request;
    const shownPicks = shownItemIds === null ? null : { itemIds: shownItemIds, deepPicks: [] };
    const turn = await this.#turns.composeTurn(
      chat.userId,
      chat.state,
      { said, filters, shown: shownPicks, attachedThings, swappedItemId },
      shownPicks === null ? picks : null,
    );
    const understood = await this.#parts.stylist.understand(turn, signal);
    signal.throwIfAborted();
    const attachments = attachedThings.map(({ attachment }) => attachment);
    const askedTurn = {
      id: this.#parts.secrets.id(),
      arrivedAt,
      said,
      filters,
      shown: shownPicks,
      attachments,
      understood,
      ...(replaced && { replaced }),
    };
    return { chat, askedTurn, turn };
  }

  /** The turn that an edited message takes the place of; undefined if the message is a new one. */
  async #findReplacedTurn(chatId: string, turnId: string | null): Promise<ReplacedTurn | undefined> {
    if (turnId === null) return undefined;
    const stateBefore = await this.#parts.chats.findStateBefore(chatId, turnId);
    if (stateBefore === null) throw new NotFoundError('There is no such message.');
    return { turnId, stateBefore: isCurrentState(stateBefore) ? stateBefore : NEW_CHAT };
  }

  #toTranslatedTurn(pendingTurn: PendingTurn): TranslatedTurn {
    this.#memory.rememberTurn(pendingTurn);
    return toTranslatedTurn(pendingTurn.chat.id, pendingTurn.askedTurn);
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

  /**
   * The cached results of the turn. Null if there are none or the filters differ, so that the caller must search again.
   */
  #findRememberedFindings({ askedTurn }: PendingTurn, { filters }: TurnRequest): Findings | null {
    const rememberedFindings = this.#memory.getFindings(askedTurn.id);
    return rememberedFindings !== null &&
      isDeepStrictEqual(rememberedFindings.understood.filters, filters ?? rememberedFindings.understood.filters)
      ? rememberedFindings
      : null;
  }

  /** The requested turn; null if it is no longer pending. A cached turn is validated by the store on write. */
  async #findPendingTurn({
    userId,
    chatId,
    turnId,
  }: TurnRequest): Promise<{ readonly chat: Chat; readonly pendingTurn: PendingTurn | null }> {
    const knownTurn = turnId === null ? null : this.#memory.findTurn(turnId);
    if (knownTurn?.chat.id === chatId)
      return { chat: requireOwned(knownTurn.chat, userId, RESOURCE_NAME), pendingTurn: knownTurn };
    const chat = requireOwned(await this.#loadChat(chatId), userId, RESOURCE_NAME);
    const askedTurn = chat.turn;
    if (askedTurn === null || (turnId !== null && askedTurn.id !== turnId)) return { chat, pendingTurn: null };
    const chatBefore = askedTurn.replaced === undefined ? chat : withStateBefore(chat, askedTurn.replaced);
    return {
      chat: chatBefore,
      pendingTurn: this.#memory.findTurn(askedTurn.id) ?? {
        chat: chatBefore,
        askedTurn,
        turn: await this.#turns.recomposeTurn(chatBefore, askedTurn),
      },
    };
  }

  /** The stored conversation. A state of another version is reset, and its pending turn is dropped. */
  async #loadChat(chatId: string): Promise<Chat | null> {
    const chat = await this.#parts.chats.byId(chatId);
    return chat === null || isCurrentState(chat.state) ? chat : { ...chat, state: NEW_CHAT, turn: null };
  }

  /** The error for a turn that is no longer pending. */
  async #createLostError({ id }: Chat): Promise<Error> {
    this.#memory.forgetChat(id);
    const isStillStored = (await this.#parts.chats.byId(id)) !== null;
    return isStillStored
      ? new SupersededError(REPLACED_MESSAGE)
      : new NotFoundError(`There is no such ${RESOURCE_NAME}.`);
  }

  /** The stored answer, for a repeated call. */
  async #repeatAnswer(chat: Chat, request: RankRequest, onText: (piece: string) => void): Promise<RankedAnswer> {
    const earlierAnswer =
      request.turnId === null
        ? await this.#findLastAnswer(chat, request.said)
        : await this.#parts.chats.findAnswer(chat.id, request.turnId);
    if (earlierAnswer === null) throw await this.#createLostError(chat);
    onText(earlierAnswer.message);
    const picks = await loadPicks(this.#parts.catalogue, earlierAnswer.picks);
    return {
      ...picks,
      intent: earlierAnswer.intent ?? 'search',
      messageId: earlierAnswer.id,
      reply: earlierAnswer.message,
      namedItems: earlierAnswer.namedItems ?? [],
      actions: [],
      divider: null,
      outfit: earlierAnswer.outfit ?? null,
    };
  }

  async #findLastAnswer({ id }: Chat, said: string): Promise<StoredMessage | null> {
    const [question, answer] = (await this.#parts.chats.listMessages(id)).slice(-2);
    return question?.message === said && answer !== undefined ? answer : null;
  }
}

function toTranslatedTurn(chatId: string, turn: AskedTurn): TranslatedTurn {
  const { intent, refinedQuery } = turn.understood;
  return {
    chatId,
    turnId: turn.id,
    title: makeHeadline(turn),
    intent,
    refinedQuery,
    updatedFilters: getChangedFilters(turn),
  };
}

const withStateBefore = (chat: Chat, { stateBefore }: ReplacedTurn): Chat => ({ ...chat, state: stateBefore });

/** False for a state of another version, and for one that was stored before a filter was added. */
function isCurrentState({ version, conversation }: Chat['state']): boolean {
  return (
    version === NEW_CHAT.version &&
    Object.keys(NEW_CHAT.conversation.filters).every((key) => Object.hasOwn(conversation.filters, key))
  );
}
