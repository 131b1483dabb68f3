import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { Item } from '../../domain/catalogue/Item.ts';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { GridSkeleton } from '../items/GridSkeleton.tsx';
import { ItemCard } from '../items/ItemCard.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import { GRID_PICTURE_SIZES } from '../items/pictureSizes.ts';
import { searchText } from '../text/search.ts';
import { DeepSearchResults } from './DeepSearchResults.tsx';
import { NothingFound, SearchFailed } from './SearchStates.tsx';
import type { SearchView } from './SearchView.ts';
import styles from './SearchResults.module.css';

export interface SearchResultsProps {
  readonly view: SearchView;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onNewWish: () => void;
}

/** The results, or why there are none. While an edited filter is searched for, the previous results stay, dimmed. */
export const SearchResults = observer(function SearchResults({ view, scroller, onNewWish }: SearchResultsProps) {
  const { search, searching, activeCount } = view;
  const { items, deepSearchItems, error } = search;
  if (error) return <SearchFailed error={error} retrying={searching} onRetry={view.retry} />;
  if (items.length + deepSearchItems.length > 0) return <ResultSections view={view} scroller={scroller} />;
  if (searching) return <GridSkeleton />;
  return <NothingFound filtered={activeCount > 0} onClearFilters={view.clearFilters} onNewWish={onNewWish} />;
});

const ResultSections = observer(function Found({ view, scroller }: Pick<SearchResultsProps, 'view' | 'scroller'>) {
  const {
    search: { items, deepSearchItems },
    searching,
    keeping,
  } = view;
  const deep = deepSearchItems.length > 0;
  const card = (item: Item, eager: boolean) => (
    <ItemCard
      item={item}
      sizes={GRID_PICTURE_SIZES}
      eager={eager && !deep}
      kept={keeping.kept.has(item.id)}
      attached={view.isAttached(item.id)}
      onOpen={view.openResult}
      onToggleKept={keeping.toggle}
      onToggleAttached={view.toggleAttached}
    />
  );
  return (
    <div className={styles.found} aria-busy={searching}>
      <DeepSearchResults view={view} />
      {items.length > 0 && (
        <section aria-labelledby="results">
          {deep ? (
            <h3 className={styles.title} id="results">
              {searchText.quickFinds}
            </h3>
          ) : (
            <VisuallyHidden id="results" role="heading" aria-level={3}>
              {searchText.results}
            </VisuallyHidden>
          )}
          <ItemGrid items={items} scroller={scroller} labeledBy="results" card={card} />
        </section>
      )}
    </div>
  );
});
