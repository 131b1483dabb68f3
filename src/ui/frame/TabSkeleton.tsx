import { Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { commonText } from '../text/commonText.ts';
import styles from './TabSkeleton.module.css';

const CARD_KEYS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The placeholder of a tab while its code loads: a title over a grid of pictures. */
export function TabSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      <Skeleton width="9rem" height="2rem" />
      <div className={styles.grid}>
        {CARD_KEYS.map((card) => (
          <div className={styles.card} key={card}>
            <Skeleton shape="picture" />
            <Skeleton width="70%" />
            <Skeleton width="35%" />
          </div>
        ))}
      </div>
    </div>
  );
}
