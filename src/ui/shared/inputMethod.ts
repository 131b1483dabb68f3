import type { KeyboardEvent } from 'react';

/** The key code of a key press that an input method handles. Safari reports it after the end of a composition. */
const HANDLED_BY_INPUT_METHOD = 229;

/** Whether a key press belongs to the composition of a character. */
export function isComposing({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === HANDLED_BY_INPUT_METHOD;
}

/** Whether a key press is Enter and does not end the composition of a character. */
export function isEnter(event: Pick<KeyboardEvent, 'key' | 'nativeEvent'>): boolean {
  return event.key === 'Enter' && !isComposing(event);
}
