import { useContext, useEffect, useState } from 'react';
import { MotionContext } from './MotionContext.ts';

/** A text counts as read after this time on the screen. */
const MIN_READ_MS = 700;

/** The text that the shopper has probably read. While `isMoving`, a text that has just appeared does not count. */
export function useReadText(text: string, isMoving: boolean): string {
  const { clock } = useContext(MotionContext);
  const [readText, setReadText] = useState(text);
  useEffect(() => {
    if (isMoving) return clock.after(MIN_READ_MS, () => setReadText(text));
    setReadText(text);
    return undefined;
  }, [clock, text, isMoving]);
  return isMoving ? readText : text;
}
