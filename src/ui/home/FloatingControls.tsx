import { observer } from 'mobx-react-lite';
import { CaptionedIcon } from './CaptionedIcon.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { REDUCED_MOTION_QUERY } from '../design/mediaQueries.ts';
import { useMediaQuery } from '../design/useMediaQuery.ts';
import { homeText } from '../text/homeText.ts';
import type { HomeView } from './HomeView.ts';
import PromptBar from './PromptBar.tsx';
import styles from './FloatingControls.module.css';

/**
 * The controls that float over the home screen: the prompt bar and the button that pauses all motion. The bar is
 * hidden while the app is busy.
 */
export default observer(function FloatingControls({ view }: { readonly view: HomeView }) {
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  const { isBusy, isMotionPaused, toggleMotion, draftSearch } = view;
  return (
    <div className={styles.anchor}>
      <div className={styles.controls}>
        <div className={styles.prompt}>{!isBusy && <PromptBar onDraft={draftSearch} />}</div>
        {!isReduced && (
          <button
            type="button"
            className={styles.pause}
            aria-label={isMotionPaused ? homeText.play : homeText.pause}
            title={isMotionPaused ? homeText.play : homeText.pause}
            onClick={toggleMotion}
          >
            <CaptionedIcon
              icon={isMotionPaused ? PlayIcon : PauseIcon}
              caption={isMotionPaused ? homeText.playCaption : homeText.pauseCaption}
            />
          </button>
        )}
      </div>
    </div>
  );
});
