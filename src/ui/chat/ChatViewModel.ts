import { makeAutoObservable } from 'mobx';
import type { ChatSession } from '../../application/chat/ChatSession.ts';
import type { ChatSnapshot, ShownMessage } from '../../application/chat/ChatSnapshot.ts';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { QueryDraft } from '../../application/search/QueryDraft.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import type { TTLCache } from '../../application/cache/TTLCache.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Feedback } from '../../domain/chat/Chat.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import type { ShownChip } from '../search/filterChips.ts';
import { observed } from '../shared/observed.ts';
import { chatText } from '../text/chat.ts';
import { chatMessageText } from '../text/chatMessage.ts';
import type { ChatSize, ChatView } from './ChatView.ts';

export interface ChatDependencies {
  readonly session: ChatSession;
  readonly draft: QueryDraft;
  readonly filters: FilterManager;
  readonly search: SearchSession;
  readonly attachments: Attachments;
  readonly wishlist: WishlistService;
  readonly cache: Pick<TTLCache, 'get' | 'set'>;
  readonly onOpenItem: OpenItem;
  /** Whether there is room for the conversation beside the results. */
  readonly hasRoomBeside: () => boolean;
}

/** Cache key that records that the note about chat mode was shown. */
const MODE_NOTE_SHOWN_KEY = 'chat-mode-follows';

/** The view-model of the conversation: the session's snapshot and the size on screen. */
export class ChatViewModel implements ChatView {
  size: ChatSize;
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly showsModeNote: boolean;
  readonly #dependencies: ChatDependencies;
  readonly #chat;
  readonly #filters;
  readonly #attachments;
  readonly #draft;

  /**
   * `startsExpanded` is true if the shopper has just turned on chat mode. A new conversation about an attached piece
   * also starts expanded.
   */
  constructor(dependencies: ChatDependencies, startsExpanded: boolean) {
    this.#dependencies = dependencies;
    this.#chat = observed(dependencies.session);
    this.#filters = observed(dependencies.filters);
    this.#attachments = observed(dependencies.attachments);
    this.#draft = observed(dependencies.draft);
    const asksAboutPiece = dependencies.session.snapshot.messages.length === 0 && this.isPieceAttached;
    this.size = startsExpanded || asksAboutPiece || dependencies.hasRoomBeside() ? 'expanded' : 'collapsed';
    this.wishlistToggling = new WishlistTogglingViewModel(dependencies.wishlist);
    this.showsModeNote = dependencies.cache.get(MODE_NOTE_SHOWN_KEY) === undefined;
    makeAutoObservable(this, { wishlistToggling: false, showsModeNote: false }, { autoBind: true });
  }

  /**
   * If the conversation covers the results, collapses it after a message and when another search begins (spec section
   * 4, submitting), and opens it when its answer is complete.
   */
  start(): () => void {
    const { session, search, cache } = this.#dependencies;
    cache.set(MODE_NOTE_SHOWN_KEY, true, null);
    let { stage } = session.snapshot;
    let { query } = search.snapshot;
    let pendingKey: string | null = null;
    const stopFunctions = [
      session.subscribe(() => {
        const previousStage = stage;
        ({ stage } = session.snapshot);
        if (stage === 'translating' && previousStage !== 'translating') this.collapseOverResults();
        if (stage !== null) pendingKey = this.newestAnswer?.key ?? null;
        else if (previousStage !== null) this.openAfterTurn(pendingKey);
      }),
      search.subscribe(() => {
        const previousQuery = query;
        ({ query } = search.snapshot);
        if (query !== previousQuery && search.snapshot.answerKey === null) this.collapseOverResults();
      }),
    ];
    return () => stopFunctions.forEach((stop) => stop());
  }

  get chat(): ChatSnapshot {
    return this.#chat.snapshot;
  }

  get filters(): Filters {
    return this.#filters.snapshot.filters;
  }

  get waitingNote(): string | null {
    const { waiting } = this.chat;
    if (waiting === null || (waiting.kind === 'message' && waiting.text !== this.#draft.snapshot.trim())) return null;
    return chatText.waiting[waiting.kind];
  }

  get isPieceAttached(): boolean {
    return this.#attachments.snapshot.some(({ context }) => context === 'item');
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
    if (stage !== null) return chatMessageText.stages[stage];
    return this.newestAnswer === null ? '' : chatText.answered(this.newestAnswer.message);
  }

  setSize(size: ChatSize): void {
    this.size = size;
  }

  collapseOverResults(): void {
    if (!this.#dependencies.hasRoomBeside()) this.setSize('collapsed');
    else if (this.size === 'full') this.setSize('expanded');
  }

  /** Expands the conversation for the answer of a turn, or for an edited message without an answer. */
  openAfterTurn(answerKey: string | null): void {
    const isAnswered = this.newestAnswer?.key === answerKey;
    if (this.size === 'collapsed' && (isAnswered || this.chat.edited !== null)) this.setSize('expanded');
  }

  startChat(): void {
    this.#dependencies.session.resetChat();
  }

  /** Sends `words`. The text in the query field stays. */
  sendMessage(words: string): void {
    const { draft, session } = this.#dependencies;
    const draftText = draft.snapshot;
    draft.set(words);
    void session.submit();
    if (draft.snapshot === '') return draft.set(draftText);
    // Offline, the unsent words stay in the box, in front of the earlier text.
    if (draftText === words) return;
    draft.set(draftText);
    draft.restore(words);
    void session.submit();
  }

  startEdit(key: string): void {
    this.#dependencies.session.startEdit(key);
  }

  cancelEdit(): void {
    this.#dependencies.session.cancelEdit();
  }

  keepEditing(): void {
    this.#dependencies.session.keepEditing();
  }

  submitEdit(text: string): void {
    void this.#dependencies.session.submitEdit(text);
  }

  openPiece(item: Item, pieces: readonly Item[]): void {
    this.#dependencies.onOpenItem(item, 'search_results', { items: pieces, areActionsEnabled: true });
  }

  showResults(key: string): void {
    this.collapseOverResults();
    void this.#dependencies.session.showResults(key);
  }

  giveFeedback(key: string, feedback: Feedback): void {
    void this.#dependencies.session.giveFeedback(key, feedback);
  }

  removeChip(chip: ShownChip): void {
    this.#dependencies.filters.remove(...chip.removedValues);
  }

  undoFilters(key: string): void {
    this.#dependencies.session.undoFilters(key);
  }

  undoWishlistChange(key: string): void {
    this.#dependencies.session.undoWishlistChange(key);
  }
}
