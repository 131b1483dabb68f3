import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatDraft } from '../../application/chat/ChatDraft.ts';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import type { ChatSnapshot, ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { Feedback } from '../../domain/chat/Chat.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { ShownChip } from '../search/filterChips.ts';
import { chatText } from '../text/chat.ts';
import type { ChatSize, ChatView } from './ChatView.ts';

export interface ChatParts {
  readonly session: ChatSession;
  readonly draft: ChatDraft;
  readonly filters: FilterManager;
}

/** The conversation on screen: the session's snapshot, and how much room it takes. */
export class ChatViewModel implements ChatView {
  chat: ChatSnapshot;
  filters: Filters;
  size: ChatSize;
  readonly #parts: ChatParts;

  /** `opensWide`: the shopper has just turned on chat mode. */
  constructor(parts: ChatParts, opensWide: boolean) {
    this.#parts = parts;
    this.chat = parts.session.snapshot;
    this.filters = parts.filters.snapshot.filters;
    this.size = opensWide ? 'expanded' : 'collapsed';
    makeAutoObservable(this, { chat: observableRef, filters: observableRef }, { autoBind: true });
  }

  start(): () => void {
    const { session, filters } = this.#parts;
    this.followChat();
    this.followFilters();
    const stops = [session.subscribe(this.followChat), filters.subscribe(this.followFilters)];
    return () => stops.forEach((stop) => stop());
  }

  get newestAnswer(): ShownMessage | null {
    return this.chat.messages.findLast(({ actor }) => actor === 'model') ?? null;
  }

  get newestSaid(): string {
    return this.chat.messages.findLast(({ actor }) => actor === 'user')?.message ?? '';
  }

  get announcement(): string {
    const { stage, status } = this.chat;
    if (status === 'loading') return chatText.loading;
    if (stage !== null) return chatText.stages[stage];
    return this.newestAnswer === null ? '' : chatText.answered(this.newestAnswer.message);
  }

  resize(size: ChatSize): void {
    this.size = size;
  }

  begin(): void {
    this.#parts.session.reset();
  }

  /** Keeps the text in the box. */
  say(words: string): void {
    const { draft, session } = this.#parts;
    const typed = draft.snapshot;
    draft.set(words);
    void session.submit();
    if (draft.snapshot === '') draft.set(typed);
  }

  showResults(key: string): void {
    this.size = 'collapsed';
    void this.#parts.session.showResults(key);
  }

  judge(key: string, feedback: Feedback): void {
    void this.#parts.session.giveFeedback(key, feedback);
  }

  removeChip(chip: ShownChip): void {
    this.#parts.filters.remove(...chip.removes);
  }

  undoFilters(key: string): void {
    this.#parts.session.undoFilters(key);
  }

  /** Collapses after a message, to show the results (spec section 4, submitting). */
  followChat(): void {
    const next = this.#parts.session.snapshot;
    if (next.stage === 'translating' && this.chat.stage !== 'translating') this.size = 'collapsed';
    this.chat = next;
  }

  followFilters(): void {
    this.filters = this.#parts.filters.snapshot.filters;
  }
}
