import {
  Children,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { commonText } from '../text/commonText.ts';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { NextIcon, PreviousIcon } from './icons/icons.tsx';
import { readArrowStep } from './readArrowStep.ts';
import styles from './Carousel.module.css';

/** Lets other elements, such as thumbnails, move the carousel. */
export interface CarouselHandle {
  /** Scrolls to a slide; ignores an invalid index. */
  show(index: number): void;
}

export interface CarouselProps {
  readonly control?: Ref<CarouselHandle>;
  /** The accessible name of the carousel. */
  readonly label: string;
  /** `gallery`: one slide fills the carousel. `strip`: several cards side by side, each as wide as `--slide-width`. */
  readonly variant?: 'gallery' | 'strip';
  /** Delay after scrolling before the app snaps to a card (spec section 9). Without it, the browser snaps. */
  readonly snapAfterMs?: number;
  /** The initial slide; the first by default. */
  readonly startIndex?: number;
  /** Called with the index of the first visible slide whenever it changes. */
  readonly onIndexChange?: (index: number) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

interface ScrollPosition {
  readonly index: number;
  readonly isAtEnd: boolean;
}

/** A row of slides with swipes, buttons and arrow keys. Change its `key` to start again at `startIndex`. */
export function Carousel({
  control,
  label,
  variant = 'gallery',
  snapAfterMs,
  startIndex = 0,
  onIndexChange,
  className,
  children,
}: CarouselProps) {
  const slides = Children.toArray(children);
  const trackRef = useRef<HTMLUListElement>(null);
  const trackId = useId();
  const [{ index, isAtEnd }, setScrollPosition] = useState<ScrollPosition>({
    index: startIndex,
    isAtEnd: startIndex >= slides.length - 1,
  });

  /** The slide that a button or key scrolls to, until scrolling has reached it. A slow device may pause on the way. */
  const targetSlide = useRef<number | null>(null);

  const [start] = useState(startIndex);
  useLayoutEffect(() => {
    if (start > 0) trackRef.current?.scrollTo({ left: getSlideLeft(trackRef.current, start), behavior: 'instant' });
  }, [start]);

  const updateScrollPosition = () => {
    if (trackRef.current && targetSlide.current !== null && hasArrived(trackRef.current, targetSlide.current))
      targetSlide.current = null;
    const scrollPosition = trackRef.current && findScrollPosition(trackRef.current);
    if (!scrollPosition || (scrollPosition.index === index && scrollPosition.isAtEnd === isAtEnd)) return;
    setScrollPosition(scrollPosition);
    if (scrollPosition.index !== index) onIndexChange?.(scrollPosition.index);
  };
  const restDetector = useScrollRest(snapAfterMs, () => {
    const scrollPosition = trackRef.current && findScrollPosition(trackRef.current);
    if (scrollPosition && (targetSlide.current !== null || !scrollPosition.isAtEnd))
      scrollTo(targetSlide.current ?? scrollPosition.index);
    targetSlide.current = null;
  });
  const latestUpdateScrollPosition = useRef(updateScrollPosition);
  useEffect(() => {
    latestUpdateScrollPosition.current = updateScrollPosition;
  });
  useEffect(() => {
    if (!trackRef.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => latestUpdateScrollPosition.current());
    observer.observe(trackRef.current);
    return () => observer.disconnect();
  }, [slides.length]);

  // When the focused button is disabled, move the focus to the slides, so that the arrow keys still work.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && activeElement.parentElement === trackRef.current?.parentElement)
      trackRef.current?.focus({ preventScroll: true });
  }, [index, isAtEnd]);

  const scrollTo = (slide: number) => trackRef.current?.scrollTo({ left: getSlideLeft(trackRef.current, slide) });
  const showSlide = (slide: number) => {
    const target = Math.min(Math.max(slide, 0), slides.length - 1);
    if (snapAfterMs !== undefined && trackRef.current && !hasArrived(trackRef.current, target))
      targetSlide.current = target;
    scrollTo(target);
  };
  useImperativeHandle(control, () => ({ show: showSlide }));
  const moveBy = (step: number) => showSlide((targetSlide.current ?? index) + step);
  const cancelProgrammaticScroll = () => {
    targetSlide.current = null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = readArrowStep(event);
    if (step === 0 || slides.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    moveBy(step);
  };

  return (
    <div
      className={classNames(
        styles.carousel,
        variant === 'strip' && styles.strip,
        snapAfterMs !== undefined && styles.free,
        className,
      )}
      role="group"
      aria-roledescription={commonText.carousel}
      aria-label={label}
    >
      <ul
        className={styles.track}
        ref={trackRef}
        id={trackId}
        tabIndex={slides.length > 1 ? 0 : -1}
        aria-label={label}
        onScroll={() => (updateScrollPosition(), restDetector.moved())}
        onWheel={cancelProgrammaticScroll}
        onTouchStart={() => (cancelProgrammaticScroll(), restDetector.hold())}
        onTouchEnd={restDetector.release}
        onTouchCancel={restDetector.release}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, scrollPosition) => (
          <li
            className={styles.slide}
            key={scrollPosition}
            aria-label={commonText.slide(scrollPosition + 1, slides.length)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <IconButton
            className={classNames(styles.button, styles.previous)}
            label={commonText.previous}
            icon={PreviousIcon}
            aria-controls={trackId}
            disabled={index === 0}
            onClick={() => moveBy(-1)}
          />
          <IconButton
            className={classNames(styles.button, styles.next)}
            label={commonText.next}
            icon={NextIcon}
            aria-controls={trackId}
            disabled={isAtEnd}
            onClick={() => moveBy(1)}
          />
        </>
      )}
    </div>
  );
}

/** Calls `onRest` after `afterMs` without scrolling. A finger on the screen counts as scrolling. */
function useScrollRest(afterMs: number | undefined, onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouchedRef = useRef(false);
  const latestOnRest = useRef(onRest);
  useEffect(() => {
    latestOnRest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = () => {
    clearTimeout(timer.current);
    if (afterMs !== undefined && !isTouchedRef.current)
      timer.current = setTimeout(() => latestOnRest.current(), afterMs);
  };
  return {
    moved: onScroll,
    hold: () => {
      isTouchedRef.current = true;
      clearTimeout(timer.current);
    },
    release: () => {
      isTouchedRef.current = false;
      onScroll();
    },
  };
}

function getSlideLeft(track: HTMLElement, slide: number): number {
  const target = track.children[slide] as HTMLElement | undefined;
  return target ? target.offsetLeft - getFirstOffset(track) : track.scrollLeft;
}

/** Whether scrolling has reached the slide, or the end of the track. */
function hasArrived(track: HTMLElement, slide: number): boolean {
  const distance = Math.min(Math.abs(getSlideLeft(track, slide)), track.scrollWidth - track.clientWidth);
  return Math.abs(Math.abs(track.scrollLeft) - distance) < 2;
}

const getFirstOffset = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0;

function findScrollPosition(track: HTMLElement): ScrollPosition {
  const origin = getFirstOffset(track);
  const distances = [...track.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - origin - track.scrollLeft),
  );
  const index = Math.max(0, distances.indexOf(Math.min(...distances)));
  return { index, isAtEnd: Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2 };
}
