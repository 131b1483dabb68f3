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
import { ChatInput } from './ChatInput.ts';
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
 * The conversation with the stylist (spec section 4, chat mode). At most one turn is pending: the newest wins, and
 * late answers to older turns, stopped turns and turns of another shopper are dropped. Results go to the
 * `SearchSession`, filters to the `FilterManager`.
 *
 * No method rejects: a popup shows a failure, and the unanswered message returns to the box.
 */
export class ChatSession implements Observable<ChatSnapshot> {
  readonly #parts: ChatSessionParts;
  readonly #conversation = new Conversation();
  /** The newest request: a turn or the loading of a conversation, whichever started later. */
  readonly #newest = new NewestRequest();
  readonly #input: ChatInput;
  readonly #turnResults: TurnResults;
  readonly #answerResults: AnswerResults;
  readonly #feedback: AnswerFeedback;
  #lastTurn = 0;
  #userId: string | null;

  constructor(parts: ChatSessionParts) {
    this.#parts = parts;
    this.#userId = parts.shopper.snapshot?.id ?? null;
    this.#input = new ChatInput(parts);
    this.#turnResults = new TurnResults({
      ...parts,
      onSearch: () => this.#answerResults.cancel(),
      onAnswersShown: (keys) => this.#conversation.showOnScreen(keys),
    });
    this.#answerResults = new AnswerResults({ ...parts, onFetching: (key) => this.#conversation.setFetching(key) });
    this.#feedback = new AnswerFeedback({
      ...parts,
      onChange: (key, feedback) => this.#conversation.setFeedback(key, feedback),
    });
  }

  get snapshot(): ChatSnapshot {
    return this.#conversation.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#conversation.subscribe(listener);
  }

  /** Observes the search and the shopper until the returned function is called, which also stops the pending turn. */
  start(): () => void {
    this.#followShopper();
    const stops = [this.#parts.shopper.subscribe(() => this.#followShopper()), this.#turnResults.start()];
    return () => {
      for (const stop of stops) stop();
      this.#finishTurn();
    };
  }

  /**
   * Sends the text and attachment of the box and empties it; the message and its pending answer are in the snapshot at
   * once. Does nothing when the box is empty or nobody is signed in. A pending turn is dropped, and its message stays
   * in the conversation. Aborting has the effect of `stop`.
   */
  async submit(signal?: AbortSignal): Promise<void> {
    const request = this.#userId === null ? null : this.#input.takeRequest(this.#userId, this.snapshot);
    if (request === null) return;
    const turn = this.#beginTurn(request);
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const listener = this.#conversation.createListener(turn);
      const outcome = await this.#newest.run((abort) => takeTurn(this.#parts.chats, request, listener, abort), signal);
      if (outcome.kind === 'answered') {
        this.#parts.notices.clearPopup('search-failed');
        this.#conversation.completeTurn(turn, outcome.answer);
        this.#turnResults.show(turn, outcome.answer, this.#conversation.findMessage(turn.answerKey)!.query);
      }
      if (outcome.kind === 'canceled') this.stop();
    } catch (error) {
      this.stop();
      this.#parts.notices.showFailure('search-failed', error);
    } finally {
      endPulse();
    }
  }

  /** Ends the pending turn at any stage: removes both its messages, and returns text and attachment to the box. */
  stop(): void {
    const turn = this.#conversation.cancelTurn();
    if (turn === null) return;
    this.#newest.abort();
    this.#input.putBack(turn.request);
  }

  /**
   * Turns chat mode on or off and begins a new conversation; the text of a pending turn returns to the box. The mode
   * changes even if the server cannot store it at once.
   */
  async toggleMode(): Promise<void> {
    const { mode } = this.#parts;
    this.resetChat();
    await mode.set(!mode.snapshot);
  }

  /** Begins a new conversation; the results stay, and the text of a pending turn returns to the box. */
  resetChat(): void {
    this.#finishTurn();
    this.#feedback.clear();
    this.#conversation.reset();
  }

  /**
   * Shows a conversation of the history, then its last results, and turns chat mode on (spec section 4,
   * history selection). `keepResults` leaves the results on the screen. A failure shows 'Error loading Chat'.
   */
  async open(
    chatId: string,
    { keepResults = false }: { readonly keepResults?: boolean } = {},
    signal?: AbortSignal,
  ): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    this.#finishTurn();
    this.#conversation.setStatus('loading');
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => this.#parts.chats.getMessages(userId, chatId, abort), signal);
      if (outcome.kind === 'superseded') return;
      this.#conversation.setStatus('ready');
      if (outcome.kind === 'canceled') return;
      this.#parts.notices.clearPopup('chat-not-loaded');
      this.#feedback.clear();
      this.#conversation.load(chatId, outcome.answer);
      void this.#parts.mode.set(true);
      const lastAnswer = this.snapshot.messages.findLast(hasItems);
      if (lastAnswer !== undefined && !keepResults) await this.showResults(lastAnswer.key, signal);
    } catch (error) {
      this.#conversation.setStatus('ready');
      this.#parts.notices.showFailure('chat-not-loaded', error);
    } finally {
      endPulse();
    }
  }

  /** Leaves the conversation for a plain search and turns chat mode off. */
  leaveChatMode(): void {
    this.resetChat();
    if (this.#parts.mode.snapshot) void this.#parts.mode.set(false);
  }

  /** Removes a deleted conversation and its pending turn from the screen. */
  forgetChat(chatId: string): void {
    if (this.snapshot.chatId !== chatId) return;
    this.#conversation.cancelTurn();
    this.resetChat();
  }

  /** Shows the results of the answer with `key` again. A failure shows 'Error Fetching Items'. */
  async showResults(key: string, signal?: AbortSignal): Promise<void> {
    const answer = this.#conversation.findMessage(key);
    if (answer !== undefined) await this.#answerResults.show(answer, this.#conversation.getAttachments(key), signal);
  }

  /** Shows the shopper's rating at once, and rolls it back with a popup when the server refuses it. */
  async giveFeedback(key: string, feedback: Feedback): Promise<void> {
    const answer = this.#conversation.findMessage(key);
    const { chatId } = this.snapshot;
    if (answer === undefined || answer.stage !== null || chatId === null || this.#userId === null) return;
    await this.#feedback.giveFeedback(this.#userId, chatId, answer, feedback);
  }

  /** Restores the filters from before the answer on the screen, and searches with them. */
  undoFilters(key: string): void {
    const answer = this.#conversation.findMessage(key);
    if (key !== this.snapshot.shownAnswerKey || !answer?.filters || answer.aiUpdatedFilters === null) return;
    this.#parts.filters.apply({ ...answer.filters });
  }

  #beginTurn(request: ChatRequest): Turn {
    this.#lastTurn += 1;
    this.#turnResults.expectResults();
    this.#answerResults.cancel();
    this.#conversation.setStatus('ready');
    const turn = { request, userMessageKey: `said-${this.#lastTurn}`, answerKey: `answer-${this.#lastTurn}` };
    this.#conversation.beginTurn(turn, new Date(this.#parts.clock.now()).toISOString());
    return turn;
  }

  /** Ends the pending turn and every pending fetch. */
  #finishTurn(): void {
    this.stop();
    this.#newest.abort();
    this.#answerResults.cancel();
    this.#conversation.setStatus('ready');
  }

  #followShopper(): void {
    const userId = this.#parts.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#conversation.cancelTurn();
    this.resetChat();
    this.#input.clear();
  }
}
