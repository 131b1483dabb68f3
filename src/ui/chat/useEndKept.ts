import { useEffect, useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

/** How near to the end one has to be to be taken along by what comes. */
const NEAR_END = 80;

/**
 * Keeps a list at its end while `content` grows, unless one reads further up. Messages out of sight have a guessed
 * height, so the end moves also when they come into sight, or when the list gets another size.
 */
export function useEndKept(list: RefObject<HTMLElement | null>, content: unknown): (event: UIEvent<HTMLElement>) => void {
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
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END || (atEnd.current && !readsOn);
  };
}

function goToEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}
