import type { ReactElement } from 'react';

/** An icon on a 24 px grid with a stroke of 1.5 px; it takes the color of the surrounding text. */
export type Icon = () => ReactElement;

/**
 * Creates an icon from a single path. Define icons of a lazy part in that part, so that other parts do not load them.
 */
export function createIcon(
  path: string,
  options?: { readonly isFilled?: boolean /** Points along the text. */; readonly isMirrored?: boolean },
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
