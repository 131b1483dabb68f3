import { useEffect, useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

/** New content scrolls the list only if it was at most this far from its end. */
const MAX_DISTANCE_FROM_END_PX = 80;

/**
 * Keeps a list scrolled to its end while `content` grows, unless the shopper scrolled up. Messages out of view have an
 * estimated height, so the end also moves when they come into view or the list is resized.
 */
export function useScrollToEnd(
  list: RefObject<HTMLElement | null>,
  content: unknown,
): (event: UIEvent<HTMLElement>) => void {
  const atEndRef = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    if (list.current && atEndRef.current) scrollToEnd(list.current);
  }, [list, content]);
  useEffect(() => {
    const { current } = list;
    if (!current?.firstElementChild || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => atEndRef.current && scrollToEnd(current));
    observer.observe(current);
    observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [list]);
  return ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
    const hasScrolledUp = scrollTop < top.current;
    top.current = scrollTop;
    atEndRef.current =
      scrollHeight - scrollTop - clientHeight < MAX_DISTANCE_FROM_END_PX || (atEndRef.current && !hasScrolledUp);
  };
}

function scrollToEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}
