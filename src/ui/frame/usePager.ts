import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
  type WheelEvent,
} from 'react';
import { REDUCED_MOTION, WIDE } from '../design/useMediaQuery.ts';

/** So near to a page (in pixels) a swipe has come to rest. */
const AT_REST_PX = 1;

/** A large screen changes tabs at once: a whole desk sliding by explains nothing. */
const slides = () => !window.matchMedia(WIDE).matches && !window.matchMedia(REDUCED_MOTION).matches;

/**
 * Keeps a row of pages, scrolled sideways, and the index of the open one together. `onIndex` is told
 * where a swipe came to rest. `seen` are the pages that have been at least partly in sight.
 */
export function usePager(count: number, index: number, onIndex: (index: number) => void) {
  const pager = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([index]));
  /** The page that the app itself is scrolling to; what lies on the way does not count. */
  const target = useRef<number | null>(null);
  const byHand = useRef(false);
  if (!seen.has(index)) setSeen(new Set([...seen, index]));

  const goTo = (element: HTMLElement, page: number, behavior: ScrollBehavior = 'instant') => {
    const left = page * element.clientWidth;
    if (Math.abs(element.scrollLeft - left) <= AT_REST_PX) return;
    target.current = page;
    element.scrollTo({ left, behavior });
  };

  const first = useRef(true);
  useLayoutEffect(() => {
    const element = pager.current;
    if (!element) return;
    goTo(element, index, first.current || !slides() ? 'instant' : 'smooth');
    first.current = false;
  }, [index]);

  // A window of another width would leave two halves in sight.
  useEffect(() => {
    const element = pager.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => goTo(element, index));
    observer.observe(element);
    return () => observer.disconnect();
  }, [index]);

  const onScroll = () => {
    const element = pager.current;
    if (!element?.clientWidth) return;
    const place = element.scrollLeft / element.clientWidth;
    const page = Math.min(count - 1, Math.max(0, Math.round(place)));
    const inSight = [Math.floor(place), Math.ceil(place)].filter(
      (each) => each >= 0 && each < count && !seen.has(each),
    );
    if (inSight.length > 0) setSeen(new Set([...seen, ...inSight]));
    if (Math.abs(place - page) * element.clientWidth > AT_REST_PX) return;
    if (target.current !== null && target.current !== page) return;
    target.current = null;
    if (page === index) return;
    if (byHand.current) onIndex(page);
    else goTo(element, index);
  };
  return { pager, seen, handlers: { onScroll, ...handsOn(byHand, target) } };
}

/**
 * Only a hand changes pages, and takes over from whatever the app was scrolling to. A browser also scrolls sideways
 * by itself, to bring a word that was looked for or a button that was called for to the middle of the screen.
 */
function handsOn(byHand: RefObject<boolean>, target: RefObject<number | null>) {
  const take = (moves: boolean) => {
    byHand.current = moves;
    if (moves) target.current = null;
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => take(pointerType !== 'mouse'),
    // A finger that scrolls is cancelled; one that is lifted has tapped.
    onPointerUp: () => take(false),
    onWheel: ({ deltaX, shiftKey }: WheelEvent) => take(deltaX !== 0 || shiftKey),
    onScrollEnd: () => take(false),
  };
}
