import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../design/classNames.ts';
import { Carousel, type CarouselHandle } from '../design/Carousel.tsx';
import { IconButton } from '../design/IconButton.tsx';
import { PauseIcon, PlayIcon } from '../home/icons.tsx';
import { MotionContext } from '../home/motion/MotionContext.ts';
import { useSectionMotion } from '../home/motion/useSectionMotion.ts';
import { marketingText } from '../text/marketingText.ts';
import { usePageMotionContext } from './PageMotion.ts';
import styles from './SlideShow.module.css';

/** Maximum number of slides whose names fit side by side on a phone. */
const MAX_NAMED_SLIDES = 3;

export interface Slide {
  readonly name: string;
  readonly content: ReactNode;
}

export interface SlideShowProps {
  /** The accessible name. */
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly intervalMs: number;
}

/**
 * Slides that change by themselves while they are on screen and the visitor is not using them. A slide can be swiped,
 * chosen by name, stepped to and paused. Without JavaScript the slides are a row that scrolls.
 */
export function SlideShow({ label, slides, intervalMs }: SlideShowProps) {
  const { clock } = useContext(MotionContext);
  const { canMove, isPaused, togglePause } = usePageMotionContext();
  const { ref, isMoving, handlers } = useSectionMotion<HTMLDivElement>();
  const carousel = useRef<CarouselHandle>(null);
  const [index, setIndex] = useState(0);
  useEffect(() => {
    if (!isMoving) return;
    return clock.after(intervalMs, () => carousel.current?.show((index + 1) % slides.length));
  }, [clock, isMoving, index, intervalMs, slides.length]);
  return (
    <div className={styles.show} ref={ref} {...handlers}>
      <div className={classNames(styles.controls, slides.length > MAX_NAMED_SLIDES && styles.many)}>
        {canMove && (
          <IconButton
            label={isPaused ? marketingText.play : marketingText.pause}
            icon={isPaused ? PlayIcon : PauseIcon}
            onClick={togglePause}
          />
        )}
        {slides.map(({ name }, position) => (
          <button
            key={name}
            className={styles.name}
            type="button"
            aria-current={position === index || undefined}
            onClick={() => carousel.current?.show(position)}
          >
            <span className={styles.text}>{name}</span>
          </button>
        ))}
      </div>
      <Carousel control={carousel} className={styles.carousel} label={label} onIndexChange={setIndex}>
        {slides.map(({ name, content }) => (
          <div className={styles.slide} key={name}>
            {content}
          </div>
        ))}
      </Carousel>
    </div>
  );
}
