import { useEffect, useRef, useState, type RefObject } from 'react';
import { commonText } from '../text/commonText.ts';
import { IconButton } from './IconButton.tsx';
import { UpIcon } from './icons/icons.tsx';
import styles from './ScrollToTop.module.css';

/** Minimum scroll position for the button to appear (spec section 9). */
const MIN_SCROLL_PX = 300;
const VISIBLE_DURATION_MS = 1_000;

/** A button that scrolls to the top. Appears while the shopper scrolls up, far from the top. */
export function ScrollToTop({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  const [isShown, setIsShown] = useState(false);
  const isHoveredRef = useRef(false);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let previousTop = element.scrollTop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartHideTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => (isHoveredRef.current ? restartHideTimer() : setIsShown(false)), VISIBLE_DURATION_MS);
    };
    const onScroll = () => {
      const now = element.scrollTop;
      const isScrollingUp = now < previousTop;
      previousTop = now;
      if (now <= MIN_SCROLL_PX) setIsShown(false);
      else if (isScrollingUp) {
        setIsShown(true);
        restartHideTimer();
      }
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);

  return (
    <IconButton
      className={styles.button}
      label={commonText.scrollToTop}
      icon={UpIcon}
      data-shown={isShown}
      onPointerEnter={() => (isHoveredRef.current = true)}
      onPointerLeave={() => (isHoveredRef.current = false)}
      onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  );
}
