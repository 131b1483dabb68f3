import type { SearchSnapshot } from '../../application/search/SearchSnapshot.ts';
import { ErrorState } from '../design/ErrorState.tsx';
import { NextIcon } from '../design/icons/icons.tsx';
import { messages } from '../text/messages.ts';
import { searchText } from '../text/search.ts';
import styles from './SearchStates.module.css';

/** Shown before the first search: example queries to click. */
export function SearchIntroduction({ onChooseQuery }: { readonly onChooseQuery: (query: string) => void }) {
  const { title, text, examplesTitle, examples } = searchText.empty;
  return (
    <div className={styles.opening}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.lead}>{text}</p>
      <section aria-labelledby="example-wishes">
        <h3 className={styles.label} id="example-wishes">
          {examplesTitle}
        </h3>
        <ul className={styles.list} aria-labelledby="example-wishes">
          {examples.map((query) => (
            <li key={query}>
              <button className={styles.example} type="button" onClick={() => onChooseQuery(query)}>
                <span>{query}</span>
                <NextIcon />
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

export interface SearchErrorProps {
  readonly error: NonNullable<SearchSnapshot['error']>;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

export function SearchError({ error, isRetrying, onRetry }: SearchErrorProps) {
  const { text, unreachable, rateLimited, unknown } = searchText.failed;
  const advice = {
    unreachable: unreachable,
    'rate-limited': rateLimited,
    'not-found': unknown,
    forbidden: unknown,
    rejected: unknown,
  } as Readonly<Partial<Record<string, string>>>;
  return (
    <ErrorState
      title={messages[error.message]}
      text={advice[error.failure] ?? text}
      retrying={isRetrying}
      onRetry={onRetry}
    />
  );
}
