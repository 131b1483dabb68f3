import { useContext, useState } from 'react';
import { IconButton } from '../design/IconButton.tsx';
import { RetryIcon, SearchIcon } from '../design/icons/icons.tsx';
import { Link } from '../shared/Link.tsx';
import { createSearchPath } from '../shared/createSearchPath.ts';
import { homeText } from '../text/homeText.ts';
import { PROMPT_SUGGESTIONS } from '../text/promptSuggestions.ts';
import { MotionContext } from './motion/MotionContext.ts';
import { useRotation } from './motion/useRotation.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import { useTypedText } from './motion/useTypedText.ts';
import styles from './PromptBar.module.css';

/** The time from one suggestion to the next (spec section 9). */
const PROMPT_MS = 3_000;

/** Types suggestions of what to search for; a click searches for the whole suggestion (spec 2.5). */
export default function PromptBar() {
  const { random } = useContext(MotionContext);
  const [firstIndex] = useState(() => Math.floor(random() * PROMPT_SUGGESTIONS.length));
  const { ref, isMoving, handlers } = useSectionMotion<HTMLDivElement>();
  const { index, show } = useRotation(PROMPT_SUGGESTIONS.length, isMoving, PROMPT_MS);
  const phrase = PROMPT_SUGGESTIONS[(firstIndex + index) % PROMPT_SUGGESTIONS.length] ?? '';
  const typedText = useTypedText(phrase, isMoving);
  return (
    <div className={styles.bar} ref={ref} {...handlers}>
      <Link className={styles.prompt} to={createSearchPath(phrase)} aria-label={homeText.promptLabel(phrase)}>
        <SearchIcon />
        <span className={styles.text} ref={typedText} aria-hidden="true" />
      </Link>
      <IconButton label={homeText.nextPrompt} icon={RetryIcon} onClick={() => show(index + 1)} />
    </div>
  );
}
