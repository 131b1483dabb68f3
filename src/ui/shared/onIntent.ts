export interface IntentHandlers {
  readonly onPointerEnter?: () => void;
  readonly onPointerDown?: () => void;
  readonly onFocus?: () => void;
}

/** Handlers for the way to a part: fetch its code when the shopper reaches for it, before the click. */
export const onIntent = ({ preload }: { readonly preload?: () => void }): IntentHandlers =>
  preload ? { onPointerEnter: preload, onPointerDown: preload, onFocus: preload } : {};
