import { useContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { MotionContext } from './MotionContext.ts';

/** The time to type one character (spec section 9). */
const CHARACTER_MS = 30;

/**
 * Types each new `text` into an element, character by character. Shows it at once unless `isMoving`. Writes to the
 * element directly, because rendering each character would be ten times slower.
 */
export function useTypedText(text: string, isMoving: boolean): RefObject<HTMLElement | null> {
  const { clock } = useContext(MotionContext);
  const element = useRef<HTMLElement>(null);
  const typedText = useRef<string | null>(null);
  useLayoutEffect(() => {
    const showText = (length: number) => {
      if (element.current) element.current.textContent = text.slice(0, length);
    };
    if (!isMoving || typedText.current === text) return showText(text.length);
    let cancelNext = () => {};
    const typeNextCharacter = (length: number) => {
      showText(length);
      if (length < text.length) cancelNext = clock.after(CHARACTER_MS, () => typeNextCharacter(length + 1));
      else typedText.current = text;
    };
    typeNextCharacter(0);
    return () => cancelNext();
  }, [clock, text, isMoving]);
  return element;
}
