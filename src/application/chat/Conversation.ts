import type { Item } from '../../domain/catalogue/Item.ts';
import type { ChatMessage, Feedback } from '../../domain/chat/Chat.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import type { WishlistChange } from './WishlistChange.ts';
import {
  NO_CHAT,
  type ChatSnapshot,
  type EditedMessage,
  type ShownMessage,
  type TurnStage,
  type WaitingRequest,
} from './ChatSnapshot.ts';
import {
  addAnswer,
  changeMessage,
  createLoadedMessages,
  createTurnMessages,
  addRetrieval,
  addTranslation,
  type Turn,
} from './shownMessages.ts';
import type { TurnAnswer, TurnListener } from './takeTurn.ts';

/** Identifies the answers whose items are on the screen. */
export interface AnswersOnScreen {
  readonly answerKey: string | null;
  /** The `key` of the answer whose items are in the carousel above the results; null when there is no carousel. */
  readonly carouselAnswerKey: string | null;
}

/** Holds the messages on the screen and the pending turn. Makes no calls. */
export class Conversation implements Observable<ChatSnapshot> {
  readonly #state = new SnapshotHolder<ChatSnapshot>(NO_CHAT);
  #turn: Turn | null = null;
  /** The answers whose results are on the screen. They may belong to another conversation. */
  #answersOnScreen: AnswersOnScreen = { answerKey: null, carouselAnswerKey: null };

  get snapshot(): ChatSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  get turn(): Turn | null {
    return this.#turn;
  }

  findMessage(key: string): ShownMessage | undefined {
    return this.snapshot.messages.find((message) => message.key === key);
  }

  listMessagesBefore(messageKey: string): readonly ShownMessage[] {
    const { messages } = this.snapshot;
    return messages.slice(
      0,
      messages.findIndex(({ key }) => key === messageKey),
    );
  }

  /** The attachments of the shopper's message that the answer belongs to. */
  getAttachments(answerKey: string): readonly Attachment[] {
    return this.listMessagesBefore(answerKey).findLast(({ actor }) => actor === 'user')?.attachments ?? [];
  }

  /**
   * Adds the shopper's message and its pending answer. An edited message replaces the original and everything after
   * it. The message of an unfinished turn stays.
   */
  beginTurn(turn: Turn, timestamp: string): void {
    const messages =
      turn.stateBeforeEdit === undefined
        ? this.#listMessagesWithout(this.#turn?.answerKey)
        : this.listMessagesBefore(turn.stateBeforeEdit.key);
    this.#turn = turn;
    this.edit(null);
    this.#show([...messages, ...createTurnMessages(turn, timestamp)], 'translating');
  }

  /** Shows the progress of `turn` while it is the pending one. */
  createListener(turn: Turn): TurnListener {
    const reportIfCurrent =
      <Progress>(report: (progress: Progress) => void) =>
      (progress: Progress) => {
        if (this.#turn === turn) report(progress);
      };
    return {
      onTranslated: reportIfCurrent((translation) => {
        this.#state.update({ chatId: translation.chatId });
        this.#show(addTranslation(this.snapshot.messages, turn, translation), 'retrieving');
      }),
      onRetrieved: reportIfCurrent((retrieval) =>
        this.#show(addRetrieval(this.snapshot.messages, turn, retrieval), 'ranking'),
      ),
      onReplying: reportIfCurrent((message) =>
        this.#show(changeMessage(this.snapshot.messages, turn.answerKey, { message, stage: 'replying' }), 'replying'),
      ),
    };
  }

  completeTurn(turn: Turn, answer: TurnAnswer): void {
    this.#turn = null;
    this.#show(addAnswer(this.snapshot.messages, turn, answer), null);
  }

  /**
   * Removes both messages of the pending turn and returns it; null when there is none. Restores the messages that an
   * edited message had replaced.
   */
  cancelTurn(): Turn | null {
    const turn = this.#turn;
    if (turn === null) return null;
    this.#turn = null;
    this.#show(turn.stateBeforeEdit?.messages ?? this.#listMessagesWithout(turn.userMessageKey, turn.answerKey), null);
    return turn;
  }

  reset(): void {
    this.#turn = null;
    this.#state.set(NO_CHAT);
  }

  load(chatId: string, messages: readonly ChatMessage[]): void {
    this.#state.set({ ...NO_CHAT, chatId, messages: createLoadedMessages(messages) });
    this.showOnScreen(this.#answersOnScreen);
  }

  /** Starts editing a message; null ends it. */
  edit(editedMessage: EditedMessage | null): void {
    if (editedMessage !== this.snapshot.edited) this.#state.update({ edited: editedMessage });
  }

  setPieces(key: string, pieces: readonly Item[]): void {
    this.#state.update({ messages: changeMessage(this.snapshot.messages, key, { pieces }) });
  }

  setFeedback(key: string, feedback: Feedback): void {
    this.#state.update({ messages: changeMessage(this.snapshot.messages, key, { feedback }) });
  }

  setWishlistChange(key: string, wishlistChange: WishlistChange): void {
    this.#state.update({ messages: changeMessage(this.snapshot.messages, key, { wishlistChange }) });
  }

  setWaiting(waiting: WaitingRequest | null): void {
    if (waiting !== this.snapshot.waiting) this.#state.update({ waiting });
  }

  setStatus(status: ChatSnapshot['status']): void {
    if (status !== this.snapshot.status) this.#state.update({ status });
  }

  setFetching(fetchingAnswerKey: string | null): void {
    if (fetchingAnswerKey !== this.snapshot.fetchingAnswerKey) this.#state.update({ fetchingAnswerKey });
  }

  showOnScreen(answersOnScreen: AnswersOnScreen): void {
    this.#answersOnScreen = answersOnScreen;
    const [shownAnswerKey, carouselAnswerKey] = [
      this.#keepKnownKey(answersOnScreen.answerKey),
      this.#keepKnownKey(answersOnScreen.carouselAnswerKey),
    ];
    if (shownAnswerKey !== this.snapshot.shownAnswerKey || carouselAnswerKey !== this.snapshot.carouselAnswerKey)
      this.#state.update({ shownAnswerKey, carouselAnswerKey });
  }

  #keepKnownKey(key: string | null): string | null {
    return key !== null && this.findMessage(key) !== undefined ? key : null;
  }

  #listMessagesWithout(...keys: readonly (string | undefined)[]): readonly ShownMessage[] {
    return this.snapshot.messages.filter(({ key }) => !keys.includes(key));
  }

  #show(messages: readonly ShownMessage[], stage: TurnStage | null): void {
    this.#state.update({ messages, stage });
  }
}
