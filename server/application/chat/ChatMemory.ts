import type { Answer, AskedTurn, Chat } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Findings, Turn } from '../ports/Stylist.ts';
import { BoundedCache } from './BoundedCache.ts';
import type { Picks } from './Turns.ts';

/** A turn that is not answered yet, with its conversation. */
export interface PendingTurn {
  readonly chat: Chat;
  readonly askedTurn: AskedTurn;
  readonly turn: Turn;
}

/** A conversation after its newest answer, with the items on the screen. */
export interface KnownChat {
  readonly chat: Chat;
  readonly picks: Picks;
}

const MAX_CHATS = 256;
const MAX_TURNS = 64;
/** Older entries are ignored, because an import may have changed the items. */
const MAX_CHAT_AGE_MS = 10 * 60_000;

/**
 * Caches this node's latest turns. Entries may be outdated: the store validates writes based on them, and the caller
 * reads again if validation fails.
 */
export class ChatMemory {
  readonly #clock: Clock;
  readonly #chats = new BoundedCache<KnownChat & { readonly cachedAt: number }>(MAX_CHATS);
  readonly #turns = new BoundedCache<PendingTurn>(MAX_TURNS);
  readonly #findings = new BoundedCache<Findings>(MAX_TURNS);
  /** The id of each conversation's pending turn. */
  readonly #newestTurnIds = new BoundedCache<string>(MAX_TURNS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  findChat(chatId: string): KnownChat | null {
    const knownChat = this.#chats.get(chatId);
    if (knownChat === undefined) return null;
    const ageMs = this.#clock.now() - knownChat.cachedAt;
    // After the clock was set back, the age is negative and the entry counts as outdated.
    return ageMs >= 0 && ageMs < MAX_CHAT_AGE_MS ? knownChat : null;
  }

  /** Forgets a conversation and its pending turn. */
  forgetChat(chatId: string): void {
    const pendingTurn = this.#newestTurnIds.get(chatId);
    if (pendingTurn !== undefined) this.#forgetTurn(pendingTurn);
    this.#newestTurnIds.delete(chatId);
    this.#chats.delete(chatId);
  }

  findTurn(turnId: string): PendingTurn | null {
    return this.#turns.get(turnId) ?? null;
  }

  getFindings(turnId: string): Findings | null {
    return this.#findings.get(turnId) ?? null;
  }

  /** Caches the conversation's pending turn in place of the previous one. */
  rememberTurn(pendingTurn: PendingTurn): void {
    const { chat, askedTurn } = pendingTurn;
    const previousTurnId = this.#newestTurnIds.get(chat.id);
    if (previousTurnId !== undefined) this.#forgetTurn(previousTurnId);
    this.#newestTurnIds.set(chat.id, askedTurn.id);
    this.#turns.set(askedTurn.id, pendingTurn);
  }

  rememberFindings(turnId: string, findings: Findings): void {
    this.#findings.set(turnId, findings);
  }

  rememberAnswer({ chat, askedTurn, turn }: PendingTurn, { title, state }: Answer, picks: Picks): void {
    this.#forgetTurn(askedTurn.id);
    this.#newestTurnIds.delete(chat.id);
    const shownPicks = {
      items: turn.shown.quick,
      deepPicks: picks.deepPicks.length > 0 ? picks.deepPicks : turn.shown.deep,
    };
    this.#chats.set(chat.id, {
      chat: { ...chat, title, state, answers: chat.answers + 1, turn: null },
      picks: askedTurn.understood.intent === 'search' ? picks : shownPicks,
      cachedAt: this.#clock.now(),
    });
  }

  #forgetTurn(turnId: string): void {
    this.#turns.delete(turnId);
    this.#findings.delete(turnId);
  }
}
