import type { Answer, AskedTurn, Chat } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Findings, Turn } from '../ports/Stylist.ts';
import { BoundedCache } from './BoundedCache.ts';
import type { Picks } from './Turns.ts';

/** A pending turn: understood and perhaps searched, but not answered yet. */
export interface WaitingTurn {
  readonly chat: Chat;
  readonly asked: AskedTurn;
  readonly turn: Turn;
}

/** A conversation as of its newest answer, with the items on its screen. */
export interface KnownChat {
  readonly chat: Chat;
  readonly picks: Picks;
}

const MAX_CHATS = 256;
const MAX_TURNS = 64;
/** After this time an import may have changed the items. */
const FRESH_MS = 10 * 60_000;

/**
 * Caches this node's latest turns, so that the next call need not read them from the store. Entries may be stale:
 * the store validates writes that are based on them, and the caller reads again when validation fails.
 */
export class ChatMemory {
  readonly #clock: Clock;
  readonly #chats = new BoundedCache<KnownChat & { readonly at: number }>(MAX_CHATS);
  readonly #turns = new BoundedCache<WaitingTurn>(MAX_TURNS);
  readonly #findings = new BoundedCache<Findings>(MAX_TURNS);
  /** The pending turn of each conversation. */
  readonly #newest = new BoundedCache<string>(MAX_TURNS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  chat(chatId: string): KnownChat | null {
    const known = this.#chats.get(chatId);
    if (known === undefined) return null;
    const age = this.#clock.now() - known.at;
    // If the clock was set back, the age is negative and says nothing: treat the entry as stale.
    return age >= 0 && age < FRESH_MS ? known : null;
  }

  /** Forgets a conversation and its pending turn. */
  forgetChat(chatId: string): void {
    const waiting = this.#newest.get(chatId);
    if (waiting !== undefined) this.#forgetTurn(waiting);
    this.#newest.delete(chatId);
    this.#chats.delete(chatId);
  }

  turn(turnId: string): WaitingTurn | null {
    return this.#turns.get(turnId) ?? null;
  }

  findings(turnId: string): Findings | null {
    return this.#findings.get(turnId) ?? null;
  }

  /** Replaces the previous pending turn; the store handles late calls for that one. */
  asked(waiting: WaitingTurn): void {
    const { chat, asked } = waiting;
    const before = this.#newest.get(chat.id);
    if (before !== undefined) this.#forgetTurn(before);
    this.#newest.set(chat.id, asked.id);
    this.#turns.set(asked.id, waiting);
  }

  found(turnId: string, findings: Findings): void {
    this.#findings.set(turnId, findings);
  }

  answered({ chat, asked, turn }: WaitingTurn, { title, state }: Answer, picks: Picks): void {
    this.#forgetTurn(asked.id);
    this.#newest.delete(chat.id);
    const shown = {
      items: turn.shown.quick,
      deepPicks: picks.deepPicks.length > 0 ? picks.deepPicks : turn.shown.deep,
    };
    this.#chats.set(chat.id, {
      chat: { ...chat, title, state, answers: chat.answers + 1, turn: null },
      picks: asked.understood.intent === 'search' ? picks : shown,
      at: this.#clock.now(),
    });
  }

  #forgetTurn(turnId: string): void {
    this.#turns.delete(turnId);
    this.#findings.delete(turnId);
  }
}
