import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { useMediaQuery, REDUCED_MOTION_QUERY } from '../design/useMediaQuery.ts';
import { useIsAfterFirstPaint } from '../shared/useIsAfterFirstPaint.ts';
import { homeText } from '../text/homeText.ts';
import type { HomeView } from './HomeView.ts';
import styles from './FloatingControls.module.css';

const PromptBar = lazyComponent(async () => (await import('./PromptBar.tsx')).default);

/**
 * What floats over the home screen: the prompt bar, hidden while the app is busy, and the one control that pauses
 * everything that moves.
 */
export const FloatingControls = observer(function FloatingControls({ view }: { readonly view: HomeView }) {
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  const isAfterFirstPaint = useIsAfterFirstPaint();
  const { isBusy, isMotionPaused, toggleMotion } = view;
  return (
    <div className={styles.anchor}>
      <div className={styles.controls}>
        {isAfterFirstPaint && !isBusy && (
          <ErrorBoundary fallback={() => null}>
            <Suspense fallback={null}>
              <PromptBar />
            </Suspense>
          </ErrorBoundary>
        )}
        {!isReduced && (
          <IconButton
            className={styles.pause}
            label={isMotionPaused ? homeText.play : homeText.pause}
            icon={isMotionPaused ? PlayIcon : PauseIcon}
            onClick={toggleMotion}
          />
        )}
      </div>
    </div>
  );
});
