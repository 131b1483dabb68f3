import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import type { NearSearch } from '../../domain/search/Search.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Picture } from '../design/Picture.tsx';
import { PATHS, QUERY } from '../shared/paths.ts';
import { fewResultsText } from '../text/fewResults.ts';
import { noResultsText } from '../text/noResults.ts';
import { Offers } from './Offers.tsx';
import type { SearchView } from './SearchView.ts';
import styles from './FewResults.module.css';

export interface NoResultsProps {
  readonly view: SearchView;
  readonly onNewQuery: () => void;
}

/** Says that nothing was found. Offers to remove filters, to ask the stylist, or to use a similar query. */
export default observer(function NoResults({ view, onNewQuery }: NoResultsProps) {
  const { title, text, textWithFilters, textWithOffers, clearFilters, newQuery } = noResultsText;
  const { offers = [], nearSearches = [] } = view.search.guidance ?? {};
  const hasFilters = view.activeCount > 0;
  const askStylist = () => {
    view.setQueryText(view.search.query);
    void view.chat.toggleMode();
  };
  const advice = offers.length > 0 ? textWithOffers : hasFilters ? textWithFilters : text;
  return (
    <>
      <EmptyState illustration="blazer" title={title} text={advice}>
        <Offers view={view} offers={offers} hasResults={false} />
        {hasFilters && offers.length === 0 && <Button onClick={view.clearFilters}>{clearFilters}</Button>}
        <Button variant="quiet" onClick={onNewQuery}>
          {newQuery}
        </Button>
        {!view.chat.isOn && (
          <Button variant="quiet" onClick={askStylist}>
            {fewResultsText.askStylist}
          </Button>
        )}
      </EmptyState>
      {nearSearches.length > 0 && (
        <nav className={styles.near} aria-label={fewResultsText.near}>
          {nearSearches.map((nearSearch) => (
            <NearSearchLink key={nearSearch.query} nearSearch={nearSearch} onSearch={view.searchForText} />
          ))}
        </nav>
      )}
    </>
  );
});

interface NearSearchLinkProps {
  readonly nearSearch: NearSearch;
  readonly onSearch: (query: string) => void;
}

/** A link to a search, with a picture of an item that it finds. */
function NearSearchLink({ nearSearch: { query, item }, onSearch }: NearSearchLinkProps) {
  const search = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSearch(query);
  };
  const address = new URLSearchParams({ [QUERY.tab]: 'search', [QUERY.query]: query });
  return (
    <a className={styles.nearLink} href={`${PATHS.app}?${address.toString()}`} onClick={search}>
      <Picture image={item.images[0] ?? null} alt="" sizes="176px" />
      {query}
    </a>
  );
}
