import type { ArrangedResults } from '../../application/search/arrangeResults.ts';
import type { SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import type { Filters } from '../../domain/filters/Filters.ts';
import type { QueryReading } from '../../domain/search/QueryReading.ts';
import type { Attachment } from '../../domain/search/Search.ts';
import type { WishlistToggling } from '../items/WishlistToggling.ts';
import type { ChatSwitch } from './ChatSwitch.ts';
import type { ShownChip } from './filterChips.ts';
import type { LazyPhotoUpload } from './LazyPhotoUpload.ts';

export interface QueryBarView {
  readonly queryText: string;
  readonly attachments: readonly Attachment[];
  /** Name of the attached item or garment, if known. */
  readonly attachmentName: string | null;
  readonly canSubmit: boolean;
  readonly isSearching: boolean;
  /** The query to search once the device is online. */
  readonly waitingQuery: string | undefined;
  /** The state of chat mode. In chat mode, queries go to the stylist. */
  readonly chat: Pick<ChatSwitch, 'isOn' | 'isBusy' | 'toggleMode' | 'stopTurn'>;
  readonly photo: Pick<LazyPhotoUpload, 'state' | 'isBusy' | 'attachPhoto' | 'cancel'>;
  readonly setQueryText: (queryText: string) => void;
  /**
   * Calls the listener when something asks the query field to take the focus, until the returned function is called.
   */
  readonly followFocusRequests: (listener: () => void) => () => void;
  readonly submit: () => void;
  readonly detach: () => void;
  readonly correctKind: (attachmentId: string, kind: string) => void;
}

export interface ChipsView {
  readonly filters: Filters;
  readonly chips: readonly ShownChip[];
  readonly activeCount: number;
  readonly removeChip: (chip: ShownChip) => void;
  /** The filters that searches start with. */
  readonly defaults: Filters;
  /** The filters chosen for the previous query; null if there were none. */
  readonly droppedFilters: Filters | null;
  readonly restoreDropped: () => void;
  /** How the words of the query were interpreted. */
  readonly reading: QueryReading | undefined;
  /** Searches again without these words. */
  readonly removeWords: (words: readonly string[]) => void;
}

export interface SearchView extends QueryBarView, ChipsView {
  readonly chat: ChatSwitch;
  readonly search: SearchSnapshot;
  /** The found items in the order and rows of the screen. */
  readonly results: ArrangedResults;
  readonly wishlistToggling: WishlistToggling;
  readonly isOnline: boolean;
  readonly announcement: string;
  readonly isAttached: (itemId: string) => boolean;
  readonly openResult: (item: Item) => void;
  readonly openDeepResult: (item: Item) => void;
  /** Opens an item that goes with the results. */
  readonly openMatchingItem: (item: Item) => void;
  readonly toggleAttached: (item: Item) => void;
  readonly searchForText: (queryText: string) => void;
  readonly clearFilters: () => void;
  readonly applyFilters: (filters: Filters) => void;
  readonly retry: () => void;
  readonly cancelSearch: () => void;
}
