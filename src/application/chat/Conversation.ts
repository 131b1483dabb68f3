import type { ChatMessage, Feedback } from '../../domain/chat/Chat.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { SnapshotHolder, type Observable } from '../Snapshots.ts';
import { NO_CHAT, type ChatSnapshot, type ShownMessage, type TurnStage } from './ChatSnapshot.ts';
import { answered, changed, loadedMessages, messagesOf, retrieved, translated, type Turn } from './shownMessages.ts';
import type { TurnAnswer, TurnListener } from './takeTurn.ts';

/** The `key` of the answer whose results are on the screen; null for results that belong to no answer. */
export interface OnScreen {
  readonly answerKey: string | null;
  /** The `key` of the answer whose items are shown above those results; null when there are none. */
  readonly aboveKey: string | null;
}

/** Holds the messages on the screen and the pending turn. Makes no calls. */
export class Conversation implements Observable<ChatSnapshot> {
  readonly #state = new SnapshotHolder<ChatSnapshot>(NO_CHAT);
  #turn: Turn | null = null;
  /** The answers whose results are on the screen. They may belong to another conversation. */
  #onScreen: OnScreen = { answerKey: null, aboveKey: null };

  get snapshot(): ChatSnapshot {
    return this.#state.snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#state.subscribe(listener);
  }

  get turn(): Turn | null {
    return this.#turn;
  }

  find(key: string): ShownMessage | undefined {
    return this.snapshot.messages.find((message) => message.key === key);
  }

  /** The attachments of the shopper's message that the answer belongs to. */
  attachedTo(answerKey: string): readonly Attachment[] {
    const { messages } = this.snapshot;
    return (
      messages
        .slice(
          0,
          messages.findIndex(({ key }) => key === answerKey),
        )
        .findLast(({ actor }) => actor === 'user')?.attachments ?? []
    );
  }

  /** Adds the shopper's message and its pending answer. The message of an unfinished turn stays. */
  begin(turn: Turn, timestamp: string): void {
    const messages = this.#without(this.#turn?.answerKey);
    this.#turn = turn;
    this.#show([...messages, ...messagesOf(turn, timestamp)], 'translating');
  }

  /** Shows the progress of `turn` while it is the pending one. */
  listenerOf(turn: Turn): TurnListener {
    const whenCurrent =
      <Told>(hear: (told: Told) => void) =>
      (told: Told) => {
        if (this.#turn === turn) hear(told);
      };
    return {
      translated: whenCurrent((translation) => {
        this.#state.update({ chatId: translation.chatId });
        this.#show(translated(this.snapshot.messages, turn, translation), 'retrieving');
      }),
      retrieved: whenCurrent((retrieval) => this.#show(retrieved(this.snapshot.messages, turn, retrieval), 'ranking')),
      replying: whenCurrent((message) =>
        this.#show(changed(this.snapshot.messages, turn.answerKey, { message, stage: 'replying' }), 'replying'),
      ),
    };
  }

  /** Completes the pending answer of `turn`. */
  complete(turn: Turn, answer: TurnAnswer): void {
    this.#turn = null;
    this.#show(answered(this.snapshot.messages, turn, answer), null);
  }

  /** Removes both messages of the pending turn and returns it; null when there is none. */
  takeBack(): Turn | null {
    const turn = this.#turn;
    if (turn === null) return null;
    this.#turn = null;
    this.#show(this.#without(turn.saidKey, turn.answerKey), null);
    return turn;
  }

  reset(): void {
    this.#turn = null;
    this.#state.set(NO_CHAT);
  }

  load(chatId: string, messages: readonly ChatMessage[]): void {
    this.#state.set({ ...NO_CHAT, chatId, messages: loadedMessages(messages) });
    this.showOnScreen(this.#onScreen);
  }

  judge(key: string, feedback: Feedback): void {
    this.#state.update({ messages: changed(this.snapshot.messages, key, { feedback }) });
  }

  setStatus(status: ChatSnapshot['status']): void {
    if (status !== this.snapshot.status) this.#state.update({ status });
  }

  setFetching(fetchingKey: string | null): void {
    if (fetchingKey !== this.snapshot.fetchingKey) this.#state.update({ fetchingKey });
  }

  showOnScreen(onScreen: OnScreen): void {
    this.#onScreen = onScreen;
    const [showingKey, aboveKey] = [this.#known(onScreen.answerKey), this.#known(onScreen.aboveKey)];
    if (showingKey !== this.snapshot.showingKey || aboveKey !== this.snapshot.aboveKey)
      this.#state.update({ showingKey, aboveKey });
  }

  #known(key: string | null): string | null {
    return key !== null && this.find(key) !== undefined ? key : null;
  }

  #without(...keys: readonly (string | undefined)[]): readonly ShownMessage[] {
    return this.snapshot.messages.filter(({ key }) => !keys.includes(key));
  }

  #show(messages: readonly ShownMessage[], stage: TurnStage | null): void {
    this.#state.update({ messages, stage });
  }
}
