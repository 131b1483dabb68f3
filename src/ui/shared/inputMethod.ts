import type { KeyboardEvent } from 'react';

/** The key code of a key press that an input method handles; in Safari its composition ends before the event. */
const HANDLED_BY_INPUT_METHOD = 229;

/** Whether a key press belongs to the composition of an input method, which it may confirm or cancel. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;
}

/** Whether a key press is Enter, and not the one that confirms a composition. */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'nativeEvent'>): boolean {
  return event.key === 'Enter' && !isComposing(event);
}
