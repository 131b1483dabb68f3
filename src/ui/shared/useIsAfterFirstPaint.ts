import { useContext, useEffect, useState } from 'react';
import { FirstPictureContext } from '../design/FirstPictureContext.ts';
import { useSnapshot } from './useSnapshot.ts';

/**
 * Delays content outside the viewport, so that a phone paints the visible part first: returns false during the first
 * render, and true soon after its paint. If the page begins with a picture, it also waits for the first picture.
 */
export function useIsAfterFirstPaint(): boolean {
  const isPictureShown = useSnapshot(useContext(FirstPictureContext));
  const [isAfterFirstPaint, setAfterFirstPaint] = useState(false);
  useEffect(() => {
    if (!isPictureShown) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setAfterFirstPaint(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPictureShown]);
  return isAfterFirstPaint;
}
