import { Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { commonText } from '../text/commonText.ts';
import styles from './DailyOutfit.module.css';

/** The placeholder of the outfit of the day, with the same layout. */
export function HomeSkeleton() {
  return (
    <div className={styles.lead} aria-busy="true">
      <VisuallyHidden role="status">{commonText.loading}</VisuallyHidden>
      <div className={styles.opening}>
        <Skeleton width="16rem" />
        <div className={styles.headline}>
          <Skeleton width="80%" height="1.6em" />
        </div>
      </div>
      <div className={styles.figure}>
        <Skeleton shape="picture" />
      </div>
      <div className={styles.story}>
        <Skeleton height="4em" />
        <Skeleton height="10rem" />
        <Skeleton width="60%" height="2.75rem" />
      </div>
    </div>
  );
}
