import type { ReactElement } from 'react';

/** An icon on a 24 px grid with a stroke of 1.5 px, in the color of the surrounding text. */
export type Icon = () => ReactElement;

/**
 * Creates an icon from a single path. `isMirrored` mirrors it in text from right to left. Define icons of lazy code in
 * that code, so that other code does not load them.
 */
export function createIcon(
  path: string,
  options?: { readonly isFilled?: boolean; readonly isMirrored?: boolean },
): Icon {
  return function DrawnIcon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill={options?.isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        data-mirrored={options?.isMirrored}
      >
        <path d={path} />
      </svg>
    );
  };
}
