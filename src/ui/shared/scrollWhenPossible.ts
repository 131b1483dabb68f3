/** Maximum time to wait until the content has its former height. */
const MAX_WAIT_MS = 5_000;

/**
 * Scrolls to `position` once the content is high enough, unless the shopper scrolls first. Returns a function that
 * cancels this.
 */
export function scrollWhenPossible(element: HTMLElement, position: number): () => void {
  const deadlineMs = performance.now() + MAX_WAIT_MS;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const tryToScroll = () => {
    element.scrollTop = position;
    if (Math.abs(element.scrollTop - position) > 1 && performance.now() < deadlineMs)
      frame = requestAnimationFrame(tryToScroll);
  };
  tryToScroll();
  for (const gesture of ['wheel', 'touchmove', 'keydown'])
    element.addEventListener(gesture, stop, { passive: true, once: true });
  return stop;
}
