import { NotFoundError, requireOwned } from '../AccessError.ts';
import { NEW_CHAT } from '../ports/Chats.ts';
import type { Chat, Chats, ReplacedTurn } from '../ports/Chats.ts';
import type { ChatMemory, PendingTurn } from './ChatMemory.ts';
import type { TurnRequest } from './ChatRequest.ts';
import type { Picks, Turns } from './Turns.ts';

export const CHAT_RESOURCE = 'conversation';
export const REPLACED_MESSAGE =
  'A newer message, perhaps from another window, took the place of this one. Please send this again.';

export interface PendingTurnsDependencies {
  readonly chats: Chats;
  readonly memory: ChatMemory;
  readonly turns: Turns;
}

/** A stored conversation that the next message continues. */
export interface OpenChat {
  readonly chat: Chat;
  /** The items of its newest answer; null if they are not cached. */
  readonly picks: Picks | null;
  /** The turn that an edited message replaces. */
  readonly replacedTurn?: ReplacedTurn;
}

/** Finds conversations and their pending turns, in this node's cache or in the store. */
export class PendingTurns {
  readonly #dependencies: PendingTurnsDependencies;

  constructor(dependencies: PendingTurnsDependencies) {
    this.#dependencies = dependencies;
  }

  /** The shopper's conversation. With `editedTurnId`, its state before that turn. */
  async findChat(userId: string, chatId: string, editedTurnId: string | null): Promise<OpenChat> {
    const knownChat = this.#dependencies.memory.findChat(chatId);
    const chat = requireOwned(knownChat?.chat ?? (await this.#loadChat(chatId)), userId, CHAT_RESOURCE);
    if (editedTurnId === null) return { chat, picks: knownChat?.picks ?? null };
    const replacedTurn = await this.#findReplacedTurn(chatId, editedTurnId);
    return { chat: restoreStateBefore(chat, replacedTurn), picks: null, replacedTurn };
  }

  /**
   * The requested turn; null if it is no longer pending. A cached turn may be outdated, so the store validates
   * writes.
   */
  async find({
    userId,
    chatId,
    turnId,
  }: TurnRequest): Promise<{ readonly chat: Chat; readonly pendingTurn: PendingTurn | null }> {
    const knownTurn = turnId === null ? null : this.#dependencies.memory.findTurn(turnId);
    if (knownTurn?.chat.id === chatId)
      return { chat: requireOwned(knownTurn.chat, userId, CHAT_RESOURCE), pendingTurn: knownTurn };
    const chat = requireOwned(await this.#loadChat(chatId), userId, CHAT_RESOURCE);
    const askedTurn = chat.turn;
    if (askedTurn === null || (turnId !== null && askedTurn.id !== turnId)) return { chat, pendingTurn: null };
    const chatBefore = askedTurn.replaced === undefined ? chat : restoreStateBefore(chat, askedTurn.replaced);
    return {
      chat: chatBefore,
      pendingTurn: this.#dependencies.memory.findTurn(askedTurn.id) ?? {
        chat: chatBefore,
        askedTurn,
        turn: await this.#dependencies.turns.recomposeTurn(chatBefore, askedTurn),
      },
    };
  }

  async #findReplacedTurn(chatId: string, turnId: string): Promise<ReplacedTurn> {
    const stateBefore = await this.#dependencies.chats.findStateBefore(chatId, turnId);
    if (stateBefore === null) throw new NotFoundError('There is no such message.');
    return { turnId, stateBefore: isCurrentState(stateBefore) ? stateBefore : NEW_CHAT };
  }

  /** Loads a conversation from the store. Resets a state of another version and drops its pending turn. */
  async #loadChat(chatId: string): Promise<Chat | null> {
    const chat = await this.#dependencies.chats.byId(chatId);
    return chat === null || isCurrentState(chat.state) ? chat : { ...chat, state: NEW_CHAT, turn: null };
  }
}

const restoreStateBefore = (chat: Chat, { stateBefore }: ReplacedTurn): Chat => ({ ...chat, state: stateBefore });

/** Whether the state has the current version and all filters. */
function isCurrentState({ version, conversation }: Chat['state']): boolean {
  return (
    version === NEW_CHAT.version &&
    Object.keys(NEW_CHAT.conversation.filters).every((key) => Object.hasOwn(conversation.filters, key))
  );
}
