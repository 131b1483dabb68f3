import type { SearchOffer } from '../../domain/search/Search.ts';
import { Button } from '../design/Button.tsx';
import { fewResultsText } from '../text/fewResults.ts';
import type { SearchView } from './SearchView.ts';

export interface OffersProps {
  readonly view: Pick<SearchView, 'filters' | 'applyFilters'>;
  readonly offers: readonly SearchOffer[];
  /** Whether there are results. */
  readonly hasResults: boolean;
  /** Whether the results stay when an offer is taken. */
  readonly addsToResults?: boolean;
}

/** A button for each filter change that finds more results, with their number. */
export function Offers({
  view: { filters, applyFilters },
  offers,
  hasResults,
  addsToResults = hasResults,
}: OffersProps) {
  return offers.map((offer) => (
    <Button
      key={fewResultsText.offer(offer, filters, addsToResults)}
      variant={hasResults ? 'quiet' : 'primary'}
      onClick={() => applyFilters(offer.filters)}
    >
      {fewResultsText.offer(offer, filters, addsToResults)}
    </Button>
  ));
}
