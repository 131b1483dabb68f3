import { observer } from 'mobx-react-lite';
import { Suspense, type RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { GridSkeleton } from '../items/GridSkeleton.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { GRID_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { useHasCode } from '../shared/useHasCode.ts';
import { searchText } from '../text/search.ts';
import { LateChips } from './ChipsBar.tsx';
import { SearchError } from './SearchStates.tsx';
import type { SearchView } from './SearchView.ts';
import styles from './SearchResults.module.css';

const DeepSearchResults = lazyComponent(async () => (await import('./DeepSearchResults.tsx')).DeepSearchResults);
/** The components that most results need in addition to the grid. */
const RESULT_PARTS = [DeepSearchResults, LateChips];
const FewResults = lazyComponent(async () => (await import('./FewResults.tsx')).default);
const NoResults = lazyComponent(async () => (await import('./NoResults.tsx')).default);

export interface SearchResultsProps {
  readonly view: SearchView;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onNewQuery: () => void;
}

/** Loads the code of the results, e.g. while the login is checked. */
export const preloadResults = (): void => RESULT_PARTS.forEach(({ preload }) => void preload());

/** The results, or why there are none. While an edited filter is searched for, the previous results stay, dimmed. */
export const SearchResults = observer(function SearchResults({ view, scroller, onNewQuery }: SearchResultsProps) {
  const { search, results, isSearching } = view;
  const { error } = search;
  const hasCode = useHasCode(RESULT_PARTS);
  if (error) return <SearchError error={error} isRetrying={isSearching} onRetry={view.retry} />;
  if (results.items.length + results.picks.length > 0)
    return !hasCode ? (
      <GridSkeleton />
    ) : (
      <Suspense fallback={<GridSkeleton />}>
        <ResultSections view={view} scroller={scroller} />
      </Suspense>
    );
  if (isSearching) return <GridSkeleton />;
  return (
    <Suspense fallback={<GridSkeleton />}>
      <NoResults view={view} onNewQuery={onNewQuery} />
    </Suspense>
  );
});

const ResultSections = observer(function Found({ view, scroller }: Pick<SearchResultsProps, 'view' | 'scroller'>) {
  const {
    search: { divider, guidance },
    results: { items, picks, exactCount },
    isSearching,
    wishlistToggling,
  } = view;
  const hasPicks = picks.length > 0;
  const [exactItems, otherItems] = [items.slice(0, exactCount), items.slice(exactCount)];
  const renderCard = (item: Item, eager: boolean) => (
    <ItemCard
      item={item}
      sizes={GRID_PICTURE_SIZES}
      loadsEagerly={eager && !hasPicks}
      isOnWishlist={wishlistToggling.wishlistItems.has(item.id)}
      isAttached={view.isAttached(item.id)}
      onOpen={view.openResult}
      onToggleWishlist={wishlistToggling.toggleItem}
      onToggleAttached={view.toggleAttached}
    />
  );
  return (
    <div className={styles.found} aria-busy={isSearching}>
      {hasPicks && <DeepSearchResults view={view} />}
      {exactItems.length > 0 && (
        <section aria-labelledby="results">
          {hasPicks ? (
            <h3 className={styles.title} id="results">
              {searchText.quickFinds}
            </h3>
          ) : (
            <VisuallyHidden id="results" role="heading" aria-level={3}>
              {searchText.results}
            </VisuallyHidden>
          )}
          <ItemGrid items={exactItems} scroller={scroller} labeledBy="results" renderCard={renderCard} />
        </section>
      )}
      {divider && otherItems.length > 0 && (
        <section aria-labelledby="other-results">
          <h3 className={styles.divider} id="other-results">
            {divider.rest}
          </h3>
          <ItemGrid items={otherItems} scroller={scroller} labeledBy="other-results" renderCard={renderCard} />
        </section>
      )}
      {(guidance?.offers ?? guidance?.goesWith) && (
        <Suspense fallback={null}>
          <FewResults view={view} />
        </Suspense>
      )}
    </div>
  );
});
