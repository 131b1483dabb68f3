import { useContext, useMemo, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { CaptionedIcon } from './CaptionedIcon.tsx';
import { PauseIcon, PlayIcon } from './icons.tsx';
import { REDUCED_MOTION_QUERY } from '../design/mediaQueries.ts';
import { useMediaQuery } from '../design/useMediaQuery.ts';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import type { HomeView } from './HomeView.ts';
import { MotionContext } from './motion/MotionContext.ts';
import { orderPrompts } from './orderPrompts.ts';
import PromptBar from './PromptBar.tsx';
import { PROMPT_SUGGESTIONS } from '../text/promptSuggestions.ts';
import styles from './FloatingControls.module.css';

/**
 * The controls that float over the home screen: the prompt bar and the button that pauses all motion. The bar is
 * hidden while the app is busy.
 */
export default observer(function FloatingControls({ view }: { readonly view: HomeView }) {
  const isReduced = useMediaQuery(REDUCED_MOTION_QUERY);
  const { isBusy, isMotionPaused, toggleMotion, draftSearch } = view;
  const prompts = usePrompts(view);
  return (
    <div className={styles.anchor}>
      <div className={styles.controls}>
        <div className={styles.prompt}>{!isBusy && <PromptBar prompts={prompts} onDraft={draftSearch} />}</div>
        {!isReduced && (
          <button
            type="button"
            className={styles.pause}
            aria-label={isMotionPaused ? homeSectionsText.play : homeSectionsText.pause}
            title={isMotionPaused ? homeSectionsText.play : homeSectionsText.pause}
            onClick={toggleMotion}
          >
            <CaptionedIcon
              icon={isMotionPaused ? PlayIcon : PauseIcon}
              caption={isMotionPaused ? homeSectionsText.playCaption : homeSectionsText.pauseCaption}
            />
          </button>
        )}
      </div>
    </div>
  );
});

/** The suggestions in the order for this shopper and the weather of the day. */
function usePrompts({ feed, preferences }: HomeView): readonly string[] {
  const { random } = useContext(MotionContext);
  const [start] = useState(random);
  const weather = feed.trends?.place?.weather ?? null;
  const genders = preferences?.genderPreference;
  return useMemo(
    () => orderPrompts(PROMPT_SUGGESTIONS, { weather, genders: genders ?? [], start }),
    [weather, genders, start],
  );
}
