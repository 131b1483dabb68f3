import { Skeleton } from '../design/Skeleton.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { commonText } from '../text/commonText.ts';
import styles from './GridSkeleton.module.css';

const CARD_KEYS = Array.from({ length: 12 }, (_, index) => index);

/** Placeholders for a grid of items. They appear after 150 ms, so that a fast response does not flicker. */
export function GridSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{commonText.loading}</VisuallyHidden>
      {CARD_KEYS.map((card) => (
        <div className={styles.card} key={card}>
          <Skeleton shape="picture" />
          <Skeleton width="80%" height="1.2rem" />
          <Skeleton width="30%" height="1.2rem" />
        </div>
      ))}
    </div>
  );
}
