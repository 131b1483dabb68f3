import {
  Children,
  useEffect,
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
import styles from './Carousel.module.css';

/** Lets other elements, such as thumbnails, move the carousel. */
export interface CarouselControl {
  /** Scrolls to a slide; ignores an invalid index. */
  show(index: number): void;
}

export interface CarouselProps {
  readonly control?: Ref<CarouselControl>;
  /** The accessible name of the carousel. */
  readonly label: string;
  /** `gallery`: one slide fills the carousel. `strip`: several cards side by side, each as wide as `--slide-width`. */
  readonly variant?: 'gallery' | 'strip';
  /** Delay after scrolling before the app snaps to a card (spec section 9); if omitted, the browser snaps. */
  readonly snapAfterMs?: number;
  /** The initial slide; the first by default. */
  readonly startIndex?: number;
  /** Called with the index of the first slide in view when it changes. */
  readonly onIndexChange?: (index: number) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

interface Place {
  readonly index: number;
  readonly atEnd: boolean;
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
  const track = useRef<HTMLUListElement>(null);
  const [{ index, atEnd }, setPlace] = useState<Place>({ index: startIndex, atEnd: startIndex >= slides.length - 1 });

  /** The slide that a button or key scrolls to; kept until it arrives, because a slow device may pause on the way. */
  const aim = useRef<number | null>(null);

  const [start] = useState(startIndex);
  useLayoutEffect(() => {
    if (start > 0) track.current?.scrollTo({ left: leftOf(track.current, start), behavior: 'instant' });
  }, [start]);

  const look = () => {
    if (track.current && aim.current !== null && hasArrived(track.current, aim.current)) aim.current = null;
    const place = track.current && placeOf(track.current);
    if (!place || (place.index === index && place.atEnd === atEnd)) return;
    setPlace(place);
    if (place.index !== index) onIndexChange?.(place.index);
  };
  const rest = useRest(snapAfterMs, () => {
    const place = track.current && placeOf(track.current);
    if (place && (aim.current !== null || !place.atEnd)) scrollTo(aim.current ?? place.index);
    aim.current = null;
  });
  const latestLook = useRef(look);
  useEffect(() => {
    latestLook.current = look;
  });
  useEffect(() => {
    if (!track.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => latestLook.current());
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [slides.length]);

  // When the focused button is disabled at an end, move the focus to the slides, so that the arrow keys still work.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches(':disabled') && activeElement.parentElement === track.current?.parentElement)
      track.current?.focus({ preventScroll: true });
  }, [index, atEnd]);

  const scrollTo = (slide: number) => track.current?.scrollTo({ left: leftOf(track.current, slide) });
  const show = (slide: number) => {
    const target = Math.min(Math.max(slide, 0), slides.length - 1);
    if (snapAfterMs !== undefined && track.current && !hasArrived(track.current, target)) aim.current = target;
    scrollTo(target);
  };
  useImperativeHandle(control, () => ({ show }));
  const go = (step: 1 | -1) => show((aim.current ?? index) + step);
  const takeOver = () => {
    aim.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (!step || slides.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    go(step);
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
      aria-label={label}
    >
      <ul
        className={styles.track}
        ref={track}
        tabIndex={slides.length > 1 ? 0 : -1}
        aria-label={label}
        onScroll={() => (look(), rest.moved())}
        onWheel={takeOver}
        onTouchStart={() => (takeOver(), rest.hold())}
        onTouchEnd={rest.release}
        onTouchCancel={rest.release}
        onKeyDown={onKeyDown}
      >
        {slides.map((slide, place) => (
          <li className={styles.slide} key={place} aria-label={commonText.slide(place + 1, slides.length)}>
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
            disabled={index === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            className={classNames(styles.button, styles.next)}
            label={commonText.next}
            icon={NextIcon}
            disabled={atEnd}
            onClick={() => go(1)}
          />
        </>
      )}
    </div>
  );
}

/** Calls `onRest` after `afterMs` without scrolling; a finger on the screen counts as scrolling. */
function useRest(afterMs: number | undefined, onRest: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const latest = useRef(onRest);
  useEffect(() => {
    latest.current = onRest;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const moved = () => {
    clearTimeout(timer.current);
    if (afterMs !== undefined && !held.current) timer.current = setTimeout(() => latest.current(), afterMs);
  };
  return {
    moved,
    hold: () => {
      held.current = true;
      clearTimeout(timer.current);
    },
    release: () => {
      held.current = false;
      moved();
    },
  };
}

function leftOf(track: HTMLElement, slide: number): number {
  const target = track.children[slide] as HTMLElement | undefined;
  return target ? target.offsetLeft - firstOffset(track) : track.scrollLeft;
}

/** Whether the slide has reached its scroll position, which is limited to the end of the track. */
function hasArrived(track: HTMLElement, slide: number): boolean {
  return Math.abs(track.scrollLeft - Math.min(leftOf(track, slide), track.scrollWidth - track.clientWidth)) < 2;
}

const firstOffset = (track: HTMLElement) => (track.firstElementChild as HTMLElement | null)?.offsetLeft ?? 0;

function placeOf(track: HTMLElement): Place {
  const origin = firstOffset(track);
  const distances = [...track.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - origin - track.scrollLeft),
  );
  const index = Math.max(0, distances.indexOf(Math.min(...distances)));
  return { index, atEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - 2 };
}
