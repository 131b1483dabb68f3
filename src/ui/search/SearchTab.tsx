import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { countResults } from '../../application/search/SearchSnapshot.ts';
import { getAttachmentPicture } from '../../domain/search/getAttachmentPicture.ts';
import { Illustration } from '../design/Illustration.tsx';
import { LazyScrollToTop, latePart } from '../shared/latePart.tsx';
import { Picture } from '../design/Picture.tsx';
import type { TabContentProps } from '../frame/TabContent.ts';
import { GridSkeleton } from '../items/GridSkeleton.tsx';
import { useAddress } from '../shared/AddressRouter.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { useIsLongerThan } from '../shared/useIsLongerThan.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { searchText } from '../text/search.ts';
import { ChatAddressSync } from './ChatAddressSync.ts';
import { ChipsBar } from './ChipsBar.tsx';
import { QueryBar } from './QueryBar.tsx';
import { readSearch } from './searchAddress.ts';
import { SearchAddressSync } from './SearchAddressSync.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchView } from './SearchView.ts';
import { SearchViewModel, type SearchTabDependencies } from './SearchViewModel.ts';
import styles from './SearchTab.module.css';

const RemovalDialog = latePart(async () => (await import('../items/RemovalDialog.tsx')).RemovalDialog);
const ResultsScroll = latePart(async () => (await import('./ResultsScroll.tsx')).ResultsScroll);
const SlowSearch = lazyComponent(async () => (await import('./SlowSearch.tsx')).default);

/** A search that takes longer can be canceled. */
const SLOW_SEARCH_MS = 4_000;

export interface SearchTabProps extends TabContentProps {
  readonly parts: SearchTabDependencies;
  readonly conversation: ComponentType<ConversationProps>;
  /** The content before the first search. */
  readonly shopWindow: ComponentType<ShopWindowProps>;
}

/** Props of the conversation above the query bar. */
export interface ConversationProps {
  /** Whether the shopper has just turned on chat mode. The conversation then starts expanded. */
  readonly startsExpanded: boolean;
}

/** Props of the content before the first search. */
export interface ShopWindowProps {
  readonly onChooseQuery: (query: string) => void;
}

/** The Search tab and its view-model, in sync with the address. */
export default observer(function SearchTabContainer({ parts, ...tab }: SearchTabProps) {
  const view = useOwnedViewModel(() => new SearchViewModel(parts));
  const address = useAddress();
  const [searchToOpen, setSearchToOpen] = useState(() => readSearch(new URLSearchParams(address.snapshot.query)));
  useEffect(() => {
    const stopFunctions = [
      new SearchAddressSync(parts, address).start(),
      new ChatAddressSync(view.chat, address).start(),
    ];
    setSearchToOpen(null);
    return () => stopFunctions.forEach((stop) => stop());
  }, [parts, view, address]);
  return <SearchTab view={view} isOpeningSearch={searchToOpen !== null} {...tab} />;
});

interface ShownSearchTabProps extends Omit<SearchTabProps, 'parts'> {
  readonly view: SearchView;
  /** Whether the search that the address names is about to start. */
  readonly isOpeningSearch?: boolean;
}

/** The Search tab: query, results and filters (spec 2.6). */
export const SearchTab = observer(function SearchTab({
  view,
  isOpeningSearch,
  scroller,
  dock,
  conversation: Conversation,
  shopWindow: ShopWindow,
}: ShownSearchTabProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const { search, filters, announcement } = view;
  const hasSearched = search.status !== 'idle';
  const isSlow = useIsLongerThan(SLOW_SEARCH_MS, view.isSearching);
  const resultsKey = search.status === 'done' ? `${search.searchId} ${filters.sort}` : null;
  return (
    <div className={styles.tab}>
      {hasSearched ? (
        <div className={styles.content}>
          <ResultsHeader view={view} />
          <div className={styles.chips}>
            <ChipsBar view={view} />
          </div>
          {isSlow && (
            <Suspense fallback={null}>
              <SlowSearch onCancel={view.cancelSearch} />
            </Suspense>
          )}
          <SearchResults view={view} scroller={scroller} onNewQuery={() => fieldRef.current?.select()} />
        </div>
      ) : view.chat.isBusy || isOpeningSearch ? (
        <div className={styles.waiting}>
          <GridSkeleton />
        </div>
      ) : (
        <div className={styles.opening}>
          <Suspense fallback={null}>
            <ShopWindow onChooseQuery={view.searchForText} />
          </Suspense>
          <Illustration className={styles.rail} name="wardrobe" />
        </div>
      )}
      {dock &&
        createPortal(
          <div className={styles.dock}>
            {view.chat.stylist && view.chat.isOn && (
              <Suspense fallback={null}>
                <Conversation startsExpanded={view.chat.wasTurnedOnThisVisit} />
              </Suspense>
            )}
            <QueryBar view={view} fieldRef={fieldRef} isCollapsed={hasSearched} scroller={scroller} />
          </div>,
          dock,
        )}
      <ResultsScroll scroller={scroller} resultsKey={resultsKey} />
      <LazyScrollToTop scroller={scroller} />
      <RemovalDialog wishlistToggling={view.wishlistToggling} />
      <Announcer text={announcement} />
    </div>
  );
});

function describeCount(count: number, divider: SearchView['search']['divider']): string {
  return searchText.count(count) + (divider && divider.exactCount > 0 ? searchText.ofWhich(divider.exact) : '');
}

/** The query as a title, the number of results, how the query was interpreted, and relaxed filters. */
const ResultsHeader = observer(function ResultsHeader({ view }: { readonly view: SearchView }) {
  const { query, title, status, cause, relaxations, correctedQuery, divider } = view.search;
  const resultCount = countResults(view.search);
  const searchName = title ?? query;
  // The query of a stored search is unknown until the search has loaded. A failed load has its own message.
  if (searchName === '' && cause === 'stored' && status !== 'done') return null;
  return (
    <header className={styles.header}>
      <SearchedPicture view={view} />
      <h2 className={styles.wish} dir="auto">
        {searchName || searchText.likeAttachment}
      </h2>
      <p className={styles.notes}>
        {status === 'done' && resultCount > 0 && <span>{describeCount(resultCount, divider)}</span>}
        {correctedQuery !== null && <span>{searchText.readAs(correctedQuery)}</span>}
        {divider?.exactCount === 0 && <span>{`${divider.exact}.`}</span>}
        {relaxations.map((relaxation) => (
          <span key={relaxation}>{relaxation}</span>
        ))}
      </p>
    </header>
  );
});

/** The photo or piece that the results are similar to. */
const SearchedPicture = observer(function SearchedPicture({ view }: { readonly view: SearchView }) {
  const [attachment] = view.search.attachments ?? [];
  const url = attachment && getAttachmentPicture(attachment);
  if (url === undefined) return null;
  return (
    <div className={styles.likeness}>
      <Picture image={{ url, width: null, thumbhash: null, alt: null }} sizes="72px" alt="" eager />
    </div>
  );
});
