import { hasItems, type ChatRequest, type Feedback } from '../../domain/chat/Chat.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { CurrentShopper } from '../ports/CurrentShopper.ts';
import type { Items } from '../ports/Items.ts';
import type { PulseStatus } from '../pulse/PulseStatus.ts';
import type { Attachments } from '../search/Attachments.ts';
import type { QueryDraft } from '../search/QueryDraft.ts';
import type { SearchSession } from '../search/SearchSession.ts';
import type { Observable } from '../Snapshots.ts';
import { AnswerFeedback } from './AnswerFeedback.ts';
import { AnswerResults } from './AnswerResults.ts';
import { ChatBox } from './ChatBox.ts';
import type { ChatMode } from './ChatMode.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import { Conversation } from './Conversation.ts';
import type { Turn } from './shownMessages.ts';
import { takeTurn } from './takeTurn.ts';
import { TurnResults } from './TurnResults.ts';

export interface ChatSessionParts {
  readonly chats: Chats;
  readonly items: Items;
  readonly mode: ChatMode;
  readonly draft: QueryDraft;
  readonly search: SearchSession;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly shopper: CurrentShopper;
  readonly notices: Notices;
  readonly pulse: PulseStatus;
  readonly clock: Clock;
}

/**
 * The conversation with the stylist (spec section 4, chat mode). One turn is under way at the most: the
 * newest wins, and nothing of an older one, of a stopped one or of another shopper's reaches the screen.
 * Results go to the `SearchSession`, filters to the `FilterManager`.
 *
 * None of the methods rejects: a failure is told by a popup, and what was said is back in the box.
 */
export class ChatSession implements Observable<ChatSnapshot> {
  readonly #parts: ChatSessionParts;
  readonly #conversation = new Conversation();
  /** A turn, or the loading of a conversation: whichever was asked for last. */
  readonly #newest = new NewestRequest();
  readonly #box: ChatBox;
  readonly #found: TurnResults;
  readonly #results: AnswerResults;
  readonly #feedback: AnswerFeedback;
  #turns = 0;
  #userId: string | null;

  constructor(parts: ChatSessionParts) {
    this.#parts = parts;
    this.#userId = parts.shopper.snapshot?.id ?? null;
    this.#box = new ChatBox(parts);
    this.#found = new TurnResults({
      ...parts,
      onSearch: () => this.#results.cancel(),
      onScreen: (keys) => this.#conversation.showOnScreen(keys),
    });
    this.#results = new AnswerResults({ ...parts, onFetching: (key) => this.#conversation.setFetching(key) });
    this.#feedback = new AnswerFeedback({
      ...parts,
      onChange: (key, feedback) => this.#conversation.judge(key, feedback),
    });
  }

  get snapshot(): ChatSnapshot {
    return this.#conversation.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#conversation.subscribe(listener);
  }

  /** Follows the search and the shopper until the returned function is called, which stops what is under way. */
  start(): () => void {
    this.#followShopper();
    const stops = [this.#parts.shopper.subscribe(() => this.#followShopper()), this.#found.start()];
    return () => {
      for (const stop of stops) stop();
      this.#settleDown();
    };
  }

  /**
   * Sends what is in the box, words and attachment, and empties it; both messages are in the snapshot at
   * once. Does nothing without words and attachment, or where nobody is signed in. A turn under way is
   * dropped and its words stay in the conversation. Aborting is `stop`.
   */
  async submit(signal?: AbortSignal): Promise<void> {
    const asked = this.#userId === null ? null : this.#box.take(this.#userId, this.snapshot);
    if (asked === null) return;
    const turn = this.#begin(asked);
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const listener = this.#conversation.listenerOf(turn);
      const outcome = await this.#newest.run((abort) => takeTurn(this.#parts.chats, asked, listener, abort), signal);
      if (outcome.kind === 'answered') {
        this.#parts.notices.settle('search-failed');
        this.#conversation.complete(turn, outcome.answer);
        this.#found.show(turn, outcome.answer, this.#conversation.find(turn.answerKey)!.query);
      }
      if (outcome.kind === 'cancelled') this.stop();
    } catch (error) {
      this.stop();
      this.#parts.notices.showFailure('search-failed', error);
    } finally {
      endPulse();
    }
  }

  /** Ends the turn under way, at whatever stage: both its messages go, words and attachment are back in the box. */
  stop(): void {
    const turn = this.#conversation.takeBack();
    if (turn === null) return;
    this.#newest.abort();
    this.#box.putBack(turn.asked);
  }

  /**
   * Turns chat mode on or off, which begins a new conversation; words under way go back into the box. It
   * counts whether or not the server can keep it at once.
   */
  async toggle(): Promise<void> {
    const { mode } = this.#parts;
    this.reset();
    await mode.set(!mode.snapshot);
  }

  /** Begins a new conversation; the results stay, words under way go back into the box. */
  reset(): void {
    this.#settleDown();
    this.#feedback.forget();
    this.#conversation.reset();
  }

  /**
   * Shows a conversation of the history, then its last results, and turns chat mode on (spec section 4,
   * history selection). `keepResults` leaves what is on the screen there. A failure says 'Error loading Chat'.
   */
  async open(
    chatId: string,
    { keepResults = false }: { readonly keepResults?: boolean } = {},
    signal?: AbortSignal,
  ): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    this.#settleDown();
    this.#conversation.setStatus('loading');
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => this.#parts.chats.getMessages(userId, chatId, abort), signal);
      if (outcome.kind === 'superseded') return;
      this.#conversation.setStatus('ready');
      if (outcome.kind === 'cancelled') return;
      this.#parts.notices.settle('chat-not-loaded');
      this.#feedback.forget();
      this.#conversation.load(chatId, outcome.answer);
      void this.#parts.mode.set(true);
      const last = this.snapshot.messages.findLast(hasItems);
      if (last !== undefined && !keepResults) await this.showResults(last.key, signal);
    } catch (error) {
      this.#conversation.setStatus('ready');
      this.#parts.notices.showFailure('chat-not-loaded', error);
    } finally {
      endPulse();
    }
  }

  /** Leaves the conversation for a plain search and turns chat mode off. */
  leave(): void {
    this.reset();
    if (this.#parts.mode.snapshot) void this.#parts.mode.set(false);
  }

  /** The conversation was deleted: where it is the one on the screen it goes, with what is under way in it. */
  forget(chatId: string): void {
    if (this.snapshot.chatId !== chatId) return;
    this.#conversation.takeBack();
    this.reset();
  }

  /** Brings the results of an answer back; `key` as in the snapshot. A failure says 'Error Fetching Items'. */
  async showResults(key: string, signal?: AbortSignal): Promise<void> {
    const answer = this.#conversation.find(key);
    if (answer !== undefined) await this.#results.show(answer, this.#conversation.attachedTo(key), signal);
  }

  /** Shows at once; taken back where the server refuses, which 'Failed to save chat feedback' then says. */
  async giveFeedback(key: string, feedback: Feedback): Promise<void> {
    const answer = this.#conversation.find(key);
    const { chatId } = this.snapshot;
    if (answer === undefined || answer.stage !== null || chatId === null || this.#userId === null) return;
    await this.#feedback.give(this.#userId, chatId, answer, feedback);
  }

  /** One tap: the filters as they were before the stylist changed them for the answer that is shown. Searches anew. */
  undoFilters(key: string): void {
    const answer = this.#conversation.find(key);
    if (key !== this.snapshot.showingKey || !answer?.filters || answer.aiUpdatedFilters === null) return;
    this.#parts.filters.apply({ ...answer.filters });
  }

  #begin(asked: ChatRequest): Turn {
    this.#turns += 1;
    this.#found.expect();
    this.#results.cancel();
    this.#conversation.setStatus('ready');
    const turn = { asked, saidKey: `said-${this.#turns}`, answerKey: `answer-${this.#turns}` };
    this.#conversation.begin(turn, new Date(this.#parts.clock.now()).toISOString());
    return turn;
  }

  /** Nothing is under way any more. */
  #settleDown(): void {
    this.stop();
    this.#newest.abort();
    this.#results.cancel();
    this.#conversation.setStatus('ready');
  }

  #followShopper(): void {
    const userId = this.#parts.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#conversation.takeBack();
    this.reset();
    this.#box.empty();
  }
}
