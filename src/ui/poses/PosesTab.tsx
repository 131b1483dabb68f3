import type { TabContentProps } from '../frame/TabContent.ts';
import { TabLink } from '../shared/TabLink.tsx';
import { posesText } from '../text/homeText.ts';
import { Mirror } from './Mirror.tsx';
import styles from './PosesTab.module.css';

/** The tab for the shopper's own photos, which are not supported yet (spec 2.7). */
export function PosesTab(_props: TabContentProps) {
  return (
    <div className={styles.poses}>
      <Mirror className={styles.mirror} />
      <div className={styles.words}>
        <h2 className={styles.title}>{posesText.title}</h2>
        <p className={styles.lead}>{posesText.lead}</p>
        <div className={styles.actions}>
          <TabLink tab="wishlist">{posesText.toWishlist}</TabLink>
          <TabLink variant="quiet" tab="search">
            {posesText.toSearch}
          </TabLink>
        </div>
      </div>
    </div>
  );
}
