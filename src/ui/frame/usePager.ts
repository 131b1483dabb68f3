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

/** A swipe has ended on a page when it is less than this many pixels away. */
const AT_REST_PX = 1;

/** Whether tab changes are animated; not on wide screens. */
const isNarrow = () => !window.matchMedia(WIDE).matches && !window.matchMedia(REDUCED_MOTION).matches;

/**
 * Syncs a horizontally scrolling row of pages with the `index` of the open one. Calls `onIndex` with the page on which
 * a swipe ended. `seen` are the pages that have been at least partly visible.
 */
export function usePager(count: number, index: number, onIndex: (index: number) => void) {
  const pager = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set([index]));
  /** The page to which the app is scrolling; pages on the way are not opened. */
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
    goTo(element, index, first.current || !isNarrow() ? 'instant' : 'smooth');
    first.current = false;
  }, [index]);

  // Realign after a resize, which would leave two pages partly visible.
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
  return { pager, seen, handlers: { onScroll, ...touchHandlers(byHand, target) } };
}

/**
 * Handlers that detect scrolling by the shopper, which alone may open another page and cancels the app's scrolling. The
 * browser also scrolls by itself, to reveal a found word or a focused button.
 */
function touchHandlers(byHand: RefObject<boolean>, target: RefObject<number | null>) {
  const take = (moves: boolean) => {
    byHand.current = moves;
    if (moves) target.current = null;
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => take(pointerType !== 'mouse'),
    // Scrolling fires `pointercancel`; `pointerup` means a tap.
    onPointerUp: () => take(false),
    onWheel: ({ deltaX, shiftKey }: WheelEvent) => take(deltaX !== 0 || shiftKey),
    onScrollEnd: () => take(false),
  };
}
