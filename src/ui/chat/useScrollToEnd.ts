import { useEffect, useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

/** New content scrolls the list if the list was at most this far from its end. */
const MAX_DISTANCE_FROM_END_PX = 80;
/** Space above a tall answer that is scrolled to the top of the list. */
const ANSWER_MARGIN_PX = 12;

/** Events by which a shopper scrolls, also with the scroll bar. */
const SCROLL_GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps a list scrolled to its end while `content` grows, unless the shopper scrolled away. The beginning of an
 * answer that is taller than the list stays in view. Messages out of view have an estimated height, so the end also
 * moves when they come into view. A new `newestOwnKey`, the key of the shopper's newest message, always scrolls to
 * the end.
 */
export function useScrollToEnd(
  list: RefObject<HTMLElement | null>,
  content: unknown,
  newestOwnKey: string | null,
): (event: UIEvent<HTMLElement>) => void {
  const isFollowingEndRef = useRef(true);
  const isByShopperRef = useRef(false);
  const top = useRef(0);
  const keepAtEnd = (element: HTMLElement | null) => {
    if (element === null || !isFollowingEndRef.current) return;
    isByShopperRef.current = false;
    scrollToEnd(element);
  };
  const latestKeepAtEnd = useRef(keepAtEnd);
  useLayoutEffect(() => {
    isFollowingEndRef.current = true;
  }, [newestOwnKey]);
  useLayoutEffect(() => latestKeepAtEnd.current(list.current), [list, content]);
  useEffect(() => {
    const { current } = list;
    if (!current?.firstElementChild) return;
    const onGesture = () => {
      isByShopperRef.current = true;
    };
    for (const type of SCROLL_GESTURES) current.addEventListener(type, onGesture, { passive: true });
    const stopGestures = () => SCROLL_GESTURES.forEach((type) => current.removeEventListener(type, onGesture));
    if (typeof ResizeObserver === 'undefined') return stopGestures;
    const observer = new ResizeObserver(() => latestKeepAtEnd.current(current));
    observer.observe(current);
    observer.observe(current.firstElementChild);
    return () => {
      stopGestures();
      observer.disconnect();
    };
  }, [list]);
  return ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
    const isAtEnd = scrollHeight - scrollTop - clientHeight < MAX_DISTANCE_FROM_END_PX;
    const hasScrolledAway = isByShopperRef.current || scrollTop < top.current;
    top.current = scrollTop;
    isFollowingEndRef.current = isAtEnd || (isFollowingEndRef.current && !hasScrolledAway);
  };
}

function scrollToEnd(list: HTMLElement): void {
  const newestMessage = [...list.querySelectorAll<HTMLElement>('[data-own]')].at(-1);
  // Without messages, the list shows conversation starters from the top.
  if (!newestMessage) return;
  const newestAnswer = newestMessage.nextElementSibling ?? newestMessage;
  const answerTop =
    newestAnswer.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop - ANSWER_MARGIN_PX;
  list.scrollTop = Math.min(answerTop, list.scrollHeight - list.clientHeight);
}
