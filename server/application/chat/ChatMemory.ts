import type { Answer, AskedTurn, Chat } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Findings, Turn } from '../ports/Stylist.ts';
import { Remembered } from './Remembered.ts';
import type { Picks } from './Turns.ts';

/** A turn between its calls. */
export interface WaitingTurn {
  readonly chat: Chat;
  readonly asked: AskedTurn;
  readonly turn: Turn;
}

/** A conversation as its newest answer left it, and the items on its screen. */
export interface KnownChat {
  readonly chat: Chat;
  readonly picks: Picks;
}

const CHATS = 256;
const TURNS = 64;
/** By then an import may have changed what the items are. */
const FRESH_MS = 10 * 60_000;

/**
 * What this node did last, so that the next call need not read it from the store. It may be out of date: whoever
 * writes on the strength of it lets the store judge whether it still holds, and reads anew where it does not.
 */
export class ChatMemory {
  readonly #clock: Clock;
  readonly #chats = new Remembered<KnownChat & { readonly at: number }>(CHATS);
  readonly #turns = new Remembered<WaitingTurn>(TURNS);
  readonly #findings = new Remembered<Findings>(TURNS);
  /** The turn that waits, by its conversation. */
  readonly #newest = new Remembered<string>(TURNS);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  chat(chatId: string): KnownChat | null {
    const known = this.#chats.get(chatId);
    return known !== undefined && this.#clock.now() - known.at < FRESH_MS ? known : null;
  }

  /** With the turn that waits in it. */
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

  /** In place of the turn that waited before: what is asked of that one is for the store to judge. */
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
    const shown = { items: turn.shown.quick, deepPicks: picks.deepPicks.length > 0 ? picks.deepPicks : turn.shown.deep };
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
