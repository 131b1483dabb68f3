import { RetryIcon, SearchIcon } from '../design/icons/icons.tsx';
import { useAddress } from '../shared/AddressRouter.tsx';
import { Link } from '../shared/Link.tsx';
import { createSearchPath } from '../shared/createSearchPath.ts';
import { openSearchTab } from '../shared/openSearchTab.ts';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import { CaptionedIcon } from './CaptionedIcon.tsx';
import { useReadText } from './motion/useReadText.ts';
import { useRotation } from './motion/useRotation.ts';
import { useSectionMotion } from './motion/useSectionMotion.ts';
import { useTypedText } from './motion/useTypedText.ts';
import styles from './PromptBar.module.css';

/** How long each suggestion is shown (spec section 9). */
const PROMPT_MS = 3_000;

export interface PromptBarProps {
  /** The queries to suggest, in their order. */
  readonly prompts: readonly string[];
  /** Puts words into the query bar. */
  readonly onDraft: (words: string) => void;
}

/**
 * Types suggested queries (spec 2.5). A press on the text puts it into the query bar; the link beside it searches at
 * once.
 */
export default function PromptBar({ prompts, onDraft }: PromptBarProps) {
  const address = useAddress();
  const { ref, isMoving, handlers } = useSectionMotion<HTMLDivElement>();
  const { index, show } = useRotation(prompts.length, isMoving, PROMPT_MS);
  const phrase = prompts[index] ?? '';
  const typedText = useTypedText(phrase, isMoving);
  const readPhrase = useReadText(phrase, isMoving);
  const openSearchBox = () => {
    openSearchTab(address);
    onDraft(readPhrase);
  };
  return (
    <div className={styles.bar} ref={ref} {...handlers}>
      <button
        type="button"
        className={styles.prompt}
        aria-label={homeSectionsText.draftPrompt(phrase)}
        onClick={openSearchBox}
      >
        <span className={styles.text} ref={typedText} aria-hidden="true" />
      </button>
      <Link className={styles.way} to={createSearchPath(readPhrase)} aria-label={homeSectionsText.promptLabel(phrase)}>
        <CaptionedIcon icon={SearchIcon} caption={homeSectionsText.searchCaption} />
      </Link>
      <button
        type="button"
        className={styles.way}
        aria-label={homeSectionsText.nextPrompt}
        title={homeSectionsText.nextPrompt}
        onClick={() => show(index + 1)}
      >
        <CaptionedIcon icon={RetryIcon} caption={homeSectionsText.nextCaption} />
      </button>
    </div>
  );
}
