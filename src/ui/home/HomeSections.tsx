import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { Trends } from '../../domain/trends/Trends.ts';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import type { TabContentProps } from '../frame/TabContent.ts';
import { RemovalDialog } from '../items/RemovalDialog.tsx';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import { GlamourTiles } from './GlamourTiles.tsx';
import type { HomeView } from './HomeView.ts';
import { StylePicks } from './StylePicks.tsx';
import { SuggestedItems } from './SuggestedItems.tsx';
import styles from './HomeSections.module.css';

export interface HomeSectionsProps extends Pick<TabContentProps, 'isActive'> {
  readonly view: HomeView;
  /** The recent searches and conversations. Their code loads after the other sections. */
  readonly recentActivity: ComponentType<Pick<TabContentProps, 'isActive'>>;
}

/** The home screen below the outfit of the day, and its dialogs. Its code loads after the first paint. */
export default observer(function HomeSections({ view, recentActivity: RecentActivity, isActive }: HomeSectionsProps) {
  const { trends } = view.feed;
  return (
    <>
      {trends && <TrendSections trends={trends} view={view} />}
      <section className={styles.section} aria-labelledby="recent-activity">
        <h2 className={styles.title} id="recent-activity">
          {homeSectionsText.recentActivity}
        </h2>
        <div className={styles.recent}>
          <RecentActivity isActive={isActive} />
        </div>
      </section>
      <RemovalDialog wishlistToggling={view.wishlistToggling} />
      <ConfirmDialog open={view.piecesToRemove !== null} onConfirm={view.confirmRemoval} onClose={view.cancelRemoval}>
        {homeSectionsText.removeLookText(view.piecesToRemove?.length ?? 0)}
      </ConfirmDialog>
    </>
  );
});

function TrendSections({ trends, view }: { readonly trends: Trends; readonly view: HomeView }) {
  const { outfits, suggestedItems, picksReason, glamourTrends } = trends;
  return (
    <>
      {outfits.length + suggestedItems.length > 0 && (
        <section className={styles.section} aria-labelledby="style-picks">
          <h2 className={styles.title} id="style-picks">
            {homeSectionsText.stylePicks}
          </h2>
          {picksReason !== '' && <p className={styles.reason}>{picksReason}</p>}
          {outfits.length > 0 && <StylePicks outfits={outfits} view={view} />}
          <SuggestedItems items={suggestedItems} view={view} />
        </section>
      )}
      {glamourTrends.length > 0 && <GlamourTiles glamourTrends={glamourTrends} />}
    </>
  );
}
