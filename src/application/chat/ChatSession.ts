import type { ChatRequest, Feedback } from '../../domain/chat/Chat.ts';
import type { FilterManager } from '../filters/FilterManager.ts';
import { NewestRequest } from '../NewestRequest.ts';
import type { TTLCache } from '../cache/TTLCache.ts';
import type { Notices } from '../notices/Notices.ts';
import type { Chats } from '../ports/Chats.ts';
import type { Clock } from '../ports/Clock.ts';
import type { Connection } from '../ports/Connection.ts';
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
import { ChatOpening, type OpenOptions } from './ChatOpening.ts';
import type { ChatSnapshot } from './ChatSnapshot.ts';
import { ChatTurns } from './ChatTurns.ts';
import { Conversation } from './Conversation.ts';
import { MessageEditing } from './MessageEditing.ts';
import { OfflineWaiting } from './OfflineWaiting.ts';
import { ShownItems } from './ShownItems.ts';
import { TurnResults } from './TurnResults.ts';
import { UnansweredMessage } from './UnansweredMessage.ts';

export interface ChatSessionDependencies {
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
  readonly connection: Connection;
  /** A cache of this tab that a reload keeps. */
  readonly tabCache: Pick<TTLCache, 'get' | 'set' | 'remove'>;
  readonly wishlist: Pick<WishlistService, 'has' | 'add' | 'remove'>;
}

/**
 * The conversation with the stylist (spec section 4, chat mode). At most one turn is pending: a new turn replaces the
 * previous one. Late answers of older, stopped or another shopper's turns are dropped. Results go to the
 * `SearchSession`, filters to the `FilterManager`. No method rejects: a popup shows a failure, and the unanswered
 * message returns to the box.
 */
export class ChatSession implements Observable<ChatSnapshot> {
  readonly #dependencies: ChatSessionDependencies;
  readonly #conversation = new Conversation();
  readonly #input: ChatInput;
  readonly #shownItems: ShownItems;
  readonly #turnResults: TurnResults;
  readonly #answerResults: AnswerResults;
  readonly #feedback: AnswerFeedback;
  readonly #actions: AnswerActions;
  readonly #turns: ChatTurns;
  readonly #editing: MessageEditing;
  readonly #opening: ChatOpening;
  readonly #unansweredMessage: UnansweredMessage;
  readonly #waiting: OfflineWaiting;
  #userId: string | null;

  constructor(dependencies: ChatSessionDependencies) {
    this.#dependencies = dependencies;
    this.#userId = dependencies.shopper.snapshot?.id ?? null;
    const conversation = this.#conversation;
    this.#shownItems = new ShownItems(dependencies.search, conversation);
    this.#input = new ChatInput({ ...dependencies, shownItems: this.#shownItems });
    this.#answerResults = new AnswerResults({ ...dependencies, conversation });
    this.#turnResults = new TurnResults({
      ...dependencies,
      onSearch: () => this.#answerResults.cancel(),
      onAnswersShown: (answersOnScreen) => conversation.showOnScreen(answersOnScreen),
    });
    this.#actions = new AnswerActions({ ...dependencies, conversation });
    this.#feedback = new AnswerFeedback({ ...dependencies, conversation });
    this.#unansweredMessage = new UnansweredMessage(dependencies.tabCache);
    const commonParts = {
      ...dependencies,
      conversation,
      input: this.#input,
      shownItems: this.#shownItems,
      // Shared by turns and conversation loading, so that a new one aborts the previous one.
      newest: new NewestRequest(),
      turnResults: this.#turnResults,
      answerResults: this.#answerResults,
      actions: this.#actions,
      feedback: this.#feedback,
      pieces: new AnswerPieces({ ...dependencies, conversation }),
      unansweredMessage: this.#unansweredMessage,
    };
    this.#turns = new ChatTurns({
      ...commonParts,
      onChatGone: () => this.resetChat(),
      onMessageGone: (request) => void this.#reopen(request),
      onRetry: (request) => this.#sendAgain(request),
    });
    this.#waiting = new OfflineWaiting({ ...dependencies, conversation });
    this.#editing = new MessageEditing({ ...commonParts, turns: this.#turns });
    this.#opening = new ChatOpening(commonParts);
  }

  get snapshot(): ChatSnapshot {
    return this.#conversation.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#conversation.subscribe(listener);
  }

  /**
   * Puts a message that was not answered before a reload back into the box. Observes the search and the shopper until
   * the returned function is called, which also stops the pending turn.
   */
  start(): () => void {
    this.#followShopper();
    const message = this.#unansweredMessage.read(this.#userId);
    if (message !== null) this.#input.putBack(message);
    const stopFunctions = [
      this.#dependencies.shopper.subscribe(() => this.#followShopper()),
      this.#turnResults.start(),
      this.#dependencies.connection.subscribe(() => this.#sendWaiting()),
    ];
    return () => {
      for (const stop of stopFunctions) stop();
      this.#turns.finish();
    };
  }

  /**
   * Sends the text and attachment of the box and empties it; the message and its pending answer are in the snapshot at
   * once. Does nothing when the box is empty or nobody is signed in. A pending turn is dropped, and its message stays
   * in the conversation. Aborting has the effect of `stop`. Offline, the text stays in the box and is sent once the
   * device is online; a second call sends it at once.
   */
  async submit(signal?: AbortSignal): Promise<void> {
    if (this.#userId !== null && this.#waiting.holdMessage()) return;
    this.#waiting.end();
    // A new message cancels the pending edit of an earlier message.
    if (this.#conversation.turn?.stateBeforeEdit !== undefined) this.stop();
    const request = this.#userId === null ? null : this.#input.takeRequest(this.#userId, this.snapshot);
    if (request !== null) await this.#turns.sendTurn(request, undefined, signal);
  }

  /**
   * Asks the stylist to replace a piece of the shown outfit. `words` is the message to show in the conversation. Does
   * nothing while an answer is pending. Offline, the request waits like a message.
   */
  async swapPiece(itemId: string, words: string): Promise<void> {
    await this.#sendButtonRequest(words, itemId);
  }

  /** Asks the stylist to take back the last change to the outfit, like `swapPiece`. */
  async undoOutfit(words: string): Promise<void> {
    await this.#sendButtonRequest(words);
  }

  /** Sends what was sent offline, unless it was edited since. */
  #sendWaiting(): void {
    const waiting = this.#dependencies.connection.snapshot ? this.#waiting.take() : null;
    if (waiting?.kind === 'message') void this.submit();
    if (waiting?.kind === 'edit') void this.submitEdit(waiting.text);
    if (waiting?.kind === 'button') void this.#sendButtonRequest(waiting.text, waiting.itemId);
  }

  #sendAgain({ query, editedMessageId, isOfButton, swappedItemId }: ChatRequest): void {
    if (isOfButton) void this.#sendButtonRequest(query, swappedItemId);
    else void (editedMessageId === undefined ? this.submit() : this.submitEdit(query));
  }

  /** Loads the conversation again, because a message is missing that it shows. Puts the edited text into the box. */
  async #reopen(request: ChatRequest): Promise<void> {
    this.#conversation.edit(null);
    this.#input.putBack(request);
    const boxContent = this.#input.empty();
    this.#unansweredMessage.forget();
    if (request.chatId !== null) await this.open(request.chatId, { keepsResults: true });
    this.#input.putBack(boxContent);
    this.#unansweredMessage.remember(request);
  }

  async #sendButtonRequest(words: string, swappedItemId?: string): Promise<void> {
    const { stage, chatId } = this.snapshot;
    if (this.#userId === null || stage !== null) return;
    if (this.#waiting.hold({ kind: 'button', text: words, itemId: swappedItemId })) return;
    this.#waiting.end();
    await this.#turns.sendTurn(this.#input.createButtonRequest(this.#userId, chatId, words, swappedItemId));
  }

  startEdit(key: string): void {
    this.#editing.start(key);
  }

  cancelEdit(): void {
    this.keepEditing();
    this.#editing.cancel();
  }

  /** The text in the editor changed, so the text that was sent offline no longer waits. */
  keepEditing(): void {
    if (this.snapshot.waiting?.kind === 'edit') this.#waiting.end();
  }

  /** Offline, the edited message waits like a message. */
  async submitEdit(text: string, signal?: AbortSignal): Promise<void> {
    if (this.#userId === null) return;
    if (this.#editing.hasChanged(text) && this.#waiting.hold({ kind: 'edit', text })) return;
    this.#waiting.end();
    await this.#editing.submit(this.#userId, text, signal);
  }

  /** Ends the pending turn at any stage: removes both its messages, and returns text and attachment to the box. */
  stop(): void {
    this.#turns.stop();
  }

  /**
   * Turns chat mode on or off and starts a new conversation. The text of a pending turn returns to the box. The mode
   * changes even if the server cannot store it at once.
   */
  async toggleMode(): Promise<void> {
    const { mode, draft, search } = this.#dependencies;
    this.resetChat();
    // The draft may still hold the last search's query, which is not a message to the stylist.
    if (!mode.snapshot && draft.snapshot.trim() === search.snapshot.query) draft.set('');
    await mode.set(!mode.snapshot);
  }

  /**
   * Starts a new conversation. The text of a pending turn returns to the box. The results stay on the screen but do
   * not belong to the new conversation.
   */
  resetChat(): void {
    this.#turns.finish();
    this.#unansweredMessage.forget();
    this.#feedback.clear();
    this.#shownItems.beginConversation();
    this.#conversation.reset();
  }

  /** Shows a conversation of the history, then its last results, and turns chat mode on. */
  async open(chatId: string, options: OpenOptions = {}, signal?: AbortSignal): Promise<void> {
    if (this.#userId === null) return;
    this.#turns.finish();
    await this.#opening.open(this.#userId, chatId, options, signal);
  }

  /** Turns chat mode on. Starts a new conversation unless one is open. */
  async enterChatMode(): Promise<void> {
    if (!this.#dependencies.mode.snapshot) await this.toggleMode();
  }

  /** Leaves the conversation for a plain search and turns chat mode off. */
  leaveChatMode(): void {
    this.resetChat();
    if (this.#dependencies.mode.snapshot) void this.#dependencies.mode.set(false);
  }

  /** Removes a deleted conversation and its pending turn from the screen. */
  forgetChat(chatId: string): void {
    if (this.snapshot.chatId !== chatId) return;
    this.#conversation.cancelTurn();
    this.resetChat();
  }

  /** Shows the results of the answer with `key` again. A failure shows 'Error Fetching Items'. */
  async showResults(key: string, signal?: AbortSignal): Promise<void> {
    await this.#answerResults.show(key, signal);
  }

  /** Shows the shopper's rating at once, and rolls it back with a popup when the server refuses it. */
  async giveFeedback(key: string, feedback: Feedback): Promise<void> {
    if (this.#userId !== null) await this.#feedback.giveFeedback(this.#userId, key, feedback);
  }

  /** Restores the filters from before the answer on the screen, and searches with them. */
  undoFilters(key: string): void {
    const answer = this.#conversation.findMessage(key);
    if (key !== this.snapshot.shownAnswerKey || !answer?.filters || answer.aiUpdatedFilters === null) return;
    this.#dependencies.filters.apply({ ...answer.filters });
  }

  undoWishlistChange(key: string): void {
    this.#actions.undo(key);
  }

  #followShopper(): void {
    const userId = this.#dependencies.shopper.snapshot?.id ?? null;
    if (userId === this.#userId) return;
    this.#userId = userId;
    this.#conversation.cancelTurn();
    this.resetChat();
    this.#input.clear();
  }
}
