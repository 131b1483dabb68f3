import type { Trends } from '../../domain/trends/Trends.ts';
import { Link } from '../shared/Link.tsx';
import { createSearchPath } from '../shared/createSearchPath.ts';
import { homeText } from '../text/homeText.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import styles from './TrendTicker.module.css';

/**
 * The trending searches in a line that scrolls by itself and can be swiped. A second copy of the list makes the loop
 * endless; it is hidden from screen readers.
 */
export function TrendTicker({ trendingSearches, searchesSource }: Pick<Trends, 'trendingSearches' | 'searchesSource'>) {
  const { ref, isMoving, handlers } = useSectionMotion<HTMLElement>();
  if (trendingSearches.length === 0) return null;
  const title = searchesSource === 'catalogue' ? homeText.trendingFromCatalogue : homeText.trending;
  return (
    <nav className={styles.ticker} aria-label={title} ref={ref} {...handlers}>
      <span className={styles.label} aria-hidden="true">
        {title}
      </span>
      <div className={styles.strip}>
        <div className={styles.window}>
          <div className={styles.track} data-moving={isMoving}>
            <SearchList searches={trendingSearches} />
            <SearchList searches={trendingSearches} isCopy />
          </div>
        </div>
      </div>
    </nav>
  );
}

function SearchList({ searches, isCopy }: { readonly searches: readonly string[]; readonly isCopy?: boolean }) {
  return (
    <ul className={styles.list} aria-hidden={isCopy}>
      {searches.map((search) => (
        <li key={search}>
          <Link className={styles.search} to={createSearchPath(search)} tabIndex={isCopy ? -1 : undefined}>
            {search}
          </Link>
        </li>
      ))}
    </ul>
  );
}
