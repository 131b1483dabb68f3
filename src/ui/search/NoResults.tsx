import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { noResultsText } from '../text/noResults.ts';

export interface NoResultsProps {
  readonly hasFilters: boolean;
  readonly onClearFilters: () => void;
  readonly onNewQuery: () => void;
}

/** Says that nothing was found, and what to do next. Its code loads when it is first shown. */
export default function NoResults({ hasFilters, onClearFilters, onNewQuery }: NoResultsProps) {
  const { title, text, textWithFilters, clearFilters, newQuery } = noResultsText;
  return (
    <EmptyState ink="blazer" title={title} text={hasFilters ? textWithFilters : text}>
      {hasFilters && <Button onClick={onClearFilters}>{clearFilters}</Button>}
      <Button variant="quiet" onClick={onNewQuery}>
        {newQuery}
      </Button>
    </EmptyState>
  );
}
