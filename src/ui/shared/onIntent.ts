export interface IntentHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: () => void;
}

/** Event handlers that prefetch code when the shopper hovers over, touches or focuses a control. */
export const createIntentHandlers = ({ preload }: { readonly preload?: () => void }): IntentHandlers =>
  preload ? { onPointerEnter: preload, onPointerDown: preload, onFocus: preload } : {};
