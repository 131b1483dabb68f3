import { observer } from 'mobx-react-lite';
import { Suspense, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { GridSkeleton } from '../items/GridSkeleton.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { GRID_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { searchText } from '../text/search.ts';
import { DeepSearchResults } from './DeepSearchResults.tsx';
import { SearchError } from './SearchStates.tsx';
import type { SearchView } from './SearchView.ts';
import styles from './SearchResults.module.css';

const NoResults = lazyComponent(async () => (await import('./NoResults.tsx')).default);

export interface SearchResultsProps {
  readonly view: SearchView;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onNewQuery: () => void;
}

/** The results, or why there are none. While an edited filter is searched for, the previous results stay, dimmed. */
export const SearchResults = observer(function SearchResults({ view, scroller, onNewQuery }: SearchResultsProps) {
  const { search, isSearching, activeCount } = view;
  const { items, deepSearchItems, error } = search;
  if (error) return <SearchError error={error} isRetrying={isSearching} onRetry={view.retry} />;
  if (items.length + deepSearchItems.length > 0) return <ResultSections view={view} scroller={scroller} />;
  if (isSearching) return <GridSkeleton />;
  return (
    <Suspense fallback={<GridSkeleton />}>
      <NoResults hasFilters={activeCount > 0} onClearFilters={view.clearFilters} onNewQuery={onNewQuery} />
    </Suspense>
  );
});

const ResultSections = observer(function Found({ view, scroller }: Pick<SearchResultsProps, 'view' | 'scroller'>) {
  const {
    search: { items, deepSearchItems },
    isSearching,
    wishlistToggling,
  } = view;
  const hasDeepResults = deepSearchItems.length > 0;
  const renderCard = (item: Item, eager: boolean) => (
    <ItemCard
      item={item}
      sizes={GRID_PICTURE_SIZES}
      loadsEagerly={eager && !hasDeepResults}
      isOnWishlist={wishlistToggling.wishlistItems.has(item.id)}
      isAttached={view.isAttached(item.id)}
      onOpen={view.openResult}
      onToggleWishlist={wishlistToggling.toggleItem}
      onToggleAttached={view.toggleAttached}
    />
  );
  return (
    <div className={styles.found} aria-busy={isSearching}>
      <DeepSearchResults view={view} />
      {items.length > 0 && (
        <section aria-labelledby="results">
          {hasDeepResults ? (
            <h3 className={styles.title} id="results">
              {searchText.quickFinds}
            </h3>
          ) : (
            <VisuallyHidden id="results" role="heading" aria-level={3}>
              {searchText.results}
            </VisuallyHidden>
          )}
          <ItemGrid items={items} scroller={scroller} labeledBy="results" renderCard={renderCard} />
        </section>
      )}
    </div>
  );
});
