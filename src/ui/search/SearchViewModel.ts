import { makeAutoObservable, observableRef } from 'mobx';
import type { ChatDraft } from '../../application/chat/ChatDraft.ts';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import { countFound, type SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import { KeepingViewModel } from '../items/KeepingViewModel.ts';
import { searchText } from '../text/search.ts';
import { ChatSwitch, type ChatSwitchParts } from './ChatSwitch.ts';
import { filterChips, type ShownChip } from './filterChips.ts';
import { PhotoAttaching, type PhotoAttachingParts } from './PhotoAttaching.ts';
import type { SearchView } from './SearchView.ts';

export interface SearchTabParts {
  readonly search: SearchSession;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly wishlist: WishlistService;
  readonly draft: ChatDraft;
  readonly chat: ChatSwitchParts;
  readonly photo: PhotoAttachingParts;
  readonly connection: Connection;
  readonly onOpenItem: OpenItem;
}

/** The Search tab on screen (spec 2.6): the session's snapshot, and the words that are being typed. */
export class SearchViewModel implements SearchView {
  wish: string;
  search: SearchSnapshot;
  filters: Filters;
  activeCount: number;
  attachments: readonly Attachment[];
  online: boolean;
  readonly keeping: KeepingViewModel;
  readonly chat: ChatSwitch;
  readonly photo: PhotoAttaching;
  readonly #parts: SearchTabParts;

  constructor(parts: SearchTabParts) {
    this.#parts = parts;
    this.search = parts.search.snapshot;
    if (this.search.query !== '' && parts.draft.snapshot === '' && this.search.answerKey === null)
      parts.draft.set(this.search.query);
    this.wish = parts.draft.snapshot;
    this.filters = parts.filters.snapshot.filters;
    this.activeCount = parts.filters.snapshot.activeCount;
    this.attachments = parts.attachments.snapshot;
    this.online = parts.connection.snapshot;
    this.keeping = new KeepingViewModel(parts.wishlist);
    this.chat = new ChatSwitch(parts.chat);
    this.photo = new PhotoAttaching(parts.photo);
    makeAutoObservable(
      this,
      {
        search: observableRef,
        filters: observableRef,
        attachments: observableRef,
        keeping: false,
        chat: false,
        photo: false,
      },
      { autoBind: true },
    );
  }

  start(): () => void {
    const { search, filters, attachments, connection, draft } = this.#parts;
    this.followSearch();
    this.followFilters();
    this.followAttachments();
    this.chat.start();
    const stops = [
      search.subscribe(this.followSearch),
      filters.subscribe(this.followFilters),
      attachments.subscribe(this.followAttachments),
      connection.subscribe(this.followConnection),
      draft.subscribe(this.followDraft),
      this.keeping.start(),
      this.photo.start(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get searching(): boolean {
    return this.search.status === 'searching';
  }

  /** A wish waits for the photo that goes along with it. */
  get canSubmit(): boolean {
    return !this.photo.busy && canBeSearched(this.wish, this.attachments);
  }

  get chips(): readonly ShownChip[] {
    return filterChips(this.filters);
  }

  get attachmentName(): string | null {
    const id = this.attachments[0]?.id;
    const known = [...this.search.items, ...this.search.deepSearchItems, ...this.keeping.kept.values()];
    return known.find((item) => item.id === id)?.shortDescription ?? null;
  }

  get announcement(): string {
    const { status, error } = this.search;
    const found = countFound(this.search);
    if (status === 'searching') return searchText.searching;
    if (status === 'failed') return error?.message ?? '';
    if (status === 'idle') return '';
    return found === 0 ? searchText.nothingFound : searchText.found(found);
  }

  isAttached(itemId: string): boolean {
    return this.attachments.some(({ id }) => id === itemId);
  }

  setWish(wish: string): void {
    this.#parts.draft.set(wish);
    this.wish = wish;
  }

  submit(): void {
    if (!this.canSubmit) return;
    void (this.chat.on ? this.chat.submit() : this.#parts.search.search({ query: this.wish }));
  }

  searchFor(wish: string): void {
    this.setWish(wish);
    this.submit();
  }

  retry(): void {
    void this.#parts.search.retry();
  }

  removeChip(chip: ShownChip): void {
    this.#parts.filters.remove(...chip.removes);
  }

  clearFilters(): void {
    this.#parts.filters.clearAll();
  }

  openResult(item: Item): void {
    this.#parts.onOpenItem(item, 'search_results', { items: this.search.items, actionsEnabled: true });
  }

  openDeepResult(item: Item): void {
    this.#parts.onOpenItem(item, 'deep_search_results', { items: this.search.deepSearchItems, actionsEnabled: true });
  }

  toggleAttached(item: Item): void {
    if (this.isAttached(item.id)) this.#parts.attachments.remove(item.id);
    else this.#parts.attachments.addItem(item);
  }

  detach(): void {
    for (const { id } of this.attachments) this.#parts.attachments.remove(id);
  }

  /** Says what the photo really shows; what it had found is looked for again. */
  correctKind(attachmentId: string, kind: string): void {
    this.#parts.attachments.correctKind(attachmentId, kind);
    if (!this.chat.on && this.search.status === 'done') this.submit();
  }

  /** Words that were not typed here, such as of a link or of a step back, take the place of what was typed. */
  followSearch(): void {
    const next = this.#parts.search.snapshot;
    const said = next.answerKey === null && !this.chat.on;
    if (said && next.query !== this.search.query && next.query !== this.wish.trim()) this.setWish(next.query);
    this.search = next;
  }

  followDraft(): void {
    this.wish = this.#parts.draft.snapshot;
  }

  followFilters(): void {
    ({ filters: this.filters, activeCount: this.activeCount } = this.#parts.filters.snapshot);
  }

  followAttachments(): void {
    this.attachments = this.#parts.attachments.snapshot;
  }

  /** What failed for want of a network is tried again once there is one. */
  followConnection(): void {
    this.online = this.#parts.connection.snapshot;
    if (this.online && this.search.error?.failure === 'unreachable') this.retry();
  }
}
