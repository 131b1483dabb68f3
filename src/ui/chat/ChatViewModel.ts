import { makeAutoObservable } from 'mobx';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import type { ChatSnapshot, ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { QueryDraft } from '../../application/search/QueryDraft.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import type { Feedback } from '../../domain/chat/Chat.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { ShownChip } from '../search/filterChips.ts';
import { observed } from '../shared/observed.ts';
import { chatText } from '../text/chat.ts';
import type { ChatSize, ChatView } from './ChatView.ts';

export interface ChatParts {
  readonly session: ChatSession;
  readonly draft: QueryDraft;
  readonly filters: FilterManager;
  readonly search: SearchSession;
}

/** The view-model of the conversation: the session's snapshot and the size on screen. */
export class ChatViewModel implements ChatView {
  size: ChatSize;
  readonly #parts: ChatParts;
  readonly #chat;
  readonly #filters;

  /** `opensWide` means that the shopper has just turned on chat mode; the conversation then starts expanded. */
  constructor(parts: ChatParts, opensWide: boolean) {
    this.#parts = parts;
    this.#chat = observed(parts.session);
    this.#filters = observed(parts.filters);
    this.size = opensWide ? 'expanded' : 'collapsed';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Collapses after a message and when another search begins, to show the results (spec section 4, submitting). */
  start(): () => void {
    const { session, search } = this.#parts;
    let { stage } = session.snapshot;
    let { query } = search.snapshot;
    const stops = [
      session.subscribe(() => {
        const previousStage = stage;
        ({ stage } = session.snapshot);
        if (stage === 'translating' && previousStage !== 'translating') this.setSize('collapsed');
      }),
      search.subscribe(() => {
        const previousQuery = query;
        ({ query } = search.snapshot);
        if (query !== previousQuery && search.snapshot.answerKey === null) this.setSize('collapsed');
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get chat(): ChatSnapshot {
    return this.#chat.snapshot;
  }

  get filters(): Filters {
    return this.#filters.snapshot.filters;
  }

  get newestAnswer(): ShownMessage | null {
    return this.chat.messages.findLast(({ actor }) => actor === 'model') ?? null;
  }

  get newestUserMessage(): string {
    return this.chat.messages.findLast(({ actor }) => actor === 'user')?.message ?? '';
  }

  get announcement(): string {
    const { stage, status } = this.chat;
    if (status === 'loading') return chatText.loading;
    if (stage !== null) return chatText.stages[stage];
    return this.newestAnswer === null ? '' : chatText.answered(this.newestAnswer.message);
  }

  setSize(size: ChatSize): void {
    this.size = size;
  }

  startChat(): void {
    this.#parts.session.resetChat();
  }

  /** Sends `words` without changing the text in the query field. */
  say(words: string): void {
    const { draft, session } = this.#parts;
    const draftText = draft.snapshot;
    draft.set(words);
    void session.submit();
    if (draft.snapshot === '') draft.set(draftText);
  }

  showResults(key: string): void {
    this.size = 'collapsed';
    void this.#parts.session.showResults(key);
  }

  giveFeedback(key: string, feedback: Feedback): void {
    void this.#parts.session.giveFeedback(key, feedback);
  }

  removeChip(chip: ShownChip): void {
    this.#parts.filters.remove(...chip.removedValues);
  }

  undoFilters(key: string): void {
    this.#parts.session.undoFilters(key);
  }
}
