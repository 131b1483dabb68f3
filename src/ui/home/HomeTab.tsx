import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { Clock } from '../../application/ports/Clock.ts';
import type { PageVisibility } from '../../application/ports/PageVisibility.ts';
import { isEmptyTrends, type Trends } from '../../domain/trends/Trends.ts';
import { Button } from '../design/Button.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import type { TabContentProps } from '../frame/TabContent.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { PanelButton } from '../shared/PanelButton.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { useIsAfterFirstPaint } from '../shared/useIsAfterFirstPaint.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { frameText } from '../text/frameText.ts';
import { commonText } from '../text/commonText.ts';
import { homeText } from '../text/homeText.ts';
import { DailyOutfit } from './DailyOutfit.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import type { HomeView } from './HomeView.ts';
import type { HomeViewModel } from './HomeViewModel.ts';
import { MotionContext } from './motion/MotionContext.ts';
import { useMotionRunning } from './motion/useMotionRunning.ts';
import { ShopperFacts } from './ShopperFacts.tsx';
import { TrendTicker } from './TrendTicker.tsx';
import styles from './HomeTab.module.css';

const FloatingControls = lazyComponent(async () => (await import('./FloatingControls.tsx')).default);
const HomeSections = lazyComponent(async () => (await import('./HomeSections.tsx')).default);

export interface HomeTabDependencies {
  readonly createView: () => HomeViewModel;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  /** A random number from 0 to 1. */
  readonly random: () => number;
  /** The recent searches and conversations. Their code loads after the other sections. */
  readonly recentActivity: ComponentType<Pick<TabContentProps, 'isActive'>>;
}

export function HomeTabContainer({ parts, ...tab }: TabContentProps & { readonly parts: HomeTabDependencies }) {
  const view = useOwnedViewModel(parts.createView);
  const { isActive } = tab;
  useEffect(() => {
    if (isActive) view.refresh();
  }, [view, isActive]);
  return <HomeTab view={view} parts={parts} {...tab} />;
}

interface HomeTabProps extends TabContentProps {
  readonly view: HomeView;
  readonly parts: Omit<HomeTabDependencies, 'createView'>;
}

/** The Home tab: today's trends and the shopper's recent activity (spec 2.5). */
export const HomeTab = observer(function HomeTab({ view, parts, dock, isActive }: HomeTabProps) {
  const { visibility, clock, random, recentActivity } = parts;
  const isRunning = useMotionRunning(visibility, isActive, view.isMotionPaused);
  const motion = useMemo(() => ({ isRunning, clock, random }), [isRunning, clock, random]);
  const isAfterFirstPaint = useIsAfterFirstPaint();
  const { trends } = view.feed;
  return (
    <MotionContext value={motion}>
      <div className={styles.home}>
        {trends ? <TrendTicker {...trends} /> : <div className={styles.tickerSpace} />}
        <header className={styles.folio}>
          <span className={styles.date}>{formatToday(clock.now())}</span>
          {view.preferences && <ShopperFacts preferences={view.preferences} place={trends?.place ?? null} />}
          <PanelButton panel="fitting-room">{homeText.fittingRoom}</PanelButton>
        </header>
        <FeedNote view={view} />
        {trends ? <Lead trends={trends} view={view} /> : <MissingTrends view={view} />}
        <ErrorBoundary fallback={(retry) => <MissingSections onRetry={retry} />}>
          <Suspense fallback={null}>
            {isAfterFirstPaint && <HomeSections view={view} recentActivity={recentActivity} isActive={isActive} />}
          </Suspense>
        </ErrorBoundary>
      </div>
      {dock &&
        isAfterFirstPaint &&
        createPortal(
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <FloatingControls view={view} />
            </Suspense>
          </ErrorBoundary>,
          dock,
        )}
    </MotionContext>
  );
});

function Lead({ trends, view }: { readonly trends: Trends; readonly view: HomeView }) {
  const { dailyOutfit } = trends;
  if (isEmptyTrends(trends)) return <p className={styles.note}>{homeText.nothingToShow}</p>;
  return dailyOutfit.pieces.length > 0 && <DailyOutfit outfit={dailyOutfit} view={view} />;
}

/** Says that the shown trends are outdated, with the reason and their age. */
const FeedNote = observer(function FeedNote({ view }: { readonly view: HomeView }) {
  const { feed, isOnline, age, retry } = view;
  if (feed.trends === null || (isOnline && feed.status !== 'failed')) return null;
  return (
    <p className={styles.note} role="status">
      {isOnline ? homeText.outdated(age) : homeText.offlineSince(age)}{' '}
      {isOnline && (
        <Button variant="plain" onClick={retry}>
          {commonText.retry}
        </Button>
      )}
    </p>
  );
});

/** Shows a placeholder while the trends load, or the reason why there are none. */
const MissingTrends = observer(function MissingTrends({ view }: { readonly view: HomeView }) {
  const { feed, isOnline, retry } = view;
  if (!isOnline) return <ErrorState title={homeText.offline} text={homeText.offlineHint} />;
  if (feed.status !== 'failed') return <HomeSkeleton />;
  const hint = feed.failure === 'unreachable' ? homeText.unreachableHint : homeText.failedHint;
  return <ErrorState title={homeText.failed} text={hint} onRetry={retry} />;
});

function MissingSections({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p className={styles.note}>
      {frameText.partNotLoaded}{' '}
      <Button variant="plain" onClick={onRetry}>
        {commonText.retry}
      </Button>
    </p>
  );
}

const formatToday = (now: number): string =>
  new Date(now).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
