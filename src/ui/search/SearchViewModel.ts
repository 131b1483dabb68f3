import { makeAutoObservable } from 'mobx';
import type { FilterManager } from '../../application/filters/FilterManager.ts';
import type { Connection } from '../../application/ports/Connection.ts';
import type { Attachments } from '../../application/search/Attachments.ts';
import type { QueryDraft } from '../../application/search/QueryDraft.ts';
import type { SearchSession } from '../../application/search/SearchSession.ts';
import { arrangeResults, type ArrangedResults } from '../../application/search/arrangeResults.ts';
import { countResults, type SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { OpenItem } from '../../application/viewer/ViewerContext.ts';
import type { WishlistService } from '../../application/wishlist/WishlistService.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { QueryReading } from '../../domain/search/QueryReading.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import { canBeSearched } from '../../domain/search/searchInput.ts';
import { WishlistTogglingViewModel } from '../items/WishlistTogglingViewModel.ts';
import { observed } from '../shared/observed.ts';
import { searchText } from '../text/search.ts';
import { ChatSwitch, type ChatSwitchDependencies } from './ChatSwitch.ts';
import { createFilterChips, type ShownChip } from './filterChips.ts';
import { LazyPhotoUpload, type LazyPhotoUploadDependencies } from './LazyPhotoUpload.ts';
import type { SearchView } from './SearchView.ts';

export interface SearchTabDependencies {
  readonly search: SearchSession;
  readonly filters: FilterManager;
  readonly attachments: Attachments;
  readonly wishlist: WishlistService;
  readonly draft: QueryDraft;
  readonly chat: ChatSwitchDependencies;
  readonly photo: LazyPhotoUploadDependencies;
  readonly connection: Connection;
  readonly onOpenItem: OpenItem;
}

/** The view-model of the Search tab (spec 2.6). */
export class SearchViewModel implements SearchView {
  readonly wishlistToggling: WishlistTogglingViewModel;
  readonly chat: ChatSwitch;
  readonly photo: LazyPhotoUpload;
  readonly #dependencies: SearchTabDependencies;
  readonly #search;
  readonly #filters;
  readonly #attachments;
  readonly #draft;
  readonly #connection;

  constructor(dependencies: SearchTabDependencies) {
    this.#dependencies = dependencies;
    this.#search = observed(dependencies.search);
    this.#filters = observed(dependencies.filters);
    this.#attachments = observed(dependencies.attachments);
    this.#draft = observed(dependencies.draft);
    this.#connection = observed(dependencies.connection);
    this.wishlistToggling = new WishlistTogglingViewModel(dependencies.wishlist);
    this.chat = new ChatSwitch(dependencies.chat);
    this.photo = new LazyPhotoUpload(dependencies.photo);
    makeAutoObservable(this, { wishlistToggling: false, chat: false, photo: false }, { autoBind: true });
  }

  start(): () => void {
    this.#dependencies.draft.reserveWhile(() => this.chat.isOn);
    this.chat.start();
    const stopFunctions = [this.#connection.onChange(this.retryWhenOnline), this.photo.start()];
    return () => stopFunctions.forEach((stop) => stop());
  }

  get search(): SearchSnapshot {
    return this.#search.snapshot;
  }

  get results(): ArrangedResults {
    return arrangeResults(this.search, this.chat.showsOutfit);
  }

  get queryText(): string {
    return this.#draft.snapshot;
  }

  get filters(): Filters {
    return this.#filters.snapshot.filters;
  }

  get defaults(): Filters {
    return this.#filters.snapshot.defaults;
  }

  get droppedFilters(): Filters | null {
    return this.#filters.snapshot.droppedFilters;
  }

  get activeCount(): number {
    return this.#filters.snapshot.activeCount;
  }

  get attachments(): readonly Attachment[] {
    return this.#attachments.snapshot;
  }

  get isOnline(): boolean {
    return this.#connection.snapshot;
  }

  get waitingQuery(): string | undefined {
    return this.isOnline ? undefined : this.search.waitingQuery;
  }

  get isSearching(): boolean {
    return this.search.status === 'searching';
  }

  /** Whether there is something to search for and no photo is being uploaded. */
  get canSubmit(): boolean {
    return !this.photo.isBusy && canBeSearched(this.queryText, this.attachments);
  }

  get chips(): readonly ShownChip[] {
    return createFilterChips(this.filters, this.search.guidance?.unmetFilters);
  }

  get reading(): QueryReading | undefined {
    return this.search.guidance?.reading;
  }

  get attachmentName(): string | null {
    const id = this.attachments[0]?.id;
    const knownItems = [
      ...this.search.items,
      ...this.search.deepSearchItems,
      ...this.wishlistToggling.wishlistItems.values(),
    ];
    return knownItems.find((item) => item.id === id)?.shortDescription ?? null;
  }

  get announcement(): string {
    const { status } = this.search;
    const resultCount = countResults(this.search);
    if (status === 'searching') return searchText.searching;
    // A popup announces a failure, so it is not announced here.
    if (status === 'failed' || status === 'idle') return '';
    return resultCount === 0 ? searchText.nothingFound : searchText.found(resultCount);
  }

  isAttached(itemId: string): boolean {
    return this.attachments.some(({ id }) => id === itemId);
  }

  followFocusRequests(listener: () => void): () => void {
    return this.#dependencies.draft.onFocusRequest(listener);
  }

  setQueryText(words: string): void {
    this.#dependencies.draft.set(words);
  }

  submit(): void {
    if (!this.canSubmit) return;
    void (this.chat.isOn ? this.chat.submitTurn() : this.#dependencies.search.search({ query: this.queryText }));
  }

  searchForText(words: string): void {
    this.setQueryText(words);
    this.submit();
  }

  retry(): void {
    void this.#dependencies.search.retry();
  }

  removeChip(chip: ShownChip): void {
    this.#dependencies.filters.remove(...chip.removedValues);
  }

  removeWords(words: readonly string[]): void {
    this.#dependencies.search.removeWords(words);
  }

  clearFilters(): void {
    this.#dependencies.filters.clearAll();
  }

  cancelSearch(): void {
    this.#dependencies.search.cancel();
  }

  applyFilters(filters: Filters): void {
    this.#dependencies.filters.apply({ ...filters });
  }

  restoreDropped(): void {
    this.#dependencies.filters.restoreDropped();
  }

  openResult(item: Item): void {
    this.#dependencies.onOpenItem(item, 'search_results', { items: this.results.items, areActionsEnabled: true });
  }

  openDeepResult(item: Item): void {
    this.#dependencies.onOpenItem(item, 'deep_search_results', { items: this.results.picks, areActionsEnabled: true });
  }

  openMatchingItem(item: Item): void {
    const { goesWith: items = [] } = this.search.guidance ?? {};
    this.#dependencies.onOpenItem(item, 'search_results', { items, areActionsEnabled: true });
  }

  toggleAttached(item: Item): void {
    if (this.isAttached(item.id)) this.#dependencies.attachments.remove(item.id);
    else this.#dependencies.attachments.addItem(item);
  }

  /** Removes the attachment, and the results of a search by it alone. */
  detach(): void {
    const { search, attachments } = this.#dependencies;
    for (const { id } of this.attachments) attachments.remove(id);
    if (this.search.query === '' && this.search.title === null && this.search.status !== 'idle') search.clear();
  }

  /** Corrects the recognized kind of the photo and searches again. */
  correctKind(attachmentId: string, kind: string): void {
    this.#dependencies.attachments.correctKind(attachmentId, kind);
    if (!this.chat.isOn && this.search.status === 'done') this.submit();
  }

  /** When the device is online again, runs the search that failed or waits. */
  retryWhenOnline(): void {
    const { error, waitingQuery } = this.search;
    if (this.isOnline && (error?.failure === 'unreachable' || waitingQuery !== undefined)) this.retry();
  }
}
