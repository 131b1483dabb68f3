import { Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { viewerText } from '../text/viewer.ts';
import styles from './ItemPage.module.css';

/** The placeholder of an item that is loading. */
export function ItemSkeleton() {
  return (
    <div className={styles.page}>
      <VisuallyHidden role="status">{viewerText.loadingItem}</VisuallyHidden>
      <div className={styles.spread} aria-hidden="true">
        <div className={styles.pictures}>
          <Skeleton shape="picture" />
        </div>
        <div className={styles.words}>
          <div className={styles.heading}>
            <Skeleton width="30%" />
            <Skeleton width="80%" height="2.5rem" />
            <Skeleton width="20%" />
          </div>
          <Skeleton height="4.25rem" />
          <Skeleton height="2.75rem" />
          <Skeleton width="90%" height="6rem" />
        </div>
      </div>
    </div>
  );
}
