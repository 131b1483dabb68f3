import { isComposing } from '../shared/inputMethod.ts';
import { useState, type KeyboardEvent } from 'react';

const CARET_KEYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * The keyboard behavior of a combobox with suggestions, by the ARIA Authoring Practices: the arrow keys move through
 * the list and wrap around, Enter chooses, Escape closes the list. The focus stays in the field. Keys that move the
 * caret leave the list, so that Enter then chooses the typed text.
 */
export function useSuggestionList(
  suggestions: readonly string[],
  onChoose: (suggestion: string) => void,
  onClose: () => void,
) {
  const [active, setActive] = useState<{ readonly list: readonly string[]; readonly index: number } | null>(null);
  const isOpen = suggestions.length > 0;
  // A new list starts without an active suggestion.
  const activeIndex = isOpen && active?.list === suggestions ? active.index : null;
  const setActiveIndex = (index: number) => setActive({ list: suggestions, index });
  const moveBy = (step: 1 | -1) => {
    const from = activeIndex ?? (step === 1 ? -1 : suggestions.length);
    setActiveIndex((from + step + suggestions.length) % suggestions.length);
  };
  const actionByKey: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => moveBy(1),
    ArrowUp: () => moveBy(-1),
    Escape: onClose,
    ...(activeIndex !== null && { Enter: () => onChoose(suggestions[activeIndex] ?? '') }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (CARET_KEYS.has(event.key)) setActive(null);
    const action = isOpen && !isComposing(event) ? actionByKey[event.key] : undefined;
    if (action === undefined) return;
    // Without this, Escape would close a dialog around the field, and the arrow keys would move the caret.
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return { activeIndex, setActiveIndex, isOpen, choose: onChoose, onKeyDown };
}
