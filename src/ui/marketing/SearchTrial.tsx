import { useRef, useState, type FormEvent } from 'react';
import type { ShowcaseResult, ShowcaseSearches } from '../../application/ports/ShowcaseSearches.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { Chip } from '../design/Chip.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { SendIcon } from '../design/icons/icons.tsx';
import { createSearchPath } from '../shared/createSearchPath.ts';
import { marketingText } from '../text/marketingText.ts';
import { recordedSearch } from './showcase/recorded.ts';
import { TrialResults } from './TrialResults.tsx';
import styles from './SearchTrial.module.css';

const { trial } = marketingText;
const MAX_QUERY_LENGTH = 160;

export interface SearchTrialProps {
  readonly appUrl: string;
  readonly searches: ShowcaseSearches;
}

/** A search to try without an account. Shows a recorded search first. */
export function SearchTrial({ appUrl, searches }: SearchTrialProps) {
  const [words, setWords] = useState<string>(recordedSearch.query);
  const [result, setResult] = useState<ShowcaseResult>(recordedSearch);
  const [status, setStatus] = useState<'ready' | 'searching' | 'failed' | 'busy'>('ready');
  const newestSearch = useRef<AbortController>(null);

  const search = async (query: string) => {
    newestSearch.current?.abort();
    const controller = new AbortController();
    newestSearch.current = controller;
    setWords(query);
    setStatus('searching');
    try {
      const newResult = await searches.search(query, controller.signal);
      if (controller.signal.aborted) return;
      setResult(newResult);
      setStatus('ready');
    } catch (error) {
      if (!controller.signal.aborted) setStatus(isRefusedForRate(error) ? 'busy' : 'failed');
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The field also contains text that was typed before the page became interactive.
    const query = String(new FormData(event.currentTarget).get('query')).trim();
    if (query !== '') void search(query);
  };
  return (
    <section className={styles.trial} id="try" aria-labelledby="try-title">
      <h2 className={styles.title} id="try-title">
        {trial.title}
      </h2>
      <p className={styles.lead}>{trial.lead}</p>
      <form className={styles.form} role="search" action={appUrl} method="get" onSubmit={onSubmit}>
        {/* Without JavaScript, the app runs the search. */}
        <input type="hidden" name="tab" value="search" />
        <input
          className={styles.field}
          name="query"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={trial.label}
          placeholder={trial.label}
          maxLength={MAX_QUERY_LENGTH}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <IconButton className={styles.submit} type="submit" label={trial.submit} icon={SendIcon} />
      </form>
      <div className={styles.suggestions} role="group" aria-label={trial.suggestionsLabel}>
        {trial.suggestions.map((suggestion) => (
          <Chip key={suggestion} className={styles.suggestion} onClick={() => void search(suggestion)}>
            {suggestion}
          </Chip>
        ))}
      </div>
      <TrialResults
        result={result}
        status={status}
        appUrl={appUrl}
        allResultsUrl={appUrl + createSearchPath(result.query).slice(1)}
      />
    </section>
  );
}

const isRefusedForRate = (error: unknown): boolean => error instanceof CallError && error.failure === 'rate-limited';
