import type { KeyboardEvent } from 'react';
import { readArrowStep } from '../design/readArrowStep.ts';

/** Moves the focus to the next or previous link or button of an element on an arrow key. Stops at both ends. */
export function moveFocusWithin(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = controls[controls.indexOf(event.target as HTMLElement) + readArrowStep(event)];
  if (!next || next === event.target) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
