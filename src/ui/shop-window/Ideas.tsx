import { useId } from 'react';
import type { TrendsSnapshot } from '../../application/trends/TrendsFeed.ts';
import { Picture } from '../design/Picture.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { shopWindowText } from '../text/shopWindow.ts';
import { IDEA_PICTURE_SIZES } from './pictureSizes.ts';
import styles from './Ideas.module.css';

const MAX_IDEAS = 6;
const PLACEHOLDERS = Array.from({ length: MAX_IDEAS }, (_, index) => index);

export interface IdeasProps {
  readonly trends: TrendsSnapshot;
  readonly onChooseQuery: (query: string) => void;
}

/**
 * Pictures of occasions and kinds of garments. Each is a button that starts a search. Renders nothing without trends.
 */
export function Ideas({ trends: { status, trends }, onChooseQuery }: IdeasProps) {
  const id = useId();
  const isLoading = trends === null && status !== 'failed';
  const ideas = trends?.glamourTrends.slice(0, MAX_IDEAS) ?? [];
  if (!isLoading && ideas.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <h3 className={styles.label} id={id}>
        {shopWindowText.ideas}
      </h3>
      <ul className={styles.ideas} aria-labelledby={id}>
        {isLoading
          ? PLACEHOLDERS.map((key) => (
              <li key={key}>
                <Skeleton shape="picture" />
              </li>
            ))
          : ideas.map(({ query, imageUrls: [url] }) => (
              <li key={query}>
                <button className={styles.idea} type="button" onClick={() => onChooseQuery(query)}>
                  <Picture
                    image={url === undefined ? null : { url, width: null, thumbhash: null, alt: null }}
                    alt=""
                    sizes={IDEA_PICTURE_SIZES}
                  />
                  <span className={styles.name}>{query}</span>
                </button>
              </li>
            ))}
      </ul>
    </section>
  );
}
