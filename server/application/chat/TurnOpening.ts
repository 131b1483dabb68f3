import { LimitReachedError, NotFoundError, RefusedFieldError, SupersededError } from '../AccessError.ts';
import type { LoadedAttachment, AttachmentLoader } from '../attachments/AttachmentLoader.ts';
import { NEW_CHAT } from '../ports/Chats.ts';
import type { AskedTurn, Chat, Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Secrets } from '../ports/Secrets.ts';
import type { Stylist } from '../ports/Stylist.ts';
import { getChangedFilters, makeHeadline } from './answering.ts';
import type { ChatMemory, PendingTurn } from './ChatMemory.ts';
import type { ChatRequest, TranslatedTurn } from './ChatRequest.ts';
import { CHAT_RESOURCE, REPLACED_MESSAGE, type OpenChat, type PendingTurns } from './PendingTurns.ts';
import type { Turns } from './Turns.ts';

const DAY_MS = 86_400_000;

/**
 * What one shopper may keep: years of daily use. A turn takes up to about 60 KB, so the answers of one account take at
 * most about 600 MB.
 */
export const MAX_CHATS = 1_000;
export const MAX_ANSWERS = 10_000;

const HISTORY_FULL_MESSAGE =
  'Your chat history is full. Please delete conversations you no longer need, then send this again.';

export interface TurnOpeningDependencies {
  readonly chats: Chats;
  readonly stylist: Stylist;
  readonly attachmentLoader: AttachmentLoader;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly turns: Turns;
  readonly pendingTurns: PendingTurns;
  readonly memory: ChatMemory;
}

/** A message with its attachments and the time of its arrival. */
interface ArrivedMessage {
  readonly request: ChatRequest;
  readonly loadedAttachments: readonly LoadedAttachment[];
  readonly arrivedAt: number;
}

/** Begins turns: the stylist interprets the message, and the store records the turn as pending. */
export class TurnOpening {
  readonly #dependencies: TurnOpeningDependencies;

  constructor(dependencies: TurnOpeningDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Begins a turn. Rejects if something in the request is unknown or belongs to another shopper, or with the signal's
   * reason.
   */
  async open(request: ChatRequest, signal: AbortSignal): Promise<TranslatedTurn> {
    const { userId, chatId, message: text, attachments } = request;
    if (text.trim() === '' && attachments.length === 0)
      throw new RefusedFieldError('query', 'Please say what you are looking for.');
    const arrivedAt = this.#dependencies.clock.now();
    await this.#requireRoom(userId, chatId, arrivedAt);
    const loadedAttachments = await this.#dependencies.attachmentLoader.find(userId, attachments);
    const message = { request, loadedAttachments, arrivedAt };
    const pendingTurn =
      chatId === null ? await this.#openChat(message, signal) : await this.#continueChat(chatId, message, signal);
    this.#dependencies.memory.rememberTurn(pendingTurn);
    return toTranslatedTurn(pendingTurn.chat.id, pendingTurn.askedTurn);
  }

  /** Rejects with a `LimitReachedError` if the shopper keeps as many conversations or answers as allowed. */
  async #requireRoom(userId: string, chatId: string | null, arrivedAt: number): Promise<void> {
    const { chats } = this.#dependencies;
    if (chatId === null) await chats.removeUnanswered(userId, arrivedAt - DAY_MS);
    const { chatCount, answerCount } = await chats.countOf(userId);
    if (answerCount >= MAX_ANSWERS || (chatId === null && chatCount >= MAX_CHATS))
      throw new LimitReachedError(HISTORY_FULL_MESSAGE);
  }

  async #openChat({ request, ...message }: ArrivedMessage, signal: AbortSignal): Promise<PendingTurn> {
    const { chats, secrets } = this.#dependencies;
    const chat: Chat = {
      id: secrets.createId(),
      userId: request.userId,
      title: '',
      state: NEW_CHAT,
      answers: 0,
      turn: null,
    };
    // The first message ignores the items on the screen, which belong to an earlier conversation or search.
    const firstMessage = { ...message, request: { ...request, shownItemIds: null } };
    const pendingTurn = await this.#understand({ chat, picks: null }, firstMessage, signal);
    await chats.open({ ...chat, title: makeHeadline(pendingTurn.askedTurn) }, pendingTurn.askedTurn);
    return pendingTurn;
  }

  /** Adds a turn to a conversation. Interprets the message again if another turn was answered meanwhile. */
  async #continueChat(chatId: string, message: ArrivedMessage, signal: AbortSignal): Promise<PendingTurn> {
    const { chats, pendingTurns, memory } = this.#dependencies;
    const { userId, editedTurnId = null } = message.request;
    for (;;) {
      const openChat = await pendingTurns.findChat(userId, chatId, editedTurnId);
      const pendingTurn = await this.#understand(openChat, message, signal);
      const outcome = await chats.ask(chatId, pendingTurn.askedTurn, openChat.chat.answers);
      if (outcome === 'asked') return pendingTurn;
      memory.forgetChat(chatId);
      if (outcome === 'superseded') throw new SupersededError(REPLACED_MESSAGE);
      if (outcome === 'gone') throw new NotFoundError(`There is no such ${CHAT_RESOURCE}.`);
    }
  }

  async #understand(
    { chat, picks, replacedTurn }: OpenChat,
    { request, loadedAttachments, arrivedAt }: ArrivedMessage,
    signal: AbortSignal,
  ): Promise<PendingTurn> {
    const { turns, stylist, secrets } = this.#dependencies;
    const { message, filters, shownItemIds, swappedItemId = null, removedWords = [] } = request;
    const shownPicks = shownItemIds === null ? null : { itemIds: shownItemIds, deepPicks: [] };
    const facts = { said: message, filters, shown: shownPicks, loadedAttachments, swappedItemId, removedWords };
    const turn = await turns.composeTurn(chat.userId, chat.state, facts, shownPicks === null ? picks : null);
    const understanding = await stylist.understand(turn, signal);
    signal.throwIfAborted();
    const attachments = loadedAttachments.map(({ attachment }) => attachment);
    const id = secrets.createId();
    const askedTurn = {
      id,
      arrivedAt,
      said: message,
      filters,
      shown: shownPicks,
      attachments,
      understood: understanding,
      ...(replacedTurn && { replaced: replacedTurn }),
    };
    return { chat, askedTurn, turn };
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
