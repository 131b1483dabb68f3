import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
  type WheelEvent,
} from 'react';
import { getTextDirection } from '../design/getTextDirection.ts';
import { REDUCED_MOTION_QUERY, WIDE_SCREEN_QUERY } from '../design/mediaQueries.ts';

/** A swipe has ended once a page is at most this far from its position. */
const MAX_REST_OFFSET_PX = 1;

/** Whether a change of tab is animated. It is not on wide screens. */
const canSwipe = () =>
  !window.matchMedia(WIDE_SCREEN_QUERY).matches && !window.matchMedia(REDUCED_MOTION_QUERY).matches;

/**
 * Syncs a horizontally scrolling row of pages with the `index` of the open page. Calls `onIndex` with the page on
 * which a swipe ended. `seen` are the pages that were visible at least partly.
 */
export function usePager(count: number, index: number, onIndex: (index: number) => void) {
  const pager = useRef<HTMLDivElement>(null);
  const [seenPages, setSeen] = useState<ReadonlySet<number>>(() => new Set([index]));
  /** The page that the app is scrolling to. Pages on the way are not opened. */
  const targetPageRef = useRef<number | null>(null);
  const isTouchedRef = useRef(false);
  if (!seenPages.has(index)) setSeen(new Set([...seenPages, index]));

  const goTo = (element: HTMLElement, page: number, behavior: ScrollBehavior = 'instant') => {
    const left = page * element.clientWidth * getTextDirection(element);
    if (Math.abs(element.scrollLeft - left) <= MAX_REST_OFFSET_PX) return;
    targetPageRef.current = page;
    element.scrollTo({ left, behavior });
  };

  const isFirstRef = useRef(true);
  useLayoutEffect(() => {
    const element = pager.current;
    if (!element) return;
    goTo(element, index, isFirstRef.current || !canSwipe() ? 'instant' : 'smooth');
    isFirstRef.current = false;
  }, [index]);

  // Align the open page after a resize, which would leave two pages partly visible.
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
    const scrolledPages = (element.scrollLeft / element.clientWidth) * getTextDirection(element);
    const page = Math.min(count - 1, Math.max(0, Math.round(scrolledPages)));
    const visiblePages = [Math.floor(scrolledPages), Math.ceil(scrolledPages)].filter(
      (pageIndex) => pageIndex >= 0 && pageIndex < count && !seenPages.has(pageIndex),
    );
    if (visiblePages.length > 0) setSeen(new Set([...seenPages, ...visiblePages]));
    if (Math.abs(scrolledPages - page) * element.clientWidth > MAX_REST_OFFSET_PX) return;
    if (targetPageRef.current !== null && targetPageRef.current !== page) return;
    targetPageRef.current = null;
    if (page === index) return;
    if (isTouchedRef.current) onIndex(page);
    else goTo(element, index);
  };
  return { pager, seen: seenPages, handlers: { onScroll, ...touchHandlers(isTouchedRef, targetPageRef) } };
}

/**
 * Handlers that detect whether the shopper scrolls. Only then may another page open. The browser also scrolls by
 * itself, e.g. to show a focused button.
 */
function touchHandlers(isTouchedRef: RefObject<boolean>, targetPageRef: RefObject<number | null>) {
  const setTouched = (isTouched: boolean) => {
    isTouchedRef.current = isTouched;
    if (isTouched) targetPageRef.current = null;
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => setTouched(pointerType !== 'mouse'),
    // A scroll fires `pointercancel`, so `pointerup` means a tap.
    onPointerUp: () => setTouched(false),
    onWheel: ({ deltaX, shiftKey }: WheelEvent) => setTouched(deltaX !== 0 || shiftKey),
    onScrollEnd: () => setTouched(false),
  };
}
