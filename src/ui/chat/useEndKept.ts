import { useEffect, useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

/** New content scrolls the list only if it was at most this far from its end. */
const NEAR_END_PX = 80;

/**
 * Keeps a list scrolled to its end while `content` grows, unless the shopper scrolled up. Messages out of view have an
 * estimated height, so the end also moves when they come into view or the list is resized.
 */
export function useEndKept(
  list: RefObject<HTMLElement | null>,
  content: unknown,
): (event: UIEvent<HTMLElement>) => void {
  const atEnd = useRef(true);
  const top = useRef(0);
  useLayoutEffect(() => {
    if (list.current && atEnd.current) goToEnd(list.current);
  }, [list, content]);
  useEffect(() => {
    const { current } = list;
    if (!current?.firstElementChild || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => atEnd.current && goToEnd(current));
    observer.observe(current);
    observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, [list]);
  return ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
    const readsOn = scrollTop < top.current;
    top.current = scrollTop;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX || (atEnd.current && !readsOn);
  };
}

function goToEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}
