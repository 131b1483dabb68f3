import { useContext, useState } from 'react';
import { RetryIcon, SearchIcon } from '../design/icons/icons.tsx';
import { useAddress } from '../shared/AddressRouter.tsx';
import { Link } from '../shared/Link.tsx';
import { createSearchPath } from '../shared/createSearchPath.ts';
import { openSearchTab } from '../shared/openSearchTab.ts';
import { homeText } from '../text/homeText.ts';
import { PROMPT_SUGGESTIONS } from '../text/promptSuggestions.ts';
import { CaptionedIcon } from './CaptionedIcon.tsx';
import { MotionContext } from './motion/MotionContext.ts';
import { useReadText } from './motion/useReadText.ts';
import { useRotation } from './motion/useRotation.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import { useTypedText } from './motion/useTypedText.ts';
import styles from './PromptBar.module.css';

/** How long each suggestion is shown (spec section 9). */
const PROMPT_MS = 3_000;

export interface PromptBarProps {
  /** Puts words into the query bar. */
  readonly onDraft: (words: string) => void;
}

/**
 * Types suggested queries (spec 2.5). A press on the text puts it into the query bar; the link beside it searches at
 * once.
 */
export default function PromptBar({ onDraft }: PromptBarProps) {
  const { random } = useContext(MotionContext);
  const address = useAddress();
  const [firstIndex] = useState(() => Math.floor(random() * PROMPT_SUGGESTIONS.length));
  const { ref, isMoving, handlers } = useSectionMotion<HTMLDivElement>();
  const { index, show } = useRotation(PROMPT_SUGGESTIONS.length, isMoving, PROMPT_MS);
  const phrase = PROMPT_SUGGESTIONS[(firstIndex + index) % PROMPT_SUGGESTIONS.length] ?? '';
  const typedText = useTypedText(phrase, isMoving);
  const readPhrase = useReadText(phrase, isMoving);
  const openSearchBox = () => {
    openSearchTab(address);
    onDraft(readPhrase);
  };
  return (
    <div className={styles.bar} ref={ref} {...handlers}>
      <button type="button" className={styles.prompt} aria-label={homeText.draftPrompt(phrase)} onClick={openSearchBox}>
        <span className={styles.text} ref={typedText} aria-hidden="true" />
      </button>
      <Link className={styles.way} to={createSearchPath(readPhrase)} aria-label={homeText.promptLabel(phrase)}>
        <CaptionedIcon icon={SearchIcon} caption={homeText.searchCaption} />
      </Link>
      <button
        type="button"
        className={styles.way}
        aria-label={homeText.nextPrompt}
        title={homeText.nextPrompt}
        onClick={() => show(index + 1)}
      >
        <CaptionedIcon icon={RetryIcon} caption={homeText.nextCaption} />
      </button>
    </div>
  );
}
