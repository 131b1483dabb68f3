import type { TabContentProps } from '../frame/TabContent.ts';
import { tabPath } from '../shared/paths.ts';
import { posesText } from '../text/homeText.ts';
import { LinkButton } from '../shared/LinkButton.tsx';
import { Mirror } from './Mirror.tsx';
import styles from './PosesTab.module.css';

/** Where the shopper's own photos will hang (spec 2.7). */
export function PosesTab(_props: TabContentProps) {
  return (
    <div className={styles.poses}>
      <Mirror className={styles.mirror} />
      <div className={styles.words}>
        <h2 className={styles.title}>{posesText.title}</h2>
        <p className={styles.lead}>{posesText.lead}</p>
        <div className={styles.actions}>
          <LinkButton to={tabPath('wishlist')}>{posesText.toWishlist}</LinkButton>
          <LinkButton variant="quiet" to={tabPath('search')}>{posesText.toSearch}</LinkButton>
        </div>
      </div>
    </div>
  );
}
