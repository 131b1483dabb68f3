import type { SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import { ErrorState } from '../design/ErrorState.tsx';
import { searchText } from '../text/search.ts';

export interface SearchErrorProps {
  readonly error: NonNullable<SearchSnapshot['error']>;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function SearchError({ error, isRetrying, onRetry }: SearchErrorProps) {
  const { title, text, unreachable, rateLimited, unknown } = searchText.failed;
  const advice = {
    unreachable: unreachable,
    'rate-limited': rateLimited,
    'not-found': unknown,
    forbidden: unknown,
    rejected: unknown,
  } as Readonly<Partial<Record<string, string>>>;
  return <ErrorState title={title} text={advice[error.failure] ?? text} retrying={isRetrying} onRetry={onRetry} />;
}
