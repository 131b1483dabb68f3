import type { ShowcaseResult } from '../../application/ports/ShowcaseSearches.ts';
import { createFilterChips } from '../search/filterChips.ts';
import { marketingText } from '../text/marketingText.ts';
import { ShowcaseCard } from './ShowcaseCard.tsx';
import styles from './SearchTrial.module.css';

const { trial } = marketingText;

export interface TrialResultsProps {
  readonly result: ShowcaseResult;
  readonly status: 'ready' | 'searching' | 'failed' | 'busy';
  readonly appUrl: string;
  readonly allResultsUrl: string;
}

/** The understood query and its results. Older results stay until new ones arrive. */
export function TrialResults({ result, status, appUrl, allResultsUrl }: TrialResultsProps) {
  const labels = [...result.understood, ...createFilterChips(result.filters).map(({ label }) => label)];
  return (
    <div className={styles.results} aria-busy={status === 'searching'}>
      <div className={styles.summary}>
        <h3 className={styles.query}>
          <span role="status">{describeStatus(status, result)}</span>
        </h3>
        {labels.length > 0 && (
          <ul className={styles.chips} aria-label={trial.understood}>
            {labels.map((label) => (
              <li className={styles.chip} key={label}>
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.cards}>
        {result.items.map((item) => (
          <li key={item.id}>
            <ShowcaseCard item={item} appUrl={appUrl} sizes="(width >= 1000px) 15vw, (width >= 640px) 30vw, 44vw" />
          </li>
        ))}
      </ul>
      {result.items.length > 0 && (
        <a className={styles.more} href={allResultsUrl} target="_blank" rel="noopener">
          {trial.more}
        </a>
      )}
    </div>
  );
}

function describeStatus(status: TrialResultsProps['status'], { query, items }: ShowcaseResult): string {
  if (status === 'searching') return trial.searching;
  if (status !== 'ready') return trial[status];
  return items.length === 0 ? trial.nothing : trial.results(query);
}
