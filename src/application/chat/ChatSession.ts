import { hasItems, type ChatRequest, type Feedback } from '../../domain/chat/Chat.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
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
import type { WishlistService } from '../wishlist/WishlistService.ts';
import { AnswerActions } from './AnswerActions.ts';
import { AnswerFeedback } from './AnswerFeedback.ts';
import { AnswerPieces } from './AnswerPieces.ts';
import { AnswerResults } from './AnswerResults.ts';
import { ChatInput } from './ChatInput.ts';
import type { ChatMode } from './ChatMode.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import { Conversation } from './Conversation.ts';
import { ShownItems } from './ShownItems.ts';
import { canBeEdited, type TakenBack, type Turn } from './shownMessages.ts';
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
  readonly wishlist: Pick<WishlistService, 'has' | 'add' | 'remove'>;
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
  readonly #shown: ShownItems;
  readonly #turnResults: TurnResults;
  readonly #answerResults: AnswerResults;
  readonly #feedback: AnswerFeedback;
  readonly #pieces: AnswerPieces;
  readonly #actions: AnswerActions;
  #lastTurn = 0;
  #userId: string | null;

  constructor(parts: ChatSessionParts) {
    this.#parts = parts;
    this.#userId = parts.shopper.snapshot?.id ?? null;
    this.#shown = new ShownItems(parts.search, this.#conversation);
    this.#input = new ChatInput({ ...parts, shown: this.#shown });
    this.#turnResults = new TurnResults({
      ...parts,
      onSearch: () => this.#answerResults.cancel(),
      onAnswersShown: (keys) => this.#conversation.showOnScreen(keys),
    });
    this.#answerResults = new AnswerResults({ ...parts, onFetching: (key) => this.#conversation.setFetching(key) });
    this.#actions = new AnswerActions({
      ...parts,
      onChange: (key, change) => this.#conversation.setWishlistChange(key, change),
    });
    this.#pieces = new AnswerPieces({ ...parts, conversation: this.#conversation });
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
    // The edit of an earlier message is not answered with a newer one: it is taken back, and its text stays to be sent.
    if (this.#conversation.turn?.takenBack !== undefined) this.stop();
    const request = this.#userId === null ? null : this.#input.takeRequest(this.#userId, this.snapshot);
    if (request !== null) await this.#takeTurn(this.#beginTurn(request), signal);
  }

  /** Begins to edit one of the shopper's messages, once the conversation is quiet. */
  startEdit(key: string): void {
    const message = this.#conversation.findMessage(key);
    if (message !== undefined && this.snapshot.stage === null && canBeEdited(this.snapshot.messages, key))
      this.#conversation.edit({ key, text: message.message });
  }

  /** Ends editing; the message stays as it was. */
  cancelEdit(): void {
    this.#conversation.edit(null);
  }

  /**
   * Sends the edited message with `text` again, from the state before it: the message and everything after it leave the
   * screen at once. If it is stopped or fails, all of that returns, and the edited text can be sent again.
   */
  async submitEdit(text: string, signal?: AbortSignal): Promise<void> {
    const { edited, chatId } = this.snapshot;
    const message = edited && this.#conversation.findMessage(edited.key);
    const query = text.trim();
    if (!message || this.#userId === null || !canBeSearched(query, message.attachments)) return;
    if (query === message.message) return this.cancelEdit();
    this.#finishTurn();
    const { filters } = this.#parts.filters.snapshot;
    const takenBack = { key: message.key, messages: this.snapshot.messages, filters };
    const request = {
      userId: this.#userId,
      chatId,
      query,
      filters: message.filters ?? filters,
      attachments: message.attachments,
      shownItemIds: null,
      editedMessageId: message.id,
    };
    await this.#takeTurn(this.#beginTurn(request, takenBack), signal);
  }

  async #takeTurn(turn: Turn, signal?: AbortSignal): Promise<void> {
    const { request } = turn;
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const listener = this.#conversation.createListener(turn);
      const outcome = await this.#newest.run((abort) => takeTurn(this.#parts.chats, request, listener, abort), signal);
      if (outcome.kind === 'answered') {
        this.#parts.notices.clearPopup('search-failed');
        this.#conversation.completeTurn(turn, outcome.answer);
        const { deepSearchItems, quickPickItems } = outcome.answer.ranking;
        void this.#pieces.show([...this.#parts.search.snapshot.items, ...quickPickItems, ...deepSearchItems]);
        if (turn.takenBack !== undefined && outcome.answer.translation.intent !== 'search')
          await this.#showResultsBefore(turn, signal);
        const answer = this.#conversation.findMessage(turn.answerKey);
        if (answer !== undefined) this.#turnResults.show(turn, outcome.answer, answer.query);
        void this.#actions.run(turn.answerKey, outcome.answer.ranking.actions);
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
    if (turn.takenBack === undefined) this.#input.takeBack(turn.request);
    else this.#conversation.edit({ key: turn.takenBack.key, text: turn.request.query });
  }

  /**
   * Turns chat mode on or off and begins a new conversation; the text of a pending turn returns to the box. The mode
   * changes even if the server cannot store it at once.
   */
  async toggleMode(): Promise<void> {
    const { mode, draft, search } = this.#parts;
    this.resetChat();
    // The words of the last search are no message to the stylist.
    if (!mode.snapshot && draft.snapshot.trim() === search.snapshot.query) draft.set('');
    await mode.set(!mode.snapshot);
  }

  /**
   * Begins a new conversation; the text of a pending turn returns to the box. The results stay on the screen, but are
   * no part of the new conversation.
   */
  resetChat(): void {
    this.#finishTurn();
    this.#feedback.clear();
    this.#shown.beginConversation();
    this.#conversation.reset();
  }

  /**
   * Shows a conversation of the history, then its last results, and turns chat mode on (spec section 4,
   * history selection). `keepResults` leaves the results on the screen. What is in the box belongs to what was on the
   * screen before, so the box is emptied; a failure shows 'Error loading Chat' and puts it back.
   */
  async open(
    chatId: string,
    { keepResults = false }: { readonly keepResults?: boolean } = {},
    signal?: AbortSignal,
  ): Promise<void> {
    const userId = this.#userId;
    if (userId === null) return;
    this.#finishTurn();
    const box = this.#input.empty();
    this.#conversation.setStatus('loading');
    const endPulse = this.#parts.pulse.begin('thinking');
    try {
      const outcome = await this.#newest.run((abort) => this.#parts.chats.getMessages(userId, chatId, abort), signal);
      if (outcome.kind === 'superseded') return;
      this.#conversation.setStatus('ready');
      if (outcome.kind === 'canceled') return this.#input.putBack(box);
      this.#parts.notices.clearPopup('chat-not-loaded');
      this.#feedback.clear();
      this.#conversation.load(chatId, outcome.answer);
      this.#shown.beginConversation(keepResults);
      void this.#parts.mode.set(true);
      void this.#pieces.show([]);
      const lastAnswer = this.snapshot.messages.findLast(hasItems);
      if (lastAnswer !== undefined && !keepResults) await this.showResults(lastAnswer.key, signal);
    } catch (error) {
      this.#conversation.setStatus('ready');
      this.#input.putBack(box);
      this.#parts.notices.showFailure('chat-not-loaded', error);
    } finally {
      endPulse();
    }
  }

  /** Turns chat mode on, with a new conversation; an open conversation goes on. */
  async enterChatMode(): Promise<void> {
    if (!this.#parts.mode.snapshot) await this.toggleMode();
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

  /** Takes back what the answer with `key` changed on the wishlist. */
  undoWishlistChange(key: string): void {
    const answer = this.#conversation.findMessage(key);
    if (answer !== undefined) this.#actions.undo(key, answer.wishlistChange);
  }

  /** Shows the results that an edited message speaks of: those of the last answer before it. */
  async #showResultsBefore({ userMessageKey }: Turn, signal?: AbortSignal): Promise<void> {
    const earlierAnswer = this.#conversation.listMessagesBefore(userMessageKey).findLast(hasItems);
    if (earlierAnswer !== undefined && earlierAnswer.key !== this.snapshot.shownAnswerKey)
      await this.showResults(earlierAnswer.key, signal);
  }

  #beginTurn(request: ChatRequest, takenBack?: TakenBack): Turn {
    this.#lastTurn += 1;
    this.#turnResults.expectResults();
    this.#answerResults.cancel();
    this.#conversation.setStatus('ready');
    const turn = {
      request,
      userMessageKey: `said-${this.#lastTurn}`,
      answerKey: `answer-${this.#lastTurn}`,
      ...(takenBack && { takenBack }),
    };
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
